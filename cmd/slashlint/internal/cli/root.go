package cli

import (
	"errors"
	"fmt"
	"iter"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/validator"
)

const rootLong = `slashlint tells what is wrong with application-command definitions (slash, user,
message and entry-point commands), where, and what to do about it; and it shows
what people will see of them.

Exit status: 0 when all is well, 1 when something is wrong, 2 for wrong usage or
an input that could not be read; the help of each command says more.`

// newRoot returns the tree of commands.
func newRoot(s *session) *cobra.Command {
	root := &cobra.Command{
		Use:           "slashlint",
		Short:         "check application-command definitions, and see what people will see",
		Long:          rootLong,
		Args:          cobra.ArbitraryArgs,
		SilenceErrors: true,
		SilenceUsage:  true,
		Version:       version(),
	}
	root.RunE = func(cmd *cobra.Command, args []string) error {
		if len(args) > 0 {
			return unknownCommand(root, args[0])
		}
		root.SetOut(s.Stderr)
		s.raise(statusFailed)
		return root.Help()
	}
	root.SetIn(s.Stdin)
	root.SetOut(s.out)
	root.SetErr(s.Stderr)
	root.SetVersionTemplate("{{.Version}}")
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error { return flagError(cmd, err) })
	readers := []*cobra.Command{
		newCheck(s), newPreview(s), newLocales(s), newBudget(s), newInvoke(s), newMay(s), newPlan(s),
		newRequest(s), newExplainError(s), newAuthorize(s),
	}
	for _, reader := range readers {
		addChoice(reader, &s.syntax, "syntax", syntaxUsage)
	}
	root.AddCommand(readers...)
	root.AddCommand(newConfig(s), newExplain(s), newChanges(s), newBits(s), newRules(s), newSchema(s),
		newVersion(s))
	completeNoFiles(root)
	return root
}

// unknownCommand says which command, or which way of calling it, may have been meant.
func unknownCommand(root *cobra.Command, name string) error {
	err := fmt.Errorf("unknown command %q", name)
	if _, statErr := os.Stat(name); statErr == nil || name == "-" {
		return fmt.Errorf("%w; to check a file: slashlint check %s", err, name)
	}
	return didYouMean(err, name, "", func(yield func(string) bool) {
		for _, c := range root.Commands() {
			if !c.Hidden && !yield(c.Name()) {
				return
			}
		}
	})
}

// flagError puts what cobra says of flags into the words of this program.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() == "" {
		name := unknown.GetSpecifiedName()
		err := fmt.Errorf("unknown flag --%s", name)
		return didYouMean(err, name, "--", flagNames(cmd))
	}
	var invalid *pflag.InvalidValueError
	if errors.As(err, &invalid) {
		return fmt.Errorf("--%s %s: %w", invalid.GetFlag().Name, invalid.GetValue(), invalid.Unwrap())
	}
	return err
}

func flagNames(cmd *cobra.Command) iter.Seq[string] {
	return func(yield func(string) bool) {
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if yield != nil && !yield(f.Name) {
				yield = nil
			}
		})
	}
}

// didYouMean adds to an error the name that is closest to the one given, or else one that begins
// with it. The prefix is what stands before such names on a command line.
func didYouMean(err error, name, prefix string, among iter.Seq[string]) error {
	name = strings.ToLower(name)
	meant := validator.Suggest(name, among)
	if meant == "" {
		meant = completed(name, among)
	}
	if meant == "" {
		return err
	}
	return fmt.Errorf("%w; did you mean %s%s?", err, prefix, meant)
}

// completed returns the first name that begins with a part of a name.
func completed(part string, among iter.Seq[string]) string {
	for name := range among {
		if part != "" && strings.HasPrefix(name, part) {
			return name
		}
	}
	return ""
}
