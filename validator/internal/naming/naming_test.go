package naming_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/dlclark/regexp2/v2"
	"golang.org/x/text/cases"
	"golang.org/x/text/language"

	"github.com/slashlint/slashlint/validator/internal/naming"
)

// pattern is the interface's own, run as it is written.
var pattern = regexp2.MustCompile(
	`^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, regexp2.ECMAScript|regexp2.Unicode)

// longest is the greatest number of code points in a name.
const longest = 32

func matches(t *testing.T, s string) bool {
	t.Helper()
	ok, err := pattern.MatchString(s)
	if err != nil {
		t.Fatal(err)
	}
	return ok
}

// lowered is the lower-case of a name, by the library.
var lowered = cases.Lower(language.Und).String

// scalars yields every code point but the surrogates.
func scalars(yield func(rune) bool) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if utf8.ValidRune(r) && !yield(r) {
			return
		}
	}
}

func TestUnicodeVersion(t *testing.T) {
	if naming.UnicodeVersion != unicode.Version {
		t.Fatalf("the tables are of Unicode %s, Go and the libraries of %s: run go generate ./...",
			naming.UnicodeVersion, unicode.Version)
	}
}

func TestClassIsPattern(t *testing.T) {
	for r := range scalars {
		if got, want := naming.Of(r), classOf(t, r); got != want {
			t.Fatalf("%U: class %d, want %d", r, got, want)
		}
	}
}

// classOf is the class of a code point by the pattern and the libraries.
func classOf(t *testing.T, r rune) naming.Class {
	s := string(r)
	switch {
	case matches(t, s) && lowered(s) != s:
		return naming.Capital
	case matches(t, s):
		return naming.Allowed
	case unicode.IsOneOf([]*unicode.RangeTable{
		unicode.L, unicode.M, unicode.N, unicode.P, unicode.S, unicode.Z,
		unicode.Cc, unicode.Cf, unicode.Co, unicode.Noncharacter_Code_Point,
	}, r):
		return naming.Outside
	}
	return naming.Unassigned
}

func TestClassOfNoScalar(t *testing.T) {
	for _, r := range []rune{-1 << 31, -1, 0xD800, 0xDFFF, 0x110000, 1<<31 - 1} {
		if got := naming.Of(r); got != naming.Outside {
			t.Errorf("%#x: class %d, want Outside", r, got)
		}
	}
}

func TestClassExamples(t *testing.T) {
	for class, members := range map[naming.Class]string{
		naming.Allowed:    "az09-_'éßıςσฟ็๏๛हिॐ॰्ー²½①٣２ℂ𝐀ϒაꭰꮿᏸ𐐨ʼـ",
		naming.Capital:    "AZÉẞİΣКẞǅǄⅧⅠAKΩÅᲐᎠᏵＡ𐐀",
		naming.Outside:    "฿।॥॑\u200c\u200d\u0301 \n.\u2019‿·–😀\ufe0f⃣\ufffd\uffff\ue000",
		naming.Unassigned: "\u0378\u0e00\u0e5c\U0002ebf0\U00040000\U000e0000",
	} {
		if class == naming.Capital {
			members += "\u212a\u2126\u212b" // Kelvin, Ohm and Ångström signs
		}
		for _, r := range members {
			if got := naming.Of(r); got != class {
				t.Errorf("%c %U: class %d, want %d", r, r, got, class)
			}
		}
	}
}

// TestWholeBytes puts every byte at every place of a name, up to the longest that is read in
// differing ways.
func TestWholeBytes(t *testing.T) {
	for length := 1; length <= 25; length++ {
		for at := range length {
			for b := range 256 {
				name := []byte(strings.Repeat("a", length))
				name[at] = byte(b)
				checkWhole(t, string(name))
			}
		}
	}
}

// TestWholeSequences tries all pairs of bytes, and all longer beginnings of a code point with each
// byte that makes a difference at the end.
func TestWholeSequences(t *testing.T) {
	edges := []byte{'a', 0x7F, 0x80, 0xA8, 0xBF, 0xC0, 0xFF}
	for lead := 0x80; lead <= 0xFF; lead++ {
		checkWhole(t, string([]byte{byte(lead)}))
		for second := range 256 {
			checkWhole(t, string([]byte{byte(lead), byte(second)}))
			for _, third := range edges {
				checkWhole(t, string([]byte{byte(lead), byte(second), third}))
				for _, fourth := range edges {
					checkWhole(t, string([]byte{byte(lead), byte(second), third, fourth}))
				}
			}
		}
	}
}

func checkWhole(t *testing.T, s string) {
	t.Helper()
	if got, want := naming.Whole(s), utf8.ValidString(s) && consistsOf(s, isAllowed); got != want {
		t.Fatalf("Whole(%q) = %v, want %v", s, got, want)
	}
}

func consistsOf(s string, is func(naming.Class) bool) bool {
	for _, r := range s {
		if !is(naming.Of(r)) {
			return false
		}
	}
	return true
}

func isAllowed(c naming.Class) bool { return c == naming.Allowed }

func isMember(c naming.Class) bool { return c == naming.Allowed || c == naming.Capital }

// checkName compares the verdict on a whole name with the pattern's and the library's.
func checkName(t *testing.T, s string) {
	t.Helper()
	length := utf8.RuneCountInString(s)
	fits := 1 <= length && length <= longest
	want := matches(t, s)
	if got := fits && consistsOf(s, isMember); got != want {
		t.Fatalf("%q: in the pattern %v, want %v", s, got, want)
	}
	want = want && lowered(s) == s
	if got := fits && naming.Whole(s); got != want {
		t.Fatalf("%q: a good name %v, want %v", s, got, want)
	}
}

func TestWholeRandom(t *testing.T) {
	for s := range randomNames(100_000) {
		checkName(t, s)
	}
}

func FuzzWhole(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(checkName)
}
