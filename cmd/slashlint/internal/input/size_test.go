package input

import (
	"math"
	"testing"
)

func TestParseSize(t *testing.T) {
	for text, want := range map[string]Size{
		"1": 1, "1000": 1000, "1B": 1, "2KB": 2000, "2KiB": 2048, "2K": 2048, "2k": 2048,
		"64MB": 64e6, "64MiB": 64 << 20, "64M": 64 << 20, "64 mib": 64 << 20,
		"1GB": 1e9, "1GiB": 1 << 30, "1G": 1 << 30, " 7 ": 7, "0": 0,
		"9223372036854775807": math.MaxInt64, "9223372036854775807GB": math.MaxInt64,
	} {
		if got, err := ParseSize(text); got != want || err != nil {
			t.Errorf("ParseSize(%q) = %d, %v, want %d", text, got, err, want)
		}
	}
	for _, text := range []string{"", "MB", "-1", "1.5MB", "1e6", "64 MB MB", "9223372036854775808"} {
		if got, err := ParseSize(text); err == nil {
			t.Errorf("ParseSize(%q) = %d, want an error", text, got)
		}
	}
}

func TestSizeString(t *testing.T) {
	for size, want := range map[Size]string{
		0: "0 bytes", 1: "1 byte", 999: "999 bytes", 1000: "1 KB", 1024: "1 KiB", 1025: "1,025 bytes",
		64 << 20: "64 MiB", 64<<20 + 1: "67,108,865 bytes", 64e6: "64 MB", 2 << 30: "2 GiB",
		1500: "1,500 bytes", 3e9: "3 GB", 1500e3: "1,500 KB",
	} {
		if got := size.String(); got != want {
			t.Errorf("Size(%d) = %q, want %q", size, got, want)
		}
	}
}
