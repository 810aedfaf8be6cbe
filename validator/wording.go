package validator

import (
	"iter"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/shorten"
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
)

// mostQuoted is how many code points of an offending value a message repeats, mostShown how many they
// may become where some are shown as escapes.
const (
	mostQuoted = 40
	mostShown  = 64
)

// quoted shows a text in double quotes, invisible characters as escapes.
func quoted(text string) string {
	most := mostQuoted
	shown := strconv.Quote(shorten.To(text, most))
	for utf8.RuneCountInString(shown) > mostShown {
		most /= 2
		shown = strconv.Quote(shorten.To(text, most))
	}
	return shown
}

// clip cuts a text to what a message can hold.
//
//go:noinline
func clip(text string) string { return shorten.To(text, mostQuoted) }

// character shows one code point with its number: "é" (U+00E9). A combining mark stands on a dotted
// circle, so that it does not sit on the quote.
func character(r rune) string {
	shown := string(r)
	if 0x0300 <= r && r <= 0x036F || 0x20D0 <= r && r <= 0x20FF {
		shown = "\u25CC" + shown
	}
	hex := strings.ToUpper(strconv.FormatInt(int64(r), 16))
	for len(hex) < 4 {
		hex = "0" + hex
	}
	return strconv.Quote(shown) + " (U+" + hex + ")"
}

// count writes a number with its noun: "1 option", "26 options".
//
//go:noinline
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return decimalGroups(n) + " " + noun + "s"
}

// decimalGroups writes a number with commas: 12,345.
func decimalGroups(n int) string {
	text := strconv.Itoa(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}

// shown shows the value that a message is about.
func (c *checker) shown(id syntax.ID) string {
	kind := c.tree.Kind(id)
	switch kind {
	case syntax.String:
		return quoted(c.tree.Text(id))
	case syntax.Array, syntax.Object:
		return kind.String()
	}
	shown := clip(c.tree.Raw(id))
	if kind == syntax.NonFinite {
		shown += " (not a JSON number)"
	}
	return shown
}

// label names the member that a message is about.
func (c *checker) label(id syntax.ID) string {
	t := c.tree
	if t.Member(id) {
		return quoted(t.Key(id))
	}
	parent := t.Parent(id)
	if t.Member(parent) {
		return "an element of " + quoted(t.Key(parent))
	}
	if c.judged != AutoKind {
		return "an element"
	}
	return "a command"
}

// list names the enumeration's values: 0 (GUILD), 1 (BOT_DM).
func (e *enumeration) list() string {
	var b strings.Builder
	for value, name := range e.names {
		if name == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteString(", ")
		}
		b.WriteString(strconv.Itoa(value) + " (" + name + ")")
	}
	return b.String()
}

// value returns the value that a name stands for, in whatever case, with or without underscores, and
// also as part of a client library's enumeration ("ApplicationCommandOptionType.User").
func (e *enumeration) value(name string) (value int64, ok bool) {
	if e == nil || name == "" || len(name) > 64 {
		return 0, false
	}
	folded := letters(name[strings.LastIndexByte(name, '.')+1:])
	for value, known := range e.names {
		if known != "" && folded != "" && letters(known) == folded {
			return int64(value), true
		}
	}
	return 0, false
}

// letters returns the letters of a name, upper-case, without what stands between words; "" when there
// is anything else in it.
func letters(name string) string {
	var b strings.Builder
	for i := range len(name) {
		switch c := name[i]; {
		case c == '_' || c == '-' || c == ' ':
		case c|0x20 >= 'a' && c|0x20 <= 'z':
			b.WriteByte(c &^ 0x20)
		default:
			return ""
		}
	}
	return b.String()
}

// Suggest returns the word nearest to a name that is likely misspelt, or "" when none is near: at
// most one slip for every three letters, and no more than three.
func Suggest(name string, among iter.Seq[string]) string {
	const longest = 64
	best, distance := "", min(3, (utf8.RuneCountInString(name)+2)/3)+1
	if len(name) > longest {
		return ""
	}
	for word := range among {
		if d := slips(name, word); d < distance {
			best, distance = word, d
		}
	}
	return best
}

// slips returns the edit distance of two words in bytes, a swap of neighbours counting as one.
func slips(a, b string) int {
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}

// nearestLocale returns the code of the locale that a key is near to: by its code, or by its name
// in English or in its own language; "" for none.
func nearestLocale(key string) string {
	if l, ok := locale.Near(key); ok {
		return l.String()
	}
	folded := strings.ToLower(key)
	for _, l := range locale.All() {
		if folded == strings.ToLower(l.English()) || folded == strings.ToLower(l.Native()) {
			return l.String()
		}
	}
	if len(key) < 4 {
		return ""
	}
	return Suggest(key, func(yield func(string) bool) {
		for _, l := range locale.All() {
			if code := l.String(); len(code) > 2 && !yield(code) {
				return
			}
		}
	})
}

// localeCodes lists the codes of the documented locales.
func localeCodes() string {
	var codes []string
	for _, l := range locale.All() {
		codes = append(codes, l.String())
	}
	return strings.Join(codes, ", ")
}
