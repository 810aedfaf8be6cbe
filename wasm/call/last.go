package call

import (
	"bytes"
	"sync/atomic"

	"github.com/slashlint/slashlint/validator"
)

// The limits of a document that is remembered: it should take a few megabytes at most.
const (
	mostRemembered = 1 << 20
	mostValues     = 1 << 15
	// mostDiagnostics is how many are remembered with it.
	mostDiagnostics = 1000
)

// remembered is a document with what was understood of it, which does not change.
type remembered struct {
	src       []byte
	operation validator.Operation
	kind      validator.Kind
	report    *validator.Report
}

// last is the document that Check judged last. Who types asks for the report first, then for the
// picker of the same text, which is then not read again. No answer depends on it.
var last atomic.Pointer[remembered]

// judge judges a document, and remembers what was understood unless it is large.
func judge(document []byte, options validator.Options) *validator.Report {
	if len(document) > mostRemembered {
		last.Store(nil)
		return validator.Check(document, options)
	}
	// The host may write another document to the same place.
	src := bytes.Clone(document)
	report := validator.Recheck(before(), src, options)
	if report.Document.Len() > mostValues {
		last.Store(nil)
		return report
	}
	last.Store(&remembered{src, options.Operation, options.Kind, light(report)})
	return report
}

// light returns the report, or of one with much to say the document alone: to say it again takes no
// longer than to keep it.
func light(report *validator.Report) *validator.Report {
	if len(report.Diagnostics) <= mostDiagnostics {
		return report
	}
	return &validator.Report{Document: report.Document}
}

// before returns the last report, nil where there is none.
func before() *validator.Report {
	if r := last.Load(); r != nil {
		return r.report
	}
	return nil
}

// understood returns a document as far as it is understood. The options' scope and rules make no
// difference to that.
func understood(document []byte, options validator.Options) *validator.Document {
	if r := last.Load(); r != nil && r.operation == options.Operation && r.kind == options.Kind &&
		bytes.Equal(r.src, document) {
		return r.report.Document
	}
	return validator.Read(document, options)
}
