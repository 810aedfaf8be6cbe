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
with_localizations=true. One of the two may be - for standard input.

  +  a command is created
  ~  a command is overwritten, and below it what changes
  -  a command is deleted
  =  commands that stay as they are

Exit status: 0 when the plan was made, 1 when the service would refuse the draft
or, with --exit-code, when something changes, 2 for wrong usage or an input that
could not be read. What is lost is a warning and leaves the exit status alone.`

const planExample = `  curl -H "Authorization: Bot $TOKEN" "$COMMANDS?with_localizations=true" |
    slashlint plan - commands.json
  slashlint plan --scope guild live.json commands.json
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
				return errors.New("name two files: the live commands and the draft")
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
	f.documentFlags.register(cmd)
	return cmd
}

func (f *planFlags) run(s *session, live, draft string) error {
	if err := f.configure(draft, &f.scope); err != nil {
		return err
	}
	opts := validator.Options{Scope: scopeOf(f.scope), Operation: validator.Bulk}
	// What the service has answered is not for the user to mend.
	before, err := s.inspect(live, f.maxSize.Size, opts)
	if err != nil {
		return err
	}
	if err := wellFormed(live, before); err != nil {
		return err
	}
	after, err := f.load(s, draft, opts)
	if err != nil {
		return err
	}
	plan := preview.MakePlan(before.Document, after.Document, opts.Scope)
	plan.RefuseErrors(after.Counts().Errors)
	refused := plan.Refused()
	if refused || f.exitCode && plan.Number(preview.Unchanged) < len(plan.Commands) {
		s.raise(statusFound)
	}
	if f.json() {
		s.out.Write(append(plan.AppendJSON(nil), '\n'))
		return nil
	}
	draw.Plan(s.out, s.look(f.colour.value), plan, refused)
	return nil
}
