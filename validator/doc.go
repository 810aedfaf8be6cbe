// Package validator judges application commands: bytes in, diagnostics out.
//
//	report := validator.Check(src, validator.Options{Scope: validator.Guild})
//	for _, d := range report.Diagnostics {
//		println(d.Range.Start.Line, d.Severity.String(), d.Message, d.Rule)
//	}
//
// Who checks a document again with each key, as an editor does, calls Recheck with the last report:
// the answer is Check's, but only what has changed is read and judged.
//
// Documents in other notations come through Options.Reader; package validator/yaml has one.
//
// Check reads the bytes into a tree whose every key and value has its place (../internal/syntax),
// decodes that into a typed Document (decode*.go), and lets the rules (rule_*.go) judge the
// Document. What there is to say of a rule stands in the catalogue (catalogue*.go); what it does is
// held by the data in testdata/conformance, which other implementations may use.
//
// CheckRequest judges a whole request by the table of the interface's operations (endpoints.go); its
// cases are in testdata/requests.json.
//
// The package is pure: no files, clock, network, environment, goroutines or globals that change. It
// may import locale and the standard library's pure packages; fmt, reflect, encoding/json, regexp
// and golang.org/x/text stay out, because it is compiled into a small WebAssembly module.
package validator
