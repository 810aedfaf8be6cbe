package cli

import (
	"bytes"
	_ "embed" // for bashQuoting
	"io"
	"strings"

	"github.com/spf13/cobra"
)

// Commands may be named after anything, "$(reboot)" included, and not every script of cobra inserts
// every name literally.

// bashQuoting replaces the function that inserts the common part of several names without quotes.
//
//go:embed completion.bash
var bashQuoting string

// scripts write what a shell completes by.
var scripts = map[string]func(root *cobra.Command, out io.Writer, descriptions bool) error{
	"bash": func(root *cobra.Command, out io.Writer, descriptions bool) error {
		if err := root.GenBashCompletionV2(out, descriptions); err != nil {
			return err
		}
		_, err := io.WriteString(out, bashQuoting)
		return err
	},
	"fish": func(root *cobra.Command, out io.Writer, descriptions bool) error {
		var script bytes.Buffer
		if err := root.GenFishCompletion(&script, descriptions); err != nil {
			return err
		}
		return fishQuoted.write(out, script.String())
	},
	"zsh": func(root *cobra.Command, out io.Writer, descriptions bool) error {
		generate := root.GenZshCompletionNoDesc
		if descriptions {
			generate = root.GenZshCompletion
		}
		var script bytes.Buffer
		if err := generate(&script); err != nil {
			return err
		}
		return zshQuoted.write(out, script.String())
	},
}

// replacement is a part of a script and what replaces it.
type replacement struct{ before, after string }

func (r replacement) write(out io.Writer, script string) error {
	_, err := io.WriteString(out, strings.Replace(script, r.before, r.after, 1))
	return err
}

var (
	// fish has removed the quotes of the words, which are evaluated again. A home directory stays one.
	fishQuoted = replacement{
		"(commandline -opc)",
		`(commandline -opc | string escape --no-quoted | string replace -r '^\\\\~' '~')`,
	}
	// _describe removes backslashes.
	zshQuoted = replacement{`comp=${comp//:/\\:}`, `comp=${${comp//\\/\\\\}//:/\\:}`}
)

// quoteCompletions makes the script that a command writes insert names literally.
func quoteCompletions(shell *cobra.Command) {
	script, ok := scripts[shell.Name()]
	if !ok {
		return
	}
	shell.RunE = func(cmd *cobra.Command, _ []string) error {
		without, err := cmd.Flags().GetBool("no-descriptions")
		if err != nil {
			return err
		}
		return script(cmd.Root(), cmd.OutOrStdout(), !without)
	}
}
