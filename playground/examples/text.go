package examples

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// text is one localizable field: its default and one value for each language of the document.
type text struct {
	value string
	local []string
	// length is that of the longest, in code points.
	length int
}

// newText returns the text with this default whose localizations say tells.
func newText(all []words, value string, say func(*words) string) text {
	t := text{value: value, local: make([]string, len(all)), length: utf8.RuneCountInString(value)}
	for i := range all {
		t.local[i] = say(&all[i])
		t.length = max(t.length, utf8.RuneCountInString(t.local[i]))
	}
	return t
}

// The defaults of names have an underscore and no localization has one, so that no localized name
// equals a default name, its own or a sibling's.

func pairName(all []words, thing, act int) text {
	return newText(all, verbs[act]+"_"+defaults[thing].english, func(w *words) string {
		return w.subjects[thing] + w.link + w.acts[act]
	})
}

func subjectName(all []words, s int, suffix string) text {
	return newText(all, defaults[s].english+suffix, func(w *words) string { return w.subjects[s] })
}

func actName(all []words, act int) text {
	return newText(all, verbs[act]+"_now", func(w *words) string { return w.acts[act] })
}

// label is a name for people to read, of a choice or a context-menu command.
func label(all []words, thing, act int) text {
	value := capitalize(verbs[act]) + " the " + defaults[thing].english
	return newText(all, value, func(w *words) string {
		return capitalize(w.subjects[thing]) + w.colon + spaced(w.acts[act])
	})
}

func pairDescription(all []words, thing, act, n int) text {
	value := verbForm[act] + " the " + defaults[thing].english
	return describe(all, value, n, func(w *words) string {
		return capitalize(w.subjects[thing]) + w.colon + spaced(w.acts[act])
	})
}

func subjectDescription(all []words, s, n int) text {
	value := "The " + defaults[s].english + " to use"
	return describe(all, value, n, func(w *words) string { return capitalize(w.subjects[s]) })
}

func actDescription(all []words, act, n int) text {
	return describe(all, verbForm[act]+" it", n, func(w *words) string {
		return capitalize(w.acts[act])
	})
}

// describe returns descriptions that begin with a head and go on with one or two remarks, as
// many as 100 characters hold. n chooses them.
func describe(all []words, value string, n int, head func(*words) string) text {
	first := n % remarks
	second := (first + 1 + n/remarks%(remarks-1)) % remarks
	value += ". " + defaultRemarks[first]
	return newText(all, value, func(w *words) string {
		short := head(w) + w.stop + w.remarks[first]
		long := short + w.gap + w.remarks[second]
		if utf8.RuneCountInString(long) > 100 {
			return short
		}
		return long
	})
}

// capitalize returns a name as the beginning of a sentence.
func capitalize(name string) string {
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + spaced(name[size:])
}

// spaced returns a name without its hyphens.
func spaced(name string) string { return strings.ReplaceAll(name, "-", " ") }
