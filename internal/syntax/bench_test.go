package syntax

import (
	"encoding/json"
	"testing"

	"github.com/slashlint/slashlint/playground/examples"
)

// BenchmarkRead reads documents as they are written; encoding/json's bare check of well-formedness
// stands beside it.
func BenchmarkRead(b *testing.B) {
	for _, document := range []struct {
		name string
		src  []byte
	}{
		{"typical", examples.Typical()},
		{"bot of 40", examples.Bot40()},
		{"bot in 32 locales", examples.Bot32Locales()},
		{"full set", examples.FullSet()},
	} {
		b.Run(document.name, func(b *testing.B) {
			b.SetBytes(int64(len(document.src)))
			b.ReportAllocs()
			for b.Loop() {
				Read(document.src, JSON)
			}
		})
		b.Run(document.name+"/json.Valid", func(b *testing.B) {
			b.SetBytes(int64(len(document.src)))
			for b.Loop() {
				json.Valid(document.src)
			}
		})
	}
}

func BenchmarkHostile(b *testing.B) {
	for _, h := range hostile {
		for _, size := range []struct {
			name  string
			bytes int
		}{{"1MB", 1 << 20}, {"4MB", 4 << 20}} {
			b.Run(h.name+"/"+size.name, func(b *testing.B) {
				src := h.document(size.bytes)
				b.SetBytes(int64(len(src)))
				b.ReportAllocs()
				for b.Loop() {
					Read(src, JSON)
				}
			})
		}
	}
}
