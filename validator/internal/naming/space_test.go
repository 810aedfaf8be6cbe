package naming_test

import (
	"testing"
	"unicode"

	"github.com/slashlint/slashlint/validator/internal/naming"
)

func TestIsSpace(t *testing.T) {
	for r := rune(-1); r <= unicode.MaxRune+1; r++ {
		if got, want := naming.IsSpace(r), unicode.Is(unicode.White_Space, r); got != want {
			t.Fatalf("IsSpace(%U) = %v", r, got)
		}
	}
}

func TestBlank(t *testing.T) {
	for s, want := range map[string]bool{
		"":                    false,
		" ":                   true,
		" \t\r\n\v\f\u0085":   true,
		"\u00a0\u2009\u3000":  true,
		" a":                  false,
		"a ":                  false,
		"\u200b":              false, // zero width, but not white space
		"\u200d":              false,
		"\ufeff":              false,
		" \xff":               false,
		"\u2800":              false, // blank in Braille
		"\u180e":              false, // once a space
		"\u1680\u2028\u2029 ": true,
	} {
		if got := naming.Blank(s); got != want {
			t.Errorf("Blank(%q) = %v", s, got)
		}
	}
}
