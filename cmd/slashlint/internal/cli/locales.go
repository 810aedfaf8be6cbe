package cli

import (
	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
	"github.com/slashlint/slashlint/preview"
)

const localesLong = `Show how far commands are localized: for each command and locale, how many in a
hundred of its names, descriptions and choice names have a text of the locale's
own or of its fallback. The others show the default. An entry counts as own even
where it is identical to the default: its author decided that it needs no other.

Locales in which everything shows the default are listed below the table. What
is missing leaves the exit status alone.`

const localesExample = `  slashlint locales commands.json
  slashlint locales --format json commands.json`

func newLocales(s *session) *cobra.Command {
	f := newDocumentFlags()
	cmd := &cobra.Command{
		Use:     "locales [flags] FILE|-",
		Short:   "show how far commands are localized",
		Long:    localesLong,
		Example: localesExample,
		Args:    oneFile,
		RunE: func(_ *cobra.Command, args []string) error {
			report, err := f.loadPlain(s, args[0])
			if err != nil {
				return err
			}
			table := preview.Locales(report.Document)
			if f.json() {
				s.out.Write(append(table.AppendJSON(nil), '\n'))
				return nil
			}
			draw.Locales(s.out, s.look(f.colour.value), report.Document, table)
			return nil
		},

		ValidArgsFunction: upToFiles(1),
	}
	cmd.Flags().SortFlags = false
	f.register(cmd)
	return cmd
}
