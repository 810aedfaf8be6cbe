package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

const mayLong = `Tell who may use which commands, and step by step why: by what a guild has
configured for the application and its commands, and by the permissions that
members need by default.

WHO is admin, everyone (a member without roles and permissions), or a list of
user:ID, role:ID, channel:ID, parent:ID (the channel of a thread), guild:ID,
permissions:BITS and names of permissions. --user, --roles and so on say the same.
The default is everyone here, and admin where preview shows the picker.

--overwrites has command permissions: what the service answers, for one command
or a list, or the body of an edit, which is for COMMAND. An element whose id is
the application_id is for all commands. While a command has no id, a "name" in
the element tells which is meant.

COMMAND asks about one command. Then the exit status is 1 when the person may not
use it or does not see it. It is 2 for wrong usage or an input that could not be
read, and else 0.`

const mayExample = `  slashlint may commands.json --overwrites permissions.json --as role:7
  slashlint may commands.json "/mod ban" --as user:9,role:7,BAN_MEMBERS
  slashlint may commands.json --overwrites permissions.json --guild 100 \
    --as everyone --channel 50 --format json`

// mayFlags are the flags of may as they were given.
type mayFlags struct {
	documentFlags
	viewerFlags
}

func newMay(s *session) *cobra.Command {
	f := &mayFlags{documentFlags: newDocumentFlags(), viewerFlags: newViewerFlags()}
	f.permissions.Permissions = preview.MemberPermissions(0)
	cmd := &cobra.Command{
		Use:     "may [flags] FILE|DIR|GLOB|- [COMMAND]",
		Short:   "tell who may use which commands, and why",
		Long:    mayLong,
		Example: mayExample,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 && len(args) != 2 {
				return errors.New("name a file or directory, or - for standard input, and optionally a command")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error { return f.run(s, args) },

		ValidArgsFunction: completeCommand(s, &f.documentFlags, &f.viewerFlags),
	}
	cmd.Flags().SortFlags = false
	f.viewerFlags.register(cmd)
	f.registerVerbose(cmd)
	f.documentFlags.register(cmd)
	return cmd
}

func (f *mayFlags) run(s *session, args []string) error {
	if args[0] == "-" && f.overwrites == "-" {
		return errSharedInput
	}
	documents, err := f.find(s, args[:1], &f.scope)
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
	named := make([]*validator.Command, len(document.Commands))
	for i := range named {
		named[i] = &document.Commands[i]
	}
	if len(args) == 2 {
		typed := preview.Typed{Document: document, Locale: viewer.Locale}
		if named = typed.Commands(args[1]); named == nil {
			return noSuchCommand(document, args[1])
		}
	}
	adopt(viewer.Overwrites, named)
	s.noteUnmatched(viewer.Overwrites, document, "name the COMMAND that they are for, or ")
	if f.json() {
		documents.writeJSON(preview.AppendDecisions(nil, document, viewer, named))
	} else {
		draw.Decisions(s.out, documents.look(f.colour.value), document, viewer, named)
	}
	if len(args) == 2 && !anyVisible(named, viewer) {
		s.raise(statusFound)
	}
	return nil
}

// adopt gives overwrites that name no command, as the body of an edit, to the only command there is.
func adopt(overwrites []validator.Overwrites, commands []*validator.Command) {
	if len(commands) != 1 {
		return
	}
	for i := range overwrites {
		if o := &overwrites[i]; o.ID == 0 && o.Name == "" {
			o.Name = commands[0].Name.Text
		}
	}
}

// anyVisible tells whether the person may use one of the commands, and sees it.
func anyVisible(commands []*validator.Command, viewer preview.Viewer) bool {
	for _, c := range commands {
		if preview.Visibility(c, viewer) == preview.Visible {
			return true
		}
	}
	return false
}

func noSuchCommand(document *validator.Document, name string) error {
	return didYouMean(fmt.Errorf("no command %q in the document", name), name, "",
		func(yield func(string) bool) {
			for i := range document.Commands {
				if c := &document.Commands[i]; c.Name.Given() && !yield(c.Name.Text) {
					return
				}
			}
		})
}
