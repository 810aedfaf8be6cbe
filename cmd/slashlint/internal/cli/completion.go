package cli

import (
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// What is offered here is not narrowed to what has been typed: the shells do that.

// nothing is what a shell offers where only the person knows what to type: without it, shells offer
// files.
var nothing = cobra.FixedCompletions(nil, cobra.ShellCompDirectiveNoFileComp)

// upToFiles lets shells offer files for so many arguments, and then nothing.
func upToFiles(n int) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) < n {
			return nil, cobra.ShellCompDirectiveDefault
		}
		return nothing(cmd, args, part)
	}
}

// completeNoFiles lets shells offer nothing for the values of flags that are neither files nor have
// completions of their own.
func completeNoFiles(cmd *cobra.Command) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if _, has := cmd.GetFlagCompletionFunc(f.Name); !has && !takesFile(f) {
			_ = cmd.RegisterFlagCompletionFunc(f.Name, nothing)
		}
	})
	for _, child := range cmd.Commands() {
		completeNoFiles(child)
	}
}

// takesFile tells whether the value of a flag is a file's name, as its help says.
func takesFile(f *pflag.Flag) bool {
	value, _ := pflag.UnquoteUsage(f)
	return strings.HasSuffix(value, "FILE") || f.Name == "stdin-filename"
}

// completeRule offers the names of rules for --rule, and nothing behind "=": the scripts for zsh and
// fish take what stands before it for a flag, and would write it twice.
func completeRule(_ *cobra.Command, _ []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if strings.Contains(part, "=") {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var offers []cobra.Completion
	for _, r := range validator.Rules() {
		offers = append(offers, cobra.CompletionWithDesc(r.Name+"=", r.Says))
	}
	return offers, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

// completeCommand offers files and, after one, the commands that are in it.
func completeCommand(s *session, document *documentFlags, viewer *viewerFlags) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) != 1 {
			return upToFiles(1)(cmd, args, part)
		}
		picker := pickerOf(s, document, viewer, args[0])
		var offers []cobra.Completion
		for _, e := range picker.Slash {
			offers = append(offers, offer("/"+e.Name(), e.Description.Value))
		}
		for _, e := range slices.Concat(picker.User, picker.Message) {
			offers = append(offers, offer(e.Name(), ""))
		}
		return offers, cobra.ShellCompDirectiveNoFileComp
	}
}

// offer returns a completion from a document. No control character of it reaches the terminal.
func offer(word, description string) cobra.Completion {
	return cobra.CompletionWithDesc(terminal.Harmless(word), terminal.Harmless(description))
}

// completeOption offers the options of the command that is named already. After each stands what is
// to follow it.
func (f *invokeFlags) completeOption(s *session, after string) cobra.CompletionFunc {
	directive := cobra.ShellCompDirectiveNoFileComp
	if after != "" {
		directive |= cobra.ShellCompDirectiveNoSpace
	}
	return func(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) != 2 {
			return nil, directive
		}
		command := strings.TrimPrefix(args[1], "/")
		var offers []cobra.Completion
		for _, e := range pickerOf(s, &f.documentFlags, &f.viewerFlags, args[0]).Slash {
			if e.Name() == command || e.DefaultName() == command {
				for _, o := range e.Options {
					offers = append(offers, offer(o.Name.Value+after, o.Description.Value))
				}
			}
		}
		return offers, directive
	}
}

// pickerOf returns what a person can pick in a document, nothing if it cannot be read: while somebody
// types is no time for complaints, nor for waiting until standard input ends.
func pickerOf(s *session, document *documentFlags, f *viewerFlags, name string) *preview.Picker {
	if name == "-" {
		return &preview.Picker{}
	}
	quiet := *s
	quiet.Stderr = io.Discard
	documents, err := document.find(&quiet, []string{name}, &f.scope)
	scope := scopeOf(f.scope)
	if err != nil || document.load(documents, validator.Options{Scope: scope}) != nil {
		return &preview.Picker{}
	}
	return preview.NewPicker(documents.report.Document, preview.Viewer{
		Locale: f.locale.Locale, Scope: scope, Adult: true, AgeRestricted: true,
	})
}

// completePerson offers the words of --as after those that are there.
func completePerson(_ *cobra.Command, _ []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
	before := part[:strings.LastIndexByte(part, ',')+1]
	offers := []cobra.Completion{
		before + "admin", before + "everyone", before + "user:", before + "role:", before + "channel:",
	}
	for name := range permissionNames() {
		offers = append(offers, before+name)
	}
	return offers, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

// completeRequest offers the methods and the names of the operations, the paths of a method, and files
// for the body.
func completeRequest(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var offers []cobra.Completion
	for _, e := range validator.Endpoints() {
		switch {
		case len(args) == 0:
			offers = append(offers, e.Method, cobra.CompletionWithDesc(e.Name, strings.TrimSpace(e.Method+" "+e.Path)))
		case len(args) == 1 && e.Method == args[0]:
			offers = append(offers, cobra.CompletionWithDesc(e.Path, e.Name))
		}
	}
	if offers == nil {
		return nil, cobra.ShellCompDirectiveDefault
	}
	slices.Sort(offers)
	return slices.DeleteFunc(slices.Compact(offers), func(offer string) bool { return offer == "" }),
		cobra.ShellCompDirectiveNoFileComp
}
