package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/decimal"
)

// Number is a JSON number, kept exactly: it is not rounded to a float. The zero value is 0.
type Number struct{ exact decimal.Decimal }

// ParseNumber reads a JSON number, and reports whether text is one and nothing else.
func ParseNumber(text string) (n Number, ok bool) {
	t := syntax.Read([]byte(text), syntax.JSON)
	start, end := t.Range(syntax.Root)
	if t.Kind(syntax.Root) != syntax.Number || end-start != len(text) {
		return Number{}, false
	}
	return Number{decimal.Parse(text)}, true
}

// Number returns the number that a value is, and whether it is one.
func (s Scalar) Number() (n Number, ok bool) {
	if !s.IsNumber() {
		return Number{}, false
	}
	return Number{decimal.Parse(s.Text)}, true
}

// Compare returns -1, 0 or +1 as n is below, equal to or above m: 5 and 5.0 are equal.
func (n Number) Compare(m Number) int { return n.exact.Compare(m.exact) }

// Integer reports whether the number has no fraction, however it is written: 5.0 has none.
func (n Number) Integer() bool { return n.exact.Integer() }
