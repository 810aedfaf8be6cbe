package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/validator"
)

const checkLong = `Check command definitions in JSON or YAML: one command, an array of commands, or
Discord's response to a request for them. Command permissions, interactions and
authorization arguments are checked, too.

An argument is a file, a directory (searched for .json, .jsonc, .json5, .yaml and
.yml files; hidden folders, node_modules and vendor are skipped), a glob, or - for
standard input. Without arguments, the files of the nearest configuration are
checked, or else those in the current directory. The syntax is inferred from the
file extension, unless --syntax sets it: JSON, JSON with comments, JSON5, or YAML.
In a directory, files that are not recognized as command documents are skipped;
standard error has their number and, with --verbose, their names and the reasons.
Named files must be command documents; with --skip-other they may be skipped, too,
as are hidden files that the configuration does not name: hooks name every changed
file. Source code is not read; see docs/inputs.md for how to check commands in
code.

A configuration says which files belong to a project, what they are and which
severities rules have; see slashlint config.

Without --operation, an object is checked as the body of a create request and an
array as that of a bulk overwrite. Each file is checked on its own; with --set,
all files together are one bulk overwrite, such as a folder with one command per
file.

An interaction payload is checked as an application receives it; with --against
COMMANDS.json also against the definition of its command.

A "fix" is safe: it keeps the meaning and introduces no error. A "suggestion" may
not be what you want. --fix applies fixes, with --unsafe-fixes also suggestions,
until none is left; the report is about the fixed files. A file is replaced
completely or, after any error, not at all. For standard input, the fixed
document goes to standard output and the report to standard error. --diff prints
what --fix would change, for git apply, and writes no file, also together with
--fix; the report, about the files so fixed, goes to standard error.

The formats text, oneline and github are for people. They hide infos, unless
--show info or --fail-on info is set, and with --quiet also warnings that do not
fail the run. The last line of text counts what is hidden. All other formats have
every diagnostic.
With --statistics, text prints a table of rules instead of the diagnostics.

With --output-file, the report goes to a file, which is replaced completely or,
after any error, not at all.

The format service prints, one line per file, the error that Discord would
return, as far as its error codes are documented, or {} for none; what is not
covered is reported on standard error. A file is checked as it would be sent:
Discord ignores camelCase fields and rejects an object around the array.

The format template applies --template, a Go text/template or @FILE with one, to
the output of the format json, whose fields have their Go names (.Files,
.Diagnostics, .Range.Start.Line, .Summary.Errors). In addition to Go's functions
there are json, plain, rule, upper, lower, join, split, replace, base and dir.

Exit status: 0 if nothing is at or above --fail-on, 1 if something is, there are
more warnings than --max-warnings or --diff prints a change, 2 for wrong usage,
an input that could not be read or a file that could not be written.`

