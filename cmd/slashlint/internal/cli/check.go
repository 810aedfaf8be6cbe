package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

const checkLong = `Check command definitions in JSON: one command, a list of commands, or what the
service answers to a request for them.

An argument is a file, a directory (every .json file below it that is a command
document, hidden folders, node_modules and vendor aside), a glob, or - for
standard input.

Without --operation, an object is judged as the body of a create request and an
array as that of a bulk overwrite. Each file is judged by itself.

A "fix" is surely what was meant and brings no new error; look twice at what
stands after "perhaps".

Exit status: 0 when nothing is at or above --fail-on, 1 when something is, 2 for
wrong usage or an input that could not be read.`

const checkExample = `  slashlint check commands.json
  slashlint check --scope guild --fail-on warning commands/
  slashlint check --rule name-apostrophe=off --format json - < commands.json`

// checkFlags are the flags of check as they were given.
type checkFlags struct {
	scope, operation, kind choice
	format, failOn, colour choice
	rules                  overrides
	maxSize                size
	stdinFilename          string
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
			return newChecker(s, f).run(args)
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
	addChoice(cmd, &f.format, "format", "how to write what is found")
	addChoice(cmd, &f.failOn, "fail-on", "the least severity that makes the exit status 1")
	flags.Var(f.rules, "rule", "set the severity of a rule: off, info, warning or error")
	flags.Var(&f.maxSize, "max-size", "refuse larger inputs; 1000000, 64MB, 64MiB")
	addChoice(cmd, &f.colour, "color", "when to use colours")
	flags.StringVar(&f.stdinFilename, "stdin-filename", "<stdin>", "the `NAME` of standard input")
}

// options returns what the validator is to know.
func (f *checkFlags) options() validator.Options {
	opts := validator.Options{
		Operation: operations[f.operation.value],
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
	write   format.Formatter
	summary format.Summary
}

func newChecker(s *session, f *checkFlags) *checker {
	failAt, _ := validator.ParseSeverity(f.failOn.value)
	return &checker{
		session: s, checkFlags: f, opts: f.options(), failAt: failAt,
		write: format.New(f.format.value, s.out, s.look(f.colour.value)),
	}
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
	c.write.End(c.summary)
	if c.summary.Files == 0 && c.summary.Unread == 0 {
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
	report := validator.Check(content, c.opts)
	if source.Root != "" && isForeign(report) {
		c.say(input.Notice{Name: source.Name, Err: errNoCommands})
		c.summary.Skipped++
		return
	}
	c.count(report)
	c.write.File(format.File{Name: source.Name, Source: content, Report: report})
}

var errNoCommands = errors.New("skipped: neither a command nor a list of commands")

// unread tells of an input that could not be read; the others are checked all the same.
func (c *checker) unread(problem error) {
	c.fail(problem)
	c.summary.Unread++
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
		if report.Diagnostics[i].Rule != "json-syntax" {
			return true
		}
	}
	return len(report.Diagnostics) == 0
}
