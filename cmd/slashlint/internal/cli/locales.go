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
  slashlint locales --format json commands/`

func newLocales(s *session) *cobra.Command {
	f := newDocumentFlags()
	cmd := &cobra.Command{
		Use:     "locales [flags] [FILE|DIR|GLOB|-]...",
		Short:   "show how far commands are localized",
		Long:    localesLong + filesLong,
		Example: localesExample,
		RunE: func(_ *cobra.Command, args []string) error {
			documents, err := f.loadPlain(s, args)
			if err != nil {
				return err
			}
			document := documents.report.Document
			table := preview.Locales(document)
			if f.json() {
				documents.writeJSON(table.AppendJSON(nil))
				return nil
			}
			draw.Locales(s.out, documents.look(f.colour.value), document, table)
			return nil
		},
	}
	cmd.Flags().SortFlags = false
	f.registerVerbose(cmd)
	f.register(cmd)
	return cmd
}
