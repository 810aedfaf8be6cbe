package preview

import (
	"strings"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// SampleValue returns a value that an option takes, and whether there is one: an option that is
// still in error may take none.
func SampleValue(o *validator.Option) (v Value, ok bool) {
	if !usable(&o.Name) {
		return Value{}, false
	}
	for _, text := range candidates(o) {
		r := reading{option: o, text: text, locale: locale.EnglishUS}
		if r.value() {
			return Value{Option: o.Name.Text, Text: text}, true
		}
	}
	return Value{}, false
}

// mostCandidates is how many choices are tried: an option has at most 25.
const mostCandidates = 25

// candidates are texts that an option is likely to take.
func candidates(o *validator.Option) []string {
	if choices := o.Choices.Elements; len(choices) > 0 && o.Kind().Completes() {
		var values texts
		for i := range choices[:min(len(choices), mostCandidates)] {
			values.add(choices[i].Value.Text)
		}
		return values
	}
	switch o.Kind() {
	case validator.StringOption:
		return []string{textOfLength(o.Lengths())}
	case validator.BooleanOption:
		return []string{"true"}
	case validator.IntegerOption, validator.NumberOption:
		return []string{"1", "0", o.MinValue.Text, o.MaxValue.Text}
	}
	return []string{decimal(SampleID)}
}

// textOfLength returns a word of a length that an option's bounds allow.
func textOfLength(least, most int64) string {
	const word = "text"
	n := max(0, min(max(least, int64(len(word))), most))
	return strings.Repeat(word, int(n)/len(word)+1)[:n]
}
