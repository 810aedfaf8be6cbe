package format

import (
	"bufio"
	"encoding/xml"
	"fmt"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// junit writes a test report: each file is a suite, each diagnostic a case, since readers of the
// format show no more than one failure of a case. Cases below --fail-on pass, with the diagnostic as
// their output, so that a pipeline that goes by failures agrees with the exit status. A clean file
// is a case that passed, an input that could not be read one with an error.
type junit struct {
	out    *bufio.Writer
	suites junitSuites
}

type junitSuites struct {
	XMLName  xml.Name     `xml:"testsuites"`
	Name     string       `xml:"name,attr"`
	Tests    int          `xml:"tests,attr"`
	Failures int          `xml:"failures,attr"`
	Errors   int          `xml:"errors,attr"`
	Suites   []junitSuite `xml:"testsuite"`
}

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Errors   int         `xml:"errors,attr"`
	Cases    []junitCase `xml:"testcase"`
}

type junitCase struct {
	Name    string        `xml:"name,attr"`
	Class   string        `xml:"classname,attr"`
	File    string        `xml:"file,attr"`
	Line    int           `xml:"line,attr,omitempty"`
	Failure *junitProblem `xml:"failure,omitempty"`
	Error   *junitProblem `xml:"error,omitempty"`
	Output  string        `xml:"system-out,omitempty"`
}

type junitProblem struct {
	Type    string `xml:"type,attr"`
	Message string `xml:"message,attr"`
	Text    string `xml:",chardata"`
}

func newJUnit(out *bufio.Writer, _ Setting) Formatter {
	return &junit{out: out, suites: junitSuites{Name: "slashlint"}}
}

func (j *junit) Begin() {}

// File adds a suite. XML cannot hold all characters; those are told by their codes, as in a
// terminal.
func (j *junit) File(f File) {
	name := terminal.Harmless(f.Name)
	suite := junitSuite{Name: name}
	for i := range f.Report.Diagnostics {
		d := &f.Report.Diagnostics[i]
		if d.Severity < f.failOn() {
			suite.Cases = append(suite.Cases, passed(name, d))
			continue
		}
		suite.Cases = append(suite.Cases, failed(name, d))
		suite.Failures++
	}
	if suite.Cases == nil {
		suite.Cases = []junitCase{{Name: "clean", Class: name, File: name}}
	}
	j.add(suite)
}

func failed(name string, d *validator.Diagnostic) junitCase {
	c := caseOf(name, d)
	c.Failure = &junitProblem{
		Type:    d.Severity.String(),
		Message: terminal.Harmless(d.Message),
		Text:    place(name, d.Range.Start) + ": " + inFull(d),
	}
	return c
}

func passed(name string, d *validator.Diagnostic) junitCase {
	c := caseOf(name, d)
	c.Output = place(name, d.Range.Start) + ": " + d.Severity.String() + ": " + inFull(d)
	return c
}

func caseOf(name string, d *validator.Diagnostic) junitCase {
	return junitCase{
		Name:  fmt.Sprintf("%s at %d:%d", d.Rule, d.Range.Start.Line, d.Range.Start.Column),
		Class: name,
		File:  name,
		Line:  d.Range.Start.Line,
	}
}

func (j *junit) End(s Summary) error {
	for _, unread := range s.Unread {
		name, message := terminal.Harmless(unread.Name), terminal.Harmless(unread.Err.Error())
		j.add(junitSuite{Name: name, Errors: 1, Cases: []junitCase{{
			Name: "read", Class: name, File: name,
			Error: &junitProblem{Type: "unreadable", Message: message},
		}}})
	}
	text, err := xml.MarshalIndent(&j.suites, "", "  ")
	if err != nil {
		return err
	}
	j.out.WriteString(xml.Header)
	_, _ = j.out.Write(append(text, '\n'))
	return nil
}

func (j *junit) add(suite junitSuite) {
	suite.Tests = len(suite.Cases)
	j.suites.Tests += suite.Tests
	j.suites.Failures += suite.Failures
	j.suites.Errors += suite.Errors
	j.suites.Suites = append(j.suites.Suites, suite)
}
