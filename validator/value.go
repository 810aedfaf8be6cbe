package validator

import "github.com/slashlint/slashlint/internal/syntax"

// State tells what stands where a member may stand.
type State uint8

// The states of a value.
const (
	// Absent: the member is not there.
	Absent State = iota
	// Null: the member is null.
	Null
	// Wrong: the member has a value of a type that says nothing here.
	Wrong
	// Present: the member has a value that was understood.
	Present
)

// Place is where a member or element stands in its document, and its state. The zero value is an
// absent one. Document.Range and Document.Pointer tell the place in bytes and as a pointer.
type Place struct {
	id    syntax.ID
	state State
}

// State returns what stands in the value's place.
func (p Place) State() State { return p.state }

// Given reports whether the member is there with a value that was understood.
func (p Place) Given() bool { return p.state == Present }

// String is a string member; an integer in its place reads as its digits.
type String struct {
	Place
	// Runes is the length of Text in code points.
	Runes int32
	// Text shares memory with the document.
	Text string
}

// Integer is an integer member; a numeric string in its place reads as its number. Beyond 18 digits
// N is plus or minus 10^18.
type Integer struct {
	Place
	N int64
}

// Boolean is a boolean member.
type Boolean struct {
	Place
	B bool
}

// Scalar is a member whose type depends on another's: a choice's value and an option's bounds.
type Scalar struct {
	Place
	kind syntax.Kind
	// Text is a string's text, or a number as it was written. It shares memory with the document.
	Text string
}

// IsString reports whether the value is a string.
func (s Scalar) IsString() bool { return s.Given() && s.kind == syntax.String }

// IsNumber reports whether the value is a number.
func (s Scalar) IsNumber() bool { return s.Given() && s.kind == syntax.Number }

// IntegerList is a list of integers.
type IntegerList struct {
	Place
	Elements []Integer
}

// Has reports whether the list has an element n.
func (l *IntegerList) Has(n int64) bool {
	for i := range l.Elements {
		if e := &l.Elements[i]; e.Given() && e.N == n {
			return true
		}
	}
	return false
}

// StringList is a list of strings.
type StringList struct {
	Place
	Elements []String
}
