package cli

import (
	"bufio"
	"errors"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

const checkLong = `Check command definitions in JSON or YAML: one command, a list of commands, or
what the service answers to a request for them.

An argument is a file, a directory (every .json, .jsonc, .yaml or .yml file below
it that is a command document, hidden folders, node_modules and vendor aside), a
glob, or - for standard input. How a document is written its name tells, or
--syntax: JSON, JSON with comments, or YAML.

Without --operation, an object is judged as the body of a create request and an
array as that of a bulk overwrite. Each file is judged by itself; with --set all
of them are one bulk overwrite, such as a folder with a command in each file.

A "fix" is surely what was meant and brings no new error; look twice at what
stands after "perhaps". --fix makes the former, --unsafe-fixes the latter too,
until none is left; what remains is reported as of the mended document. A file
is replaced whole or, if anything fails, not at all. Of standard input, the
mended document goes to standard output and the report to standard error.
--diff shows what --fix would do, for git apply, and writes nothing, also
together with --fix; the report, as of the document mended so, goes to standard
error.

The format template applies --template, a Go text/template or @FILE with one, to
what the format json writes, its members under their names in Go (.Files,
.Diagnostics, .Range.Start.Line, .Summary.Errors). Besides Go's own functions
there are json, plain, rule, upper, lower, join, split, replace, base and dir.

Exit status: 0 when nothing is at or above --fail-on, 1 when something is or
--diff shows a change, 2 for wrong usage, an input that could not be read or a
file that could not be written.`

const checkExample = `  slashlint check commands.json
  slashlint check --scope guild --fail-on warning commands/
  slashlint check --rule name-apostrophe=off --format json - < commands.json
  slashlint check --set commands/
  slashlint check --fix commands/
  slashlint check --diff commands.json | git apply
  slashlint check --format template --template \
    '{{range .Files}}{{.Path}} {{len .Diagnostics}}{{println}}{{end}}' commands/`

// checkFlags are the flags of check as they were given.
type checkFlags struct {
	scope, operation, kind choice
	format, failOn, colour choice
	rules                  overrides
	maxSize                size
	stdinFilename          string
	template               string
	set                    bool
	fixFlags
}

func newCheck(s *session) *cobra.Command {
	f := &checkFlags{
		scope:     choice{"global", []string{"global", "guild"}},
		operation: choice{"", []string{"create", "edit", "bulk"}},
		kind:      choice{"", []string{"commands"}},
		format:    choice{format.Names()[0], format.Names()},
		failOn:    choice{"error", []string{"error", "warning", "info"}},
		colour:    choice{"auto", []string{"auto", "always", "never"}},
		rules:     overrides{},
		maxSize:   size{validator.MaxSize},
	}
	cmd := &cobra.Command{
		Use:     "check [flags] FILE|DIR|GLOB|-...",
		Short:   "tell what is wrong with command definitions",
		Long:    checkLong,
		Example: checkExample,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return errors.New("nothing to check: name files or directories, or - for standard input")
			}
			return newRun(s, f, args)
		},
	}
	f.register(cmd)
	return cmd
}

func (f *checkFlags) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.SortFlags = false
	addChoice(cmd, &f.scope, "scope", "where the commands are registered")
	addChoice(cmd, &f.operation, "operation", "the request the document is the body of")
	addChoice(cmd, &f.kind, "kind", "what the document is")
	flags.BoolVar(&f.set, "set", false, "judge all files together, as the commands of one bulk body")
	addChoice(cmd, &f.format, "format",
		"the `FORMAT` of the report: "+orList(format.Names()))
	flags.StringVar(&f.template, "template", "", "the `TEXT|@FILE` of the format template")
	addChoice(cmd, &f.failOn, "fail-on", "the least severity that makes the exit status 1")
	flags.Var(f.rules, "rule", "set the severity of a rule: off, info, warning or error")
	f.fixFlags.register(flags)
	flags.Var(&f.maxSize, "max-size", "refuse larger inputs; 1000000, 64MB, 64MiB")
	addChoice(cmd, &f.colour, "color", "when to use colours")
	flags.StringVar(&f.stdinFilename, "stdin-filename", "<stdin>", "the `NAME` of standard input")
}

