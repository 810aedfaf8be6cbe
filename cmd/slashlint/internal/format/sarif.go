package format

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

// sarif writes a log in the Static Analysis Results Interchange Format, version 2.1.0.
type sarif struct {
	out *bufio.Writer
	run sarifRun
	// rules has the index of each rule that a result names: those alone are described.
	rules map[string]int
	known fingerprints
}

const sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/" +
	"sarif-schema-2.1.0.json"

func newSARIF(out *bufio.Writer, setting Setting) Formatter {
	s := &sarif{out: out, rules: map[string]int{}, known: fingerprints{}}
	s.run = sarifRun{
		Tool: sarifTool{sarifDriver{
			Name:           "slashlint",
			Version:        setting.Version,
			InformationURI: homePage,
			Rules:          []sarifRule{},
		}},
		ColumnKind: "utf16CodeUnits",
		Newlines:   []string{"\r\n", "\n", "\r"},
		Artifacts:  []sarifArtifact{},
		Results:    []sarifResult{},
	}
	return s
}

func (s *sarif) Begin() {}

func (s *sarif) File(f File) {
	place := sarifPlace{URI: fileURI(f.Name), Index: len(s.run.Artifacts)}
	hash := sha256.Sum256(f.Source)
	s.run.Artifacts = append(s.run.Artifacts, sarifArtifact{
		Location: place,
		Length:   len(f.Source),
		Roles:    []string{"analysisTarget"},
		MimeType: mimeType(f.Name),
		Encoding: "UTF-8",
		Hashes:   map[string]string{"sha-256": hex.EncodeToString(hash[:])},
	})
	l := locator{place, newColumns(f.Source), s.run.Artifacts}
	for i := range f.Report.Diagnostics {
		s.run.Results = append(s.run.Results, s.result(f.Name, l, &f.Report.Diagnostics[i]))
	}
	for i := range f.Suppressed {
		s.suppressed(f.Name, l, &f.Suppressed[i])
	}
}

func mimeType(name string) string {
	if input.SyntaxOf(name) == "yaml" {
		return "application/yaml"
	}
	return "application/json"
}

func (s *sarif) result(name string, l locator, d *validator.Diagnostic) sarifResult {
	here := l.location(d.Range)
	here.Logical = logical(d)
	return sarifResult{
		RuleID:       d.Rule,
		RuleIndex:    s.rule(d.Rule),
		Level:        sarifLevels[d.Severity],
		Message:      sarifMessage{Text: withNotes(d)},
		Locations:    []sarifLocation{here},
		Related:      l.related(d),
		Fixes:        l.fixes(d.Fixes),
		Fingerprints: map[string]string{"slashlint/v1": s.known.of(name, d)},
		Properties:   sarifProperties{"pointer": d.Pointer},
	}
}

// rule returns the index of a rule, which is described from then on.
func (s *sarif) rule(name string) int {
	if i, ok := s.rules[name]; ok {
		return i
	}
	rules := &s.run.Tool.Driver.Rules
	rule, _ := validator.Lookup(name)
	s.rules[name] = len(*rules)
	*rules = append(*rules, sarifRuleOf(&rule))
	return s.rules[name]
}

// withNotes returns the message with the notes on the same place.
func withNotes(d *validator.Diagnostic) string {
	lines := []string{d.Message}
	for i := range d.Related {
		if isNote(d, &d.Related[i]) {
			lines = append(lines, d.Related[i].Message)
		}
	}
	return strings.Join(lines, "\n")
}

// logical tells where a diagnostic is in the words of the picker.
func logical(d *validator.Diagnostic) []sarifLogical {
	if d.Path == "" {
		return nil
	}
	return []sarifLogical{{FullyQualifiedName: d.Path}}
}

func (s *sarif) End(summary Summary) error {
	invocation := sarifInvocation{Successful: len(summary.Unread) == 0}
	for _, unread := range summary.Unread {
		invocation.Notifications = append(invocation.Notifications, sarifNotification{
			Level:   "error",
			Message: sarifMessage{Text: fmt.Sprintf("%s: %v", unread.Name, unread.Err)},
		})
	}
	s.markUnsuppressed()
	s.run.Invocations = []sarifInvocation{invocation}
	return writeJSON(s.out, sarifLog{sarifSchema, "2.1.0", []sarifRun{s.run}})
}

var sarifLevels = map[validator.Severity]string{
	validator.Off:     "none",
	validator.Info:    "note",
	validator.Warning: "warning",
	validator.Error:   "error",
}
