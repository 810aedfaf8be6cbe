package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

const planLong = `Show what deploying would do: what a bulk overwrite with DRAFT changes of the
commands in LIVE, which is what the service answers when it lists them, best
with_localizations=true. Each is a file, or a directory or quoted glob whose files
together are the body; one of the two may be - for standard input. JSON has the
files of a directory in "files" (of DRAFT) and "live_files", with the indexes of
their commands. If a file cannot be read there is no plan.

  +  a command is created
  ~  a command is overwritten, and below it what changes
  -  a command is deleted
  =  commands that stay as they are

Exit status: 0 when the plan was made, 1 when the service would refuse the draft
or, with --exit-code, when something changes, 2 for wrong usage or an input that
could not be read. What is lost is a warning and leaves the exit status alone.`

const planExample = `  curl -H "Authorization: Bot $TOKEN" "$COMMANDS?with_localizations=true" |
    slashlint plan - commands.json
  slashlint plan --scope guild live.json commands/
  slashlint plan --exit-code --format json live.json commands.json`

// planFlags are the flags of plan as they were given.
type planFlags struct {
	documentFlags
	scope    choice
	exitCode bool
}

func newPlan(s *session) *cobra.Command {
	f := &planFlags{documentFlags: newDocumentFlags(), scope: scopeChoice()}
	cmd := &cobra.Command{
		Use:     "plan [flags] LIVE DRAFT",
		Short:   "show what deploying commands would do",
		Long:    planLong,
		Example: planExample,
		Args: func(_ *cobra.Command, args []string) error {
			switch {
			case len(args) != 2:
				return errors.New("name two files or directories: the live commands and the draft")
			case args[0] == "-" && args[1] == "-":
				return errors.New("standard input cannot be both the live commands and the draft")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error { return f.run(s, args[0], args[1]) },

		ValidArgsFunction: upToFiles(2),
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	addChoice(cmd, &f.scope, "scope", "where the commands are registered")
	flags.BoolVar(&f.exitCode, "exit-code", false, "make the exit status 1 when something changes")
	f.registerVerbose(cmd)
	f.documentFlags.register(cmd)
	return cmd
}

func (f *planFlags) run(s *session, live, draft string) error {
	after, err := f.find(s, []string{draft}, &f.scope)
	if err != nil {
		return err
	}
	opts := validator.Options{Scope: scopeOf(f.scope), Operation: validator.Bulk}
	before, err := f.readLive(s, live, opts)
	if err != nil {
		return err
	}
	if err := f.load(after, opts); err != nil {
		return err
	}
	if after.incomplete {
		return errIncomplete
	}
	plan := preview.MakePlan(before.report.Document, after.report.Document, opts.Scope)
	plan.RefuseErrors(after.errors())
	refused := plan.Refused()
	if refused || f.exitCode && plan.Number(preview.Unchanged) < len(plan.Commands) {
		s.raise(statusFound)
	}
	if f.json() {
		after.writeJSON(before.withFiles(plan.AppendJSON(nil), "live_files"))
		return nil
	}
	draw.Plan(s.out, s.look(f.colour.value), plan, refused)
	return nil
}

// errIncomplete refuses a plan: a command in what could not be read would be deleted or created in it.
var errIncomplete = errors.New("no plan is made without all files")

// readLive reads the live commands. What Discord has answered is not for the user to fix, so its errors
// are not reported, and no configuration applies to it.
func (f *planFlags) readLive(s *session, name string, opts validator.Options) (*documents, error) {
	scope := f.scope
	d, err := f.find(s, []string{name}, &scope)
	if err != nil {
		return nil, err
	}
	if err := d.read(f.maxSize.Size, opts, func(*inForce, *validator.Options) {}); err != nil {
		return nil, err
	}
	if d.incomplete {
		return nil, errIncomplete
	}
	return d, d.wellFormed()
}
