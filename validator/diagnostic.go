package validator

// Diagnostic is one thing a rule found.
type Diagnostic struct {
	// Rule is the rule's name, as in the catalogue.
	Rule     string
	Severity Severity
	// Message says what is wrong, quoting the offending value, in about 100 code points at most.
	Message string
	// Pointer is the RFC 6901 pointer to the value the rule is about; "" is the whole document.
	Pointer string
	// Path says the same in the words of the picker: "/mod > ban [de]".
	Path string
	// Locale is the key of the dictionary entry the rule is about, "" elsewhere.
	Locale string
	Range  Range
	// Count is the number of places that the diagnostic stands for, 0 for one. Pointer, Path and Range
	// are those of the first.
	Count int
	// Places are the first 100 of several places, in document order; nil for one.
	Places []Location
	// Related are other places that matter, and notes on what to do.
	Related []Related
	Fixes   []Fix
}

// Range is a part of the document, its end exclusive.
type Range struct {
	Start, End Position
}

// Position is a place in the document, told in each unit that hosts and editors count in.
type Position struct {
	// Offset is in bytes from the start of the document.
	Offset int
	// Line and Column start at 1; columns count code points. Lines end in LF, CRLF or CR.
	Line, Column int
	// UTF16 is in UTF-16 code units from the start of the document.
	UTF16 int
}

// Location is a value in the document.
type Location struct {
	// Pointer is its RFC 6901 pointer.
	Pointer string
	Range   Range
}

// Related is another place that has to do with a diagnostic.
type Related struct {
	Message string
	// File is the document that the place is in, as Part names it; "" is the diagnostic's own.
	File    string
	Pointer string
	Range   Range
}

// Fix is a change that ends a diagnostic.
type Fix struct {
	// Title says what the fix does, in the imperative.
	Title string
	// Safe fixes change nothing the author can have meant and bring no new error.
	Safe bool
	// Edits are in document order and do not overlap.
	Edits []TextEdit
}

// TextEdit replaces the bytes from Start up to End with Text.
type TextEdit struct {
	Start, End int
	Text       string
}
