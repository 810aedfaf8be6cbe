package naming_test

import (
	"testing"
	"unicode/utf8"

	"github.com/slashlint/slashlint/validator/internal/naming"
)

func lower(s string) string { return string(naming.AppendLower(nil, s)) }

// checkLower compares with the library, which reads no more than 30 code points ahead and starts
// anew where its buffer is full: names are shorter than that.
func checkLower(t *testing.T, s string) {
	t.Helper()
	if got, want := lower(s), lowered(s); got != want {
		t.Fatalf("lower-case of %q is %q, want %q", s, got, want)
	}
}

func TestLowerOfEach(t *testing.T) {
	for r := range scalars {
		checkLower(t, string(r))
	}
}

// TestLowerSigma has every code point beside capital sigmas, in words where it makes a difference
// whether it is cased and whether it is ignored.
func TestLowerSigma(t *testing.T) {
	for r := range scalars {
		s := string(r)
		checkLower(t, s+"Σ a"+s+"Σ aΣ"+s+" aΣ"+s+"a")
	}
}

func TestLowerExamples(t *testing.T) {
	for in, want := range map[string]string{
		"":            "",
		"BAN-User_1'": "ban-user_1'",
		"İSTANBUL":    "i\u0307stanbul",
		"ΛΟΓΟΣ":       "λογος",
		"ΟΔΟΣ-ΣΟΦΟΥ":  "οδος-σοφου",
		"ΟΔΟΣ'Α":      "οδοσ'α",
		"Σ":           "σ",
		"ΛΟΓΟΣ_Σ":     "λογος_σ",
		"ᲑᲐᲜᲘ":        "ბანი",
		"ᏣᎳᎩ":         "ꮳꮃꭹ",
		"ǅ":           "ǆ",
		"Ⅷ":           "ⅷ",
		"\u212a":      "k",
		"𐐀𝐀ℂ":         "𐐨𝐀ℂ",
		"Ⓐ":           "ⓐ",
		"A\xffB":      "a\xffb",
		"\ufffdΣ\xe1": "\ufffdσ\xe1",
	} {
		if got := lower(in); got != want {
			t.Errorf("lower-case of %q is %q, want %q", in, got, want)
		}
	}
}

func TestLowerAppends(t *testing.T) {
	if got := string(naming.AppendLower([]byte("ΑΣ"), "ΣA")); got != "ΑΣσa" {
		t.Errorf("got %q", got)
	}
}

func TestLowerRandom(t *testing.T) {
	for s := range randomNames(100_000) {
		checkLower(t, s)
	}
}

// FuzzLower also holds that lower-casing twice is lower-casing once, and that no capital is left.
func FuzzLower(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		once := lower(s)
		if twice := lower(once); twice != once {
			t.Fatalf("lower-case of %q is %q, and of that %q", s, once, twice)
		}
		for _, r := range once {
			if naming.Of(r) == naming.Capital {
				t.Fatalf("lower-case of %q has the capital %c", s, r)
			}
		}
		if utf8.ValidString(s) && utf8.RuneCountInString(s) <= longest {
			checkLower(t, s)
		}
	})
}
