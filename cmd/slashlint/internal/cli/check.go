package cli

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"slices"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

// against reads the definition that interactions are judged by, nil for none.
func (s *session) against(f *checkFlags, args []string) (*validator.Document, error) {
	switch {
	case f.against == "":
		return nil, nil
	case f.against == "-" && slices.Contains(args, "-"):
		return nil, errors.New("standard input cannot be both the definition and what is checked")
	}
	scope, definition := f.scope, documentFlags{maxSize: f.maxSize, configFlags: f.configFlags}
	d, err := definition.find(s, []string{f.against}, &scope)
	if err != nil {
		return nil, err
	}
	if err := definition.load(d, validator.Options{Scope: scopeOf(scope)}); err != nil {
		return nil, err
	}
	return d.report.Document, d.wellFormed()
}

// checker is one run of check.
type checker struct {
	*session
	*checkFlags
	configured *configured
	// definition is what interactions are judged by, nil for none.
	definition *validator.Document
	report     *bufio.Writer
	// buffer has the report for --output-file, inputs the paths of the files that were read.
	buffer  bytes.Buffer
	inputs  []string
	write   format.Formatter
	summary format.Summary
	skips   skips
	// leftOut is how many of the inputs that were named are not judged on purpose.
	leftOut int
	// pending are the files that were checked and not yet reported on.
	pending []pending
}

// newRun checks what the arguments name.
func newRun(s *session, f *checkFlags, args []string) error {
	if err := f.consistent(); err != nil {
		return err
	}
	template, err := f.parseTemplate()
	if err != nil {
		return err
	}
	finder, err := f.finder()
	if err != nil {
		return err
	}
	if err := f.checkOutputFile(); err != nil {
		return err
	}
	c := &checker{
		session: s, checkFlags: f, configured: newConfigured(finder),
		skips: skips{session: s, verbose: f.verbose, quiet: f.quiet},
	}
	if c.definition, err = s.against(f, args); err != nil {
		return err
	}
	var look format.Look
	c.report, look = c.reportWriter(args)
	c.write = format.New(f.format.value, c.report,
		format.Setting{
			Look: look, Quiet: f.quiet, Statistics: f.statistics, Version: moduleVersion(), Say: s.say, Template: template,
		})
	return c.run(args)
}

func (c *checker) run(args []string) error {
	if len(args) == 0 {
		named, err := c.defaultArgs()
		if err != nil {
			c.sayNear(c.configured.Finder)
			return err
		}
		args = named
	}
	found := input.Find(args, input.Finding{
		StdinName: c.stdinFilename, SkipOther: c.skipOther, Selection: c.configured,
		Code: c.syntax.value != "",
	})
	c.skips.found(&found)
	for _, problem := range found.Problems {
		c.unread(problem)
	}
	c.write.Begin()
	for _, source := range found.Sources {
		c.check(source)
	}
	c.flush()
	c.skips.end()
	c.withoutEffect(args)
	c.limitWarnings()
	c.sayNear(c.configured.Finder)
	if err := c.write.End(c.summary); err != nil {
		return err
	}
	if err := c.flushReport(); err != nil {
		return err
	}
	if c.summary.Files+c.leftOut > 0 || len(c.summary.Unread) > 0 {
		return nil
	}
	nothing := errNothingChecked
	if found.Code {
		nothing = fmt.Errorf("%w; %s", nothing, input.CodeHint)
	}
	if c.skipOther {
		c.say(nothing)
		return nil
	}
	return nothing
}

// check reads one input and reports on it.
func (c *checker) check(source input.Source) {
	in, ok := c.inForce(source)
	if !ok || c.leavesOut(source, &in) {
		return
	}
	content, err := source.Read(c.Stdin, c.maxSize.Size)
	if err != nil {
		c.unread(input.Notice{Name: source.Name, Err: err})
		return
	}
	if source.MayBeOther && source.Walked && input.IsEmpty(content) {
		c.skip(source, errEmpty)
		return
	}
	flags := c.under(&in)
	opts := c.written(flags.options(), source.Name)
	opts.Against = c.definition
	report := validator.Check(content, opts)
	if source.MayBeOther && report.Recognition() == validator.Unrecognized {
		c.skip(source, errNoCommands)
		return
	}
	c.inputs = append(c.inputs, source.Path)
	file := format.File{
		Name: source.Name, Source: content, Report: report,
		FailOn: severityOf(flags.failOn), Show: flags.lowestShown(),
	}
	if c.mends() {
		file = c.fixFile(source, file, opts, &in)
	}
	c.pending = append(c.pending, pending{source, in, opts, file})
	if !c.set {
		c.flush()
	}
}

// skip reports that an input which may be something else is not checked.
func (c *checker) skip(source input.Source, why error) {
	c.skips.source(source, why)
	c.see(source)
}

// pending is a file that was checked and not yet reported on, with what is in force for it.
type pending struct {
	source input.Source
	in     inForce
	opts   validator.Options
	file   format.File
}

// flush judges the files so far together if they are a set, and reports on them.
func (c *checker) flush() {
	if c.set && len(c.pending) > 0 {
		parts := make([]validator.Part, len(c.pending))
		for i := range c.pending {
			parts[i] = validator.Part{File: c.pending[i].file.Name, Report: c.pending[i].file.Report}
		}
		validator.JudgeSet(parts, c.pending[0].opts)
	}
	for i := range c.pending {
		p := &c.pending[i]
		c.judged(p.source, &p.in, &p.file)
		c.summary.Files++
		c.summary.Suppressed += len(p.file.Suppressed)
		c.tally(&p.file)
		c.write.File(p.file)
	}
	c.pending = c.pending[:0]
}

var errNothingChecked = errors.New("nothing was checked: no file is a command document")

// unread tells of an input that could not be read; the others are checked all the same.
func (c *checker) unread(problem input.Notice) {
	c.fail(problem)
	c.summary.Unread = append(c.summary.Unread, format.Unread(problem))
}

// tally counts the diagnostics of a file, one at or above --fail-on raises the exit status.
func (c *checker) tally(file *format.File) {
	counts := file.Report.Counts()
	c.summary.Counts.Errors += counts.Errors
	c.summary.Counts.Warnings += counts.Warnings
	c.summary.Counts.Infos += counts.Infos
	for i := range file.Report.Diagnostics {
		if file.Report.Diagnostics[i].Severity >= file.FailOn {
			c.raise(statusFound)
			return
		}
	}
}

// limitWarnings fails the run if there are more warnings than --max-warnings.
func (c *checker) limitWarnings() {
	if n := c.summary.Counts.Warnings; c.maxWarnings.exceededBy(n) {
		c.say(fmt.Errorf("%s, more than --max-warnings %s", counted(n, "warning"), &c.maxWarnings))
		c.raise(statusFound)
	}
}

// isForeign tells whether a document is none of those that are checked. One that cannot be told
// because nothing of it could be read is not foreign but broken.
func isForeign(report *validator.Report) bool {
	if report.Kind != validator.AutoKind {
		return false
	}
	for i := range report.Diagnostics {
		if !report.Diagnostics[i].OfSyntax() {
			return true
		}
	}
	return len(report.Diagnostics) == 0
}
