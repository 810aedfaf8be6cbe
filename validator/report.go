package validator

import "github.com/slashlint/slashlint/internal/syntax"

// Report is what Check found in one document.
type Report struct {
	// Document is what was understood, errors or not.
	Document *Document
	// Kind, Scope and Operation are those the document was judged as; Operation is never Auto. Of
	// other kinds than commands, Scope and Operation tell nothing.
	Kind      Kind
	Scope     Scope
	Operation Operation
	// Diagnostics are in document order, then by rule name.
	Diagnostics []Diagnostic
	// Budgets has one entry for every CHAT_INPUT command, in document order.
	Budgets []Budget

	circumstances circumstances
	// discarded counts the diagnostics that are not listed, for the limits of a report; what was not read
	// counts as errors.
	discarded Counts
	// grouped are the places of diagnostics that stand for several, in document order.
	grouped []syntax.ID
}

// Counts are numbers of diagnostics by severity.
type Counts struct {
	Errors, Warnings, Infos int
}

// Counts returns how many diagnostics of each severity the report has.
func (r *Report) Counts() Counts {
	var c Counts
	for i := range r.Diagnostics {
		c.add(r.Diagnostics[i].Severity, 1)
	}
	return c
}

// add counts n diagnostics of a severity; those that are off do not count.
//
//go:noinline
func (c *Counts) add(s Severity, n int) {
	switch s {
	case Error:
		c.Errors += n
	case Warning:
		c.Warnings += n
	case Info:
		c.Infos += n
	}
}

// worst returns the highest severity that was counted.
func (c *Counts) worst() Severity {
	switch {
	case c.Errors > 0:
		return Error
	case c.Warnings > 0:
		return Warning
	case c.Infos > 0:
		return Info
	}
	return Off
}

// OfSyntax reports whether a diagnostic is about the notation, JSON or another, and not about what is
// said in it.
func (d *Diagnostic) OfSyntax() bool {
	return d.Rule == ruleJSONSyntax.Name || d.Rule == ruleYAMLSyntax.Name
}

// Malformed returns the first place at which the document is not well-formed, nil when it is.
func (r *Report) Malformed() *Diagnostic {
	for i := range r.Diagnostics {
		if d := &r.Diagnostics[i]; d.OfSyntax() && d.Severity == Error {
			return d
		}
	}
	return nil
}

// FirstError returns the first error, nil when there is none.
func (r *Report) FirstError() *Diagnostic {
	for i := range r.Diagnostics {
		if d := &r.Diagnostics[i]; d.Severity == Error {
			return d
		}
	}
	return nil
}

// Source returns the document as it was given to Check.
func (r *Report) Source() []byte { return r.Document.source() }
