package syntax

// Notation is how a document is written.
type Notation uint8

// The notations.
const (
	// JSON is RFC 8259.
	JSON Notation = iota
	// JSONC is JSON with comments, // or /* */, and a comma after the last value of a list or object.
	JSONC
	// JSON5 is https://spec.json5.org.
	JSON5
)

// String returns "JSON5" or, of the others, "JSON".
func (n Notation) String() string {
	if n == JSON5 {
		return "JSON5"
	}
	return "JSON"
}
