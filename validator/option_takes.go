package validator

import "github.com/slashlint/slashlint/validator/internal/naming"

// What an option takes is told here once, for the values in interactions and those that people type.

// Completes reports whether options of the type may have choices and autocomplete.
func (t OptionType) Completes() bool { return choosable.has(t) }

// Holds reports whether a number is in the range of INTEGER or NUMBER, and tells the range in words.
func (t OptionType) Holds(n Number) (words string, ok bool) {
	in := rangeOf(t)
	return in.words, in.hold(n.exact)
}

// Lengths returns the least and the most code points that the value of a STRING option has. Without
// a max_length that is the largest there is.
func (o *Option) Lengths() (least, most int64) {
	most = mostLength
	if o.MinLength.Given() {
		least = o.MinLength.N
	}
	if o.MaxLength.Given() {
		most = min(most, o.MaxLength.N)
	}
	return least, most
}

// Offers reports whether a choice of the option can be picked: it has a visible name, and a value of the
// option's type.
func (o *Option) Offers(choice *Choice) bool {
	if choice.Name.Text == "" || naming.Blank(choice.Name.Text) || !o.Kind().Completes() {
		return false
	}
	if o.Kind() == StringOption {
		return choice.Value.IsString()
	}
	n, ok := choice.Value.Number()
	return ok && (o.Kind() == NumberOption || n.Integer())
}
