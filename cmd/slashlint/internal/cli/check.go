package cli

import (
	"bufio"
	"errors"
	"slices"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

const checkLong = `Check command definitions in JSON or YAML: one command, a list of commands, or
what the service answers to a request for them. Also checked are command
permissions, interactions and authorization arguments.

An argument is a file, a directory (every .json, .jsonc, .yaml or .yml file below
it, hidden folders, node_modules and vendor aside), a glob, or - for standard
input. How a document is written its name tells, or --syntax: JSON, JSON with
comments, or YAML. In a directory, files that are no command documents are
skipped, and standard error says which and why. Those that are named must be
command documents, unless --skip-other says that they, too, may be skipped, as
are hidden files that the configuration does not name: hooks name every file
that changed.

A configuration can say which files belong to a project, what they are and how
rules are weighed; see slashlint config. Without an argument, the files of the
nearest configuration are checked.

Without --operation, an object is judged as the body of a create request and an
array as that of a bulk overwrite. Each file is judged by itself; with --set all
of them are one bulk overwrite, such as a folder with a command in each file.

An interaction payload, as an application receives it, is judged as such; with
--against also by the definition of its command, which is in COMMANDS.json.

A "fix" is surely what was meant and brings no new error; look twice at what
stands after "perhaps". --fix makes the former, --unsafe-fixes the latter too,
until none is left; what remains is reported as of the mended document. A file
is replaced whole or, if anything fails, not at all. Of standard input, the
mended document goes to standard output and the report to standard error.
--diff shows what --fix would do, for git apply, and writes nothing, also
together with --fix; the report, as of the document mended so, goes to standard
error.

The format service writes, a line for each file, the error that the service would
answer with, as far as its codes are documented, or {} for none; what is not
covered is told on standard error. The file is judged as it would be sent: the
service ignores camelCase members, and refuses an object around the list.

The format template applies --template, a Go text/template or @FILE with one, to
what the format json writes, its members under their names in Go (.Files,
.Diagnostics, .Range.Start.Line, .Summary.Errors). Besides Go's own functions
there are json, plain, rule, upper, lower, join, split, replace, base and dir.

Exit status: 0 when nothing is at or above --fail-on, 1 when something is or
--diff shows a change, 2 for wrong usage, an input that could not be read or a
file that could not be written.`

const checkExample = `  slashlint check
  slashlint check commands.json
  slashlint check --scope guild --fail-on warning commands/
  slashlint check --rule name-apostrophe=off --format json - < commands.json
  slashlint check --against commands.json test/fixtures/*.json
  slashlint check --set commands/
  slashlint check --fix commands/
  slashlint check --diff commands.json | git apply
  slashlint check --format template --template \
    '{{range .Files}}{{.Path}} {{len .Diagnostics}}{{println}}{{end}}' commands/`

// checkFlags are the flags of check as they were given.
type checkFlags struct {
	scope, operation, kind choice
	guild                  snowflake
	format, failOn, colour choice
	rules                  overrides
	maxSize                size
	against, stdinFilename string
	template               string
	skipOther, set         bool
	fixFlags
	configFlags
}

func newCheck(s *session) *cobra.Command {
	f := &checkFlags{
		scope:     choice{"global", []string{"global", "guild"}},
		operation: operationChoice(),
		kind:      choice{"", validator.KindNames()},
		format:    choice{format.Names()[0], format.Names()},
		failOn:    choice{"error", []string{"error", "warning", "info"}},
		colour:    choice{"auto", []string{"auto", "always", "never"}},
		rules:     overrides{},
		maxSize:   size{validator.MaxSize},
	}
	cmd := &cobra.Command{
		Use:     "check [flags] [FILE|DIR|GLOB|-]...",
		Short:   "tell what is wrong with command definitions",
		Long:    checkLong,
		Example: checkExample,
		RunE: func(_ *cobra.Command, args []string) error {
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
	flags.StringVar(&f.against, "against", "", "judge interactions by the definition in `FILE`")
	flags.Var(&f.guild, "guild", "the id of the guild that command permissions are of")
	flags.BoolVar(&f.set, "set", false, "judge all files together, as the commands of one bulk body")
	addChoice(cmd, &f.format, "format",
		"the `FORMAT` of the report: "+orList(format.Names()))
	flags.StringVar(&f.template, "template", "", "the `TEXT|@FILE` of the format template")
	addChoice(cmd, &f.failOn, "fail-on", "the least severity that makes the exit status 1")
	flags.Var(f.rules, "rule", "set the severity of a rule: off, info, warning or error; may be repeated")
	_ = cmd.RegisterFlagCompletionFunc("rule", completeRule)
	f.fixFlags.register(flags)
	f.configFlags.register(cmd)
	flags.BoolVar(&f.skipOther, "skip-other", false,
		"also skip named files that are no command documents")
	flags.Var(&f.maxSize, "max-size", "refuse larger inputs; 1000000, 64MB, 64MiB")
	addChoice(cmd, &f.colour, "color", "when to use colours")
	flags.StringVar(&f.stdinFilename, "stdin-filename", "<stdin>", "the `NAME` of standard input")
}

// options returns what the validator is to know.
func (f *checkFlags) options() validator.Options {
	opts := validator.Options{
		Operation: operations[f.operation.value],
		Guild:     uint64(f.guild),
		Part:      f.set,
		AsSent:    f.format.value == "service",
		Rules:     f.rules,
		MaxSize:   int(f.maxSize.Size),
	}
	if f.scope.value == "guild" {
		opts.Scope = validator.Guild
	}
	opts.Kind, _ = validator.ParseKind(f.kind.value)
	return opts
}

// against reads the definition that interactions are judged by, nil for none.
func (s *session) against(f *checkFlags, args []string) (*validator.Document, error) {
	switch {
	case f.against == "":
		return nil, nil
	case f.against == "-" && slices.Contains(args, "-"):
		return nil, errors.New("standard input cannot be both the definition and what is checked")
	}
	scope, definition := f.scope, documentFlags{maxSize: f.maxSize, configFlags: f.configFlags}
	if err := definition.configure(f.against, &scope); err != nil {
		return nil, err
	}
	report, err := definition.load(s, f.against, validator.Options{Scope: scopeOf(scope)})
	if err != nil {
		return nil, err
	}
	return report.Document, wellFormed(f.against, report)
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
	configured *configured
	// definition is what interactions are judged by, nil for none.
	definition *validator.Document
	report     *bufio.Writer
	write      format.Formatter
	summary    format.Summary
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
	c := &checker{session: s, checkFlags: f, configured: newConfigured(finder), report: s.out}
	if c.definition, err = s.against(f, args); err != nil {
		return err
	}
	look := s.look(f.colour.value)
	if f.reportsAside(args) {
		c.report = bufio.NewWriter(s.Stderr)
		look = lookOf(s.Stderr, f.colour.value)
	}
	c.write = format.New(f.format.value, c.report,
		format.Setting{Look: look, Version: moduleVersion(), Say: s.say, Template: template})
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
	})
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
	c.withoutEffect(args)
	c.sayNear(c.configured.Finder)
	if err := c.write.End(c.summary); err != nil {
		return err
	}
	// Of an error the session tells when it flushes standard output; of standard error nobody can.
	_ = c.report.Flush()
	if c.summary.Files+c.leftOut > 0 || len(c.summary.Unread) > 0 {
		return nil
	}
	if c.skipOther {
		c.say(errNothingChecked)
		return nil
	}
	return errNothingChecked
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
	flags := c.under(&in)
	opts := c.written(flags.options(), source.Name)
	opts.Against = c.definition
	report := validator.Check(content, opts)
	if source.MayBeOther && isForeign(report) {
		c.say(input.Notice{Name: source.Name, Err: errNoCommands})
		c.summary.Skipped++
		c.see(source)
		return
	}
	file := format.File{Name: source.Name, Source: content, Report: report}
	if c.mends() {
		file = c.mend(source, file, opts, &in)
	}
	c.pending = append(c.pending, pending{source, in, flags.failOn.value, opts, file})
	if !c.set {
		c.flush()
	}
}

// pending is a file that was checked and not yet reported on, with what is in force for it.
type pending struct {
	source input.Source
	in     inForce
	failOn string
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
		c.weigh(p.file.Report, p.failOn)
		c.write.File(p.file)
	}
	c.pending = c.pending[:0]
}

var (
	errNoCommands     = errors.New("skipped: neither a command nor a list of commands")
	errNothingChecked = errors.New("nothing was checked: no file is a command document")
)

// unread tells of an input that could not be read; the others are checked all the same.
func (c *checker) unread(problem input.Notice) {
	c.fail(problem)
	c.summary.Unread = append(c.summary.Unread, format.Unread(problem))
}

// weigh counts the diagnostics of a report; one at or above a severity raises the exit status.
func (c *checker) weigh(report *validator.Report, failOn string) {
	counts := report.Counts()
	c.summary.Counts.Errors += counts.Errors
	c.summary.Counts.Warnings += counts.Warnings
	c.summary.Counts.Infos += counts.Infos
	failAt, _ := validator.ParseSeverity(failOn)
	for i := range report.Diagnostics {
		if report.Diagnostics[i].Severity >= failAt {
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
