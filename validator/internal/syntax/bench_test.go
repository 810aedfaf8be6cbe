package syntax

import (
	"encoding/json"
	"strings"
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
				Read(document.src)
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

type hostileCase struct{ name, before, part string }

// hostile are parts of documents that are hard on a reader when they are repeated.
var hostile = []hostileCase{
	{"open brackets", "", "["},
	{"open braces", "", "{"},
	{"quotes", "", `"`},
	{"one key", "{", `"a":1,`},
	{"digits", "", "1"},
	{"commas", "", ","},
	{"commas in a list", "[", ","},
	{"commas apart in a list", "[", ", /**/"},
	{"comments", "[", "/*"},
	{"closed comments", "[", "/**/"},
	{"slashes", "[", "/"},
	{"hashes", "[", "#\n"},
	{"apostrophes", "[", "'"},
	{"backquotes", "[", "`"},
	{"typographic quotes", "[", "“"},
	{"strings not closed", "[", "\"\n"},
	{"strings not closed, of text", "[", "\"a\n"},
	{"keys not closed", "", `{"`},
	{"closing brackets", "[", "]"},
	{"closing braces in a list", "[", "}"},
	{"exchanged brackets", "", "[}"},
	{"exchanged braces", "", "{]"},
	{"braces around brackets", "", "{[}"},
	{"colons", "[", ":"},
	{"colons apart", "[", ":/**/"},
	{"semicolons", "[1", ";1"},
	{"keys of lists", "[", `"a":1,`},
	{"keys as values", "{", `"a":`},
	{"objects without keys", "{", "{}"},
	{"objects not closed", "[", `{"a":1,`},
	{"lists not closed", "[", `{"a":[1,"b":`},
	{"values without commas", "[", "1 "},
	{"members without commas", "{", `"a":1 `},
	{"strings without colons", "{", `"a" `},
	{"words", "[", "a"},
	{"words apart", "[", "a "},
	{"words and colons", "{", "a:"},
	{"words after strings", "[", `"a"b`},
	{"words after strings in an object", `{"a":`, `"a"b`},
	{"line breaks in a string", `["`, "\n"},
	{"line breaks and text in a string", `["`, "\na"},
	{"control characters", `["`, "\x01"},
	{"backslashes", `["`, `\`},
	{"bad escapes", `["`, `\d`},
	{"half surrogates", `["`, `\ud800`},
	{"bytes that are not UTF-8", `["`, "\xff"},
	{"bytes that are not UTF-8, apart", `["`, "\xffa"},
	{"no-break spaces", "[", "\u00A0"},
	{"zero bytes", "[", "\x00"},
	{"signs", "[", "+"},
	{"dots", "[", "."},
	{"junk", "[", "!"},
	{"junk apart", "[1", "! "},
	{"junk and strings", `{"a":1`, ` ! "a"`},
	{"blanks", "", " "},
	{"blanks in a list", "[1,", "\n"},
}

// document returns a document of this size.
func (h hostileCase) document(size int) []byte {
	return []byte(h.before + strings.Repeat(h.part, size/len(h.part)))
}

// Every hostile document takes time and memory in proportion to its size.
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
					Read(src)
				}
			})
		}
	}
}