const checkExample = `  slashlint check
  slashlint check commands.json
  slashlint check --scope guild --fail-on warning commands/
  slashlint check --rule name-apostrophe=off --format json - < commands.json
  slashlint check --rule 'localization-*=off' commands.json
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
	format, colour         choice
	failOn, show           choice
	quiet, statistics      bool
	maxWarnings            maximum
	rules                  overrides
	maxSize                size
	against, stdinFilename string
	template, outputFile   string
	skipOther, set         bool
	verbose                bool
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
		show:      choice{"", []string{"error", "warning", "info"}},
		colour:    choice{"auto", []string{"auto", "always", "never"}},
		rules:     overrides{},
		maxSize:   size{validator.MaxSize},
	}
	cmd := &cobra.Command{
		Use:     "check [flags] [FILE|DIR|GLOB|-]...",
		Short:   "check command definitions",
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
	addChoice(cmd, &f.operation, "operation", "request that the document is the body of")
	addChoice(cmd, &f.kind, "kind", "document kind, if it is ambiguous")
	flags.StringVar(&f.against, "against", "", "check interactions against the definitions in `FILE`")
	flags.Var(&f.guild, "guild", "guild ID of command permissions")
	flags.BoolVar(&f.set, "set", false, "check all files together as one bulk overwrite")
	addChoice(cmd, &f.format, "format",
		"report `FORMAT`: "+orList(format.Names()))
	flags.StringVar(&f.template, "template", "", "template for --format template, as `TEXT|@FILE`")
	flags.StringVarP(&f.outputFile, "output-file", "o", "", "write the report to `FILE`")
	addChoice(cmd, &f.failOn, "fail-on", "lowest severity that fails the run (exit status 1)")
	addChoice(cmd, &f.show, "show", "lowest severity that text, oneline and github print (default warning, or --fail-on if that is lower)")
	flags.BoolVar(&f.statistics, "statistics", false,
		"print how many diagnostics each rule has, instead of the diagnostics")
	flags.BoolVarP(&f.quiet, "quiet", "q", false, "print only errors, and no summary if there are none")
	flags.Var(&f.maxWarnings, "max-warnings", "more warnings than `N` fail the run")
	flags.Var(f.rules, "rule", "set the severity of a rule, or of those that match a pattern: off, info, warning or error; may be repeated")
	_ = cmd.RegisterFlagCompletionFunc("rule", completeRule)
	f.fixFlags.register(flags)
	f.configFlags.register(cmd)
	flags.BoolVar(&f.skipOther, "skip-other", false,
		"also skip named files that are not command documents")
	flags.BoolVar(&f.verbose, "verbose", false, "list the files that are skipped in directories")
	flags.Var(&f.maxSize, "max-size", "reject larger inputs; 1000000, 64MB, 64MiB")
	addChoice(cmd, &f.colour, "color", "when to use colours")
	flags.StringVar(&f.stdinFilename, "stdin-filename", "<stdin>", "`NAME` that standard input has in the report")
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

var operations = map[string]validator.Operation{
	"create": validator.Create,
	"edit":   validator.Edit,
	"bulk":   validator.Bulk,
}

// lowestShown returns the lowest severity that formats for people print: by default warnings, with
// --quiet errors, and in either case whatever fails the run.
func (f *checkFlags) lowestShown() validator.Severity {
	switch {
	case f.show.value != "":
		return severityOf(f.show)
	case f.quiet:
		return min(severityOf(f.failOn), validator.Error)
	}
	return min(severityOf(f.failOn), validator.Warning)
}

// consistent returns an error for flags that say nothing without others.
func (f *checkFlags) consistent() error {
	templated := f.format.value == "template"
	kind, interactions := f.kind.value, validator.Interaction.String()
	switch {
	case f.against != "" && kind != "" && kind != interactions:
		return errors.New("--against is for interactions, not for --kind " + kind)
	case f.set && f.operation.value != "" && f.operation.value != "bulk":
		return errors.New("--set judges a bulk body; leave out --operation " + f.operation.value)
	case f.unsafe && !f.mends():
		return errors.New("--unsafe-fixes needs --fix or --diff")
	case templated && f.template == "":
		return errors.New("--format template needs --template TEXT or --template @FILE")
	case !templated && f.template != "":
		return errors.New("--template needs --format template")
	}
	return f.consistentReport()
}

// consistentReport returns an error for flags that the format of the report has no use for.
func (f *checkFlags) consistentReport() error {
	name := f.format.value
	switch {
	case f.quiet && f.show.value != "":
		return errors.New("--quiet and --show exclude each other")
	case f.show.value != "" && !format.ForPeople(name):
		return fmt.Errorf("--show is for the formats text, oneline and github; %s has all diagnostics", name)
	case f.statistics && name != "text":
		return errors.New("--statistics is for the format text")
	case f.quiet && !format.ForPeople(name):
		return fmt.Errorf("--quiet is for the formats text, oneline and github; %s has all diagnostics", name)
	}
	return nil
}
