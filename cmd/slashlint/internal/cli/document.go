package cli

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// documentFlags are the flags of the commands that show what is in a document.
type documentFlags struct {
	format, colour choice
	maxSize        size
	verbose        bool
	configFlags
	in inForce
}

func newDocumentFlags() documentFlags {
	return documentFlags{
		format:  choice{"text", []string{"text", "json"}},
		colour:  choice{"auto", []string{"auto", "always", "never"}},
		maxSize: size{validator.MaxSize},
	}
}

func (f *documentFlags) register(cmd *cobra.Command) {
	f.registerColourless(cmd)
	addChoice(cmd, &f.colour, "color", "when to use colours")
}

// registerColourless is register for commands whose output never has colours.
func (f *documentFlags) registerColourless(cmd *cobra.Command) {
	f.configFlags.register(cmd)
	f.registerOutput(cmd)
}

// registerVerbose registers --verbose for commands that have nothing else to say at length.
func (f *documentFlags) registerVerbose(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&f.verbose, "verbose", false, "list the files that are skipped in directories")
}

// registerUnconfigured is register for commands to which no configuration applies.
func (f *documentFlags) registerUnconfigured(cmd *cobra.Command) {
	f.registerOutput(cmd)
	addChoice(cmd, &f.colour, "color", "when to use colours")
}

func (f *documentFlags) registerOutput(cmd *cobra.Command) {
	addChoice(cmd, &f.format, "format", "how to write it")
	cmd.Flags().Var(&f.maxSize, "max-size", "refuse larger inputs; 1000000, 64MB, 64MiB")
}

// configure finds what is in force for a document, and sets the scope, if it is not given.
func (f *documentFlags) configure(name string, scope *choice) error {
	finder, err := f.finder()
	if err != nil {
		return err
	}
	if name == "-" {
		name = ""
	}
	if f.in, err = inForceFor(finder, name); err != nil {
		return err
	}
	f.settle("scope", scope, f.in.Scope)
	return nil
}

func (f *documentFlags) json() bool { return f.format.value == "json" }

// look returns how standard output looks to people, given when to use colours.
func (s *session) look(colour string) format.Look { return lookOf(s.Stdout, colour) }

// lookOf is look for one of the outputs.
func lookOf(out io.Writer, colour string) format.Look {
	colours := colour == "always"
	if colour == "auto" {
		colours = terminal.WantsColours(out)
	}
	return format.Look{
		Palette: terminal.Palette{Colours: colours},
		Width:   terminal.Width(out),
	}
}

// scopeChoice is the flag --scope.
func scopeChoice() choice { return choice{"global", []string{"global", "guild"}} }

// operationChoice is the flag --operation.
func operationChoice() choice { return choice{"", []string{"create", "edit", "bulk"}} }

func scopeOf(c choice) validator.Scope {
	if c.value == "guild" {
		return validator.Guild
	}
	return validator.Global
}

// wellFormed returns an error for a document that is not well-formed: of one that is not whole, as
// after a broken download, nothing can be told.
func wellFormed(name string, report *validator.Report) error {
	if d := report.Malformed(); d != nil {
		return input.Notice{Name: sourceOf(name).Name, Err: fmt.Errorf(
			"not well-formed %s in line %d, column %d: %s", notation(report, d),
			d.Range.Start.Line, d.Range.Start.Column, d.Message)}
	}
	return nil
}

// notation returns the name of the notation that a diagnostic is about.
func notation(report *validator.Report, d *validator.Diagnostic) string {
	switch {
	case d.Rule == "yaml-syntax":
		return "YAML"
	case report.Document.Syntax() == validator.JSON5:
		return "JSON5"
	}
	return "JSON"
}

// asGiven returns the flags with which check judges a document in the same way.
func asGiven(opts validator.Options) string {
	flags := ""
	if opts.Scope != validator.Global {
		flags += " --scope " + opts.Scope.String()
	}
	if opts.Kind != validator.AutoKind {
		flags += " --kind " + opts.Kind.String()
	}
	if opts.Operation != validator.Auto {
		flags += " --operation " + opts.Operation.String()
	}
	return flags
}

var errNoneOfCommands = errors.New("neither a command nor a list of commands")

func noCommands(report *validator.Report) error {
	if report.Kind != validator.AutoKind || isForeign(report) {
		return errNoneOfCommands
	}
	if d := report.Malformed(); d != nil && notation(report, d) == "YAML" {
		return fmt.Errorf("no YAML in it that can be read: line %d, column %d: %s",
			d.Range.Start.Line, d.Range.Start.Column, d.Message)
	}
	return errors.New("no JSON in it")
}

// read returns what one input has, "-" being standard input.
func (s *session) read(name string, limit input.Size) ([]byte, error) {
	if name == "" {
		return nil, input.Notice{Name: `""`, Err: errors.New("an empty file name")}
	}
	source := sourceOf(name)
	content, err := source.Read(s.Stdin, limit)
	if err == nil && source.Path != "" && s.syntax.value == "" {
		err = input.CodeError(source.Path)
	}
	if err != nil {
		return nil, input.Notice{Name: source.Name, Err: err}
	}
	return content, nil
}

// stdinName is what standard input is called.
const stdinName = "<stdin>"

func sourceOf(name string) input.Source {
	if name == "-" {
		return input.Source{Name: stdinName}
	}
	return input.Source{Name: filepath.ToSlash(name), Path: name}
}

// counted returns "1 error" or "2 errors".
func counted(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}
