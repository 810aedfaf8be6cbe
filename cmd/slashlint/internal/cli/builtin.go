package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// addBuiltin adds the commands help and completion, which cobra has ready, in this program's words. A
// topic or shell that there is not is wrong usage.
func addBuiltin(root *cobra.Command) {
	root.SetHelpCommand(newHelp(root))
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() != "completion" {
			continue
		}
		c.Short = "write what a shell completes commands by"
		c.Long = "Write what a shell completes commands, flags and their values by. The help of each\n" +
			"shell tells how to install it."
		c.Args = cobra.ArbitraryArgs
		c.RunE = func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return errors.New("name a shell: bash, fish, powershell or zsh")
			}
			return fmt.Errorf("no completion for %q; want bash, fish, powershell or zsh", args[0])
		}
		for _, shell := range c.Commands() {
			shell.Short = "write what " + shell.Name() + " completes commands by"
			quoteCompletions(shell)
		}
	}
}

func newHelp(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:     "help [COMMAND]",
		Short:   "tell how a command is used",
		Example: "  slashlint help check",
		RunE: func(_ *cobra.Command, args []string) error {
			about, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return unknownCommand(about, strings.Join(rest, " "))
			}
			about.InitDefaultHelpFlag()
			return about.Help()
		},
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
			var offers []cobra.Completion
			for _, c := range root.Commands() {
				if c.IsAvailableCommand() {
					offers = append(offers, cobra.CompletionWithDesc(c.Name(), c.Short))
				}
			}
			return offers, cobra.ShellCompDirectiveNoFileComp
		},

		DisableFlagsInUseLine: true,
	}
}

// unquote takes the marks out of the usages of flags, which help understands and shells would show.
func unquote(cmd *cobra.Command) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) { _, f.Usage = pflag.UnquoteUsage(f) })
	for _, child := range cmd.Commands() {
		unquote(child)
	}
}
