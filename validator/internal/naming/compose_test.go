package naming_test

import (
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/slashlint/slashlint/validator/internal/naming"
)

// TestComposeIsNormal pairs everything that decomposes or begins a decomposition with everything
// that is in a decomposition.
func TestComposeIsNormal(t *testing.T) {
	bases, marks := map[rune]bool{'x': true}, map[rune]bool{'x': true}
	for r := range scalars {
		parts := []rune(norm.NFD.String(string(r)))
		if string(parts) == string(r) {
			continue
		}
		bases[parts[0]] = true
		for _, part := range parts[1:] {
			marks[part] = true
		}
		// Of the 11,172 Hangul syllables, those with a trailing consonant are all alike.
		if !unicode.Is(unicode.Hangul, r) || len(parts) == 2 || r%97 == 0 {
			bases[r] = true
		}
	}
	for _, deprecated := range []rune{0x340, 0x341, 0x343, 0x344} {
		marks[deprecated] = true
	}
	// Each part of a Hangul syllable has others like it before and after it.
	for _, edge := range []rune{0x10FF, 0x1113, 0x1160, 0x1176, 0x11A7, 0x11C3, 0xABE4, 0xD7A4} {
		bases[edge], marks[edge] = true, true
	}
	if len(bases) < 2500 || len(marks) < 100 {
		t.Fatalf("only %d bases and %d marks", len(bases), len(marks))
	}
	for base := range bases {
		for mark := range marks {
			checkPair(t, base, mark)
		}
	}
}

// checkPair compares with the library, for which a base or mark out of its normal form composes,
// too.
func checkPair(t *testing.T, base, mark rune) {
	t.Helper()
	normal := []rune(norm.NFC.String(string([]rune{base, mark})))
	want := len(normal) == 1 &&
		norm.NFC.IsNormalString(string(base)) && norm.NFC.IsNormalString(string(mark))
	got, ok := naming.Compose(base, mark)
	if ok != want || ok && got != normal[0] {
		t.Fatalf("Compose(%U, %U) = %U, %v, want %U", base, mark, got, ok, normal)
	}
}

func TestComposeNoScalar(t *testing.T) {
	const acute = 0x301
	for _, r := range []rune{-1, 'e' - 1<<21, 0x110000, 'e' + 1<<21, 1<<31 - 1, -1 << 31} {
		if got, ok := naming.Compose(r, acute); ok {
			t.Errorf("Compose(%#x, acute) = %U", r, got)
		}
		if got, ok := naming.Compose('e', r); ok {
			t.Errorf("Compose('e', %#x) = %U", r, got)
		}
	}
	// Packed as the table packs a base and a mark, these would be the letter and the accent.
	for _, mark := range []rune{acute - 1<<21, 'e'<<21 | acute} {
		if got, ok := naming.Compose(0, mark); ok {
			t.Errorf("Compose(0, %#x) = %U", mark, got)
		}
		if got, ok := naming.Compose('e', mark); ok {
			t.Errorf("Compose('e', %#x) = %U", mark, got)
		}
	}
}

func compose(s string) (string, bool) {
	out, changed := naming.AppendComposed(nil, s)
	return string(out), changed
}

// TestComposedOfEach takes apart every code point that names may contain.
func TestComposedOfEach(t *testing.T) {
	for r := range scalars {
		s := string(r)
		if !isMember(naming.Of(r)) || norm.NFC.String(s) != s {
			continue
		}
		if got, _ := compose(norm.NFD.String(s)); got != s {
			t.Fatalf("%U: %q composes to %q", r, norm.NFD.String(s), got)
		}
	}
}

func TestComposedWords(t *testing.T) {
	for _, word := range []string{
		"café", "naïve-größe", "đặt_quyền", "người'dùng", "추방하기", "ἄνθρωπος", "ᾧδε", "įjungti",
		"йод", "ばんパ", "ऩ", "ḉx", "плейлист",
	} {
		word = norm.NFC.String(word)
		got, changed := compose(norm.NFD.String(word))
		if got != word || changed != (norm.NFD.String(word) != word) {
			t.Errorf("%+q: got %+q, changed %v", word, got, changed)
		}
		if got, changed := compose(word); got != word || changed {
			t.Errorf("%+q: got %+q, changed %v, though composed", word, got, changed)
		}
	}
}

// TestComposedExamples has, among others, the places where the normal form goes further.
func TestComposedExamples(t *testing.T) {
	for in, want := range map[string]string{
		"=\u0338":        "=\u0338",       // ≠ is not in the pattern
		"a\u0302\u0323":  "ậ",             // though not in canonical order
		"a\u0307\u0323":  "ȧ\u0323",       // nor is this, and it does not all compose
		"a\u0327\u0301":  "a\u0327\u0301", // the cedilla stands between
		"\u212a\u212b":   "\u212a\u212b",  // signs that are letters to the normal form
		"\u0958":         "\u0958",        // which is decomposed for good
		"\u0301e":        "\u0301e",
		"e\xff\u0301":    "e\xff\u0301",
		"e\u0301\xcce":   "é\xcce",
		"\ufffd\u0301":   "\ufffd\u0301",
		"e\u0301\u0301":  "é\u0301",
		"o\u031b\u0323a": "ợa",
		"\u0bc6\u0bbe":   "\u0bc6\u0bbe", // Tamil vowel signs are not in the pattern
		"\u1100\u1161a":  "가a",
		"\u1100\u1161각":  "가각",
	} {
		got, changed := compose(in)
		if got != want || changed != (in != want) {
			t.Errorf("%+q: got %+q, changed %v, want %+q", in, got, changed, want)
		}
	}
}

func TestComposedAppends(t *testing.T) {
	out, changed := naming.AppendComposed([]byte("e"), "\u0301e\u0301")
	if string(out) != "e\u0301é" || !changed {
		t.Errorf("got %+q, changed %v", out, changed)
	}
}

// checkComposed holds that composing keeps the meaning and says whether it did anything.
func checkComposed(t *testing.T, s string) {
	t.Helper()
	got, changed := compose(s)
	if changed != (got != s) {
		t.Fatalf("%+q: got %+q, changed %v", s, got, changed)
	}
	if utf8.ValidString(s) && norm.NFC.String(got) != norm.NFC.String(s) {
		t.Fatalf("%+q: got %+q, which means something else", s, got)
	}
}

func TestComposedRandom(t *testing.T) {
	for s := range randomNames(100_000) {
		checkComposed(t, s)
		checkComposed(t, norm.NFD.String(s))
	}
}

func FuzzComposed(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(checkComposed)
}