// options returns what the validator is to know.
func (f *checkFlags) options() validator.Options {
	opts := validator.Options{
		Operation: operations[f.operation.value],
		Part:      f.set,
		Rules:     f.rules,
		MaxSize:   int(f.maxSize.Size),
	}
	if f.scope.value == "guild" {
		opts.Scope = validator.Guild
	}
	if f.kind.value == "commands" {
		opts.Kind = validator.Commands
	}
	return opts
}

var operations = map[string]validator.Operation{
	"create": validator.Create,
	"edit":   validator.Edit,
	"bulk":   validator.Bulk,
}

// checker is one run of check.
type checker struct {
	*session
	*checkFlags
	opts    validator.Options
	failAt  validator.Severity
	report  *bufio.Writer
	write   format.Formatter
	summary format.Summary
	// files are those that were checked and not yet reported on.
	files []format.File
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
	c := &checker{session: s, checkFlags: f, opts: f.options(), report: s.out}
	c.failAt, _ = validator.ParseSeverity(f.failOn.value)
	look := s.look(f.colour.value)
	if f.reportsAside(args) {
		c.report = bufio.NewWriter(s.Stderr)
		look = lookOf(s.Stderr, f.colour.value)
	}
	c.write = format.New(f.format.value, c.report,
		format.Setting{Look: look, Version: moduleVersion(), Template: template})
	return c.run(args)
}

func (c *checker) run(args []string) error {
	found := input.Find(args, c.stdinFilename)
	for _, notice := range found.Skipped {
		c.say(notice)
	}
	c.summary.Skipped = len(found.Skipped)
	for _, problem := range found.Problems {
		c.unread(problem)
	}
	c.write.Begin()
	for _, source := range found.Sources {
		c.check(source)
	}
	c.flush()
	if err := c.write.End(c.summary); err != nil {
		return err
	}
	// Of an error the session tells when it flushes standard output; of standard error nobody can.
	_ = c.report.Flush()
	if c.summary.Files == 0 && len(c.summary.Unread) == 0 {
		return errors.New("nothing was checked: no file is a command document")
	}
	return nil
}

// check reads one input and reports on it.
func (c *checker) check(source input.Source) {
	content, err := source.Read(c.Stdin, c.maxSize.Size)
	if err != nil {
		c.unread(input.Notice{Name: source.Name, Err: err})
		return
	}
	report := validator.Check(content, c.written(c.opts, source.Name))
	if source.Root != "" && isForeign(report) {
		c.say(input.Notice{Name: source.Name, Err: errNoCommands})
		c.summary.Skipped++
		return
	}
	file := format.File{Name: source.Name, Source: content, Report: report}
	if c.mends() {
		file = c.mend(source, file)
	}
	c.files = append(c.files, file)
	if !c.set {
		c.flush()
	}
}

// flush judges the files so far together if they are a set, and reports on them.
func (c *checker) flush() {
	if c.set {
		parts := make([]validator.Part, len(c.files))
		for i, file := range c.files {
			parts[i] = validator.Part{File: file.Name, Report: file.Report}
		}
		validator.JudgeSet(parts, c.opts)
	}
	for _, file := range c.files {
		c.count(file.Report)
		c.write.File(file)
	}
	c.files = c.files[:0]
}

var errNoCommands = errors.New("skipped: neither a command nor a list of commands")

// unread tells of an input that could not be read; the others are checked all the same.
func (c *checker) unread(problem input.Notice) {
	c.fail(problem)
	c.summary.Unread = append(c.summary.Unread, format.Unread(problem))
}

func (c *checker) count(report *validator.Report) {
	counts := report.Counts()
	c.summary.Files++
	c.summary.Counts.Errors += counts.Errors
	c.summary.Counts.Warnings += counts.Warnings
	c.summary.Counts.Infos += counts.Infos
	for i := range report.Diagnostics {
		if report.Diagnostics[i].Severity >= c.failAt {
			c.raise(statusFound)
			return
		}
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
