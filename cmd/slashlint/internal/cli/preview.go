package cli

import (
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

const previewLong = `Show the picker as a person sees it: what can be typed after "/", the menus of
users and messages, the launcher, and what is hidden and why.

Required options are written <so>, others [so]. A text that is not the locale's
own is marked; the last lines say how. Unless --as or --permissions say otherwise,
the person is an administrator; may asks about a member without permissions.

A document with errors is shown as far as it was understood, and the exit status
is 0 all the same; check judges it.`

const previewExample = `  slashlint preview commands.json --locale de
  slashlint preview commands/ --locale ja --query "mod b"
  slashlint preview commands.json --in bot-dm --all-locales
  slashlint preview commands.json --permissions 8192 --guild 100 --roles 7,8 \
    --overwrites permissions.json --verbose`

// previewFlags are the flags of preview as they were given.
type previewFlags struct {
	documentFlags
	viewerFlags
	allLocales bool
	query      string
}

func newPreview(s *session) *cobra.Command {
	f := &previewFlags{documentFlags: newDocumentFlags(), viewerFlags: newViewerFlags()}
	cmd := &cobra.Command{
		Use:     "preview [flags] [FILE|DIR|GLOB|-]...",
		Short:   "show the picker as people see it",
		Long:    previewLong + filesLong,
		Example: previewExample,
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.allLocales && cmd.Flags().Changed("locale") {
				return errors.New("--locale and --all-locales exclude each other")
			}
			return f.run(s, args)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	f.viewerFlags.register(cmd)
	flags.StringVar(&f.query, "query", "", "the `TEXT` that the person types after \"/\"")
	flags.BoolVar(&f.allLocales, "all-locales", false,
		"show one locale after the other; as JSON, one object a line")
	flags.BoolVar(&f.verbose, "verbose", false,
		"show options in full, default names, decisions step by step, and skipped files")
	f.documentFlags.register(cmd)
	return cmd
}

func (f *previewFlags) run(s *session, args []string) error {
	if f.overwrites == "-" && slices.Contains(args, "-") {
		return errSharedInput
	}
	documents, err := f.find(s, args, &f.scope)
	if err != nil {
		return err
	}
	viewer, err := f.viewer(s, f.maxSize.Size)
	if err != nil {
		return err
	}
	if err := f.load(documents, validator.Options{Scope: viewer.Scope}); err != nil {
		return err
	}
	document := documents.report.Document
	s.noteUnmatched(viewer.Overwrites, document, "")
	shown, alike := []locale.Locale{viewer.Locale}, []string(nil)
	switch {
	case f.allLocales && f.json():
		shown = locale.All()
	case f.allLocales:
		shown, alike = differing(document)
	}
	look := documents.look(f.colour.value)
	for i, l := range shown {
		viewer.Locale = l
		if i > 0 && !f.json() {
			s.out.WriteString("\n\n")
		}
		f.show(documents, look, viewer)
	}
	if alike != nil {
		s.out.WriteString("\n\n")
		draw.Text(s.out, look, alikeText(alike))
	}
	return nil
}

// show writes the picker of one viewer.
func (f *previewFlags) show(
	d *documents, look format.Look, viewer preview.Viewer,
) {
	picker := preview.NewPicker(d.report.Document, viewer)
	switch {
	case f.json() && f.query != "":
		d.writeJSON(picker.AppendSearch(nil, f.query))
	case f.json():
		d.writeJSON(picker.AppendJSON(nil))
	default:
		draw.Picker(d.out, look, draw.View{
			Document: d.report.Document, Viewer: viewer, Picker: picker, Query: f.query, Verbose: f.verbose,
		})
	}
}

// differing returns the default locale and those that have texts of their own or of a fallback, and
// the codes of the others, in which all texts are the defaults.
func differing(document *validator.Document) (shown []locale.Locale, alike []string) {
	coverage := preview.Locales(document).Total
	for _, l := range locale.All() {
		if l == locale.EnglishUS || coverage[l].Own+coverage[l].Fallback > 0 {
			shown = append(shown, l)
			continue
		}
		alike = append(alike, l.String())
	}
	return shown, alike
}

func alikeText(codes []string) string {
	return "In " + strings.Join(codes, ", ") + " all texts are the defaults."
}
