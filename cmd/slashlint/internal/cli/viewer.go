package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

var errSharedInput = errors.New(
	"standard input cannot be both the document and the overwrites")

// viewerFlags are the flags that tell who looks at the picker, and where.
type viewerFlags struct {
	locale                language
	scope, where, install choice
	as                    person
	permissions           permissions
	adult, noActivities   bool
	user, guild           snowflake
	channelID, parent     snowflake
	roles                 snowflakes
	overwrites            string
}

func newViewerFlags() viewerFlags {
	return viewerFlags{
		scope:   scopeChoice(),
		where:   choice{"guild", []string{"guild", "bot-dm", "private-channel"}},
		install: choice{"both", []string{"both", "guild", "user"}},
	}
}

func (f *viewerFlags) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	addLocale(cmd, &f.locale, "locale", "the person's locale")
	addChoice(cmd, &f.where, "in", "where the person is")
	f.as.viewerFlags = f
	flags.Var(&f.as, "as", "who it is: admin, everyone, or a list such as user:9,role:7,BAN_MEMBERS")
	_ = cmd.RegisterFlagCompletionFunc("as", completePerson)
	flags.Var(&f.permissions, "permissions", "the member's permissions, a bit set or names")
	_ = cmd.RegisterFlagCompletionFunc("permissions", cobra.FixedCompletions(
		[]cobra.Completion{cobra.CompletionWithDesc("admin", "all of them")}, cobra.ShellCompDirectiveNoFileComp))
	flags.BoolVar(&f.adult, "adult", false, "18 or older, where age-restricted commands are allowed")
	addChoice(cmd, &f.scope, "scope", "where the commands are registered")
	addChoice(cmd, &f.install, "installed", "who has installed the application")
	flags.BoolVar(&f.noActivities, "no-activities", false, "Activities are not enabled")
	flags.StringVar(&f.overwrites, "overwrites", "",
		"a `FILE` with command permissions, as the service lists them")
	flags.Var(&f.user, "user", "the person's id")
	flags.Var(&f.roles, "roles", "the ids of the member's roles")
	flags.Var(&f.channelID, "channel", "the channel's id")
	flags.Var(&f.parent, "parent", "the id of the channel that a thread belongs to")
	flags.Var(&f.guild, "guild", "the guild's id")
}

// viewer returns the person that the flags tell of.
func (f *viewerFlags) viewer(s *session, limit input.Size) (preview.Viewer, error) {
	may, err := f.as.settle(f.permissions)
	if err != nil {
		return preview.Viewer{}, err
	}
	v := preview.Viewer{
		Locale:        f.locale.Locale,
		Scope:         scopeOf(f.scope),
		Permissions:   may,
		Adult:         f.adult,
		AgeRestricted: f.adult,
		NoActivities:  f.noActivities,
		User:          uint64(f.user),
		Roles:         f.roles,
		Guild:         uint64(f.guild),
		Channel:       uint64(f.channelID),
		Parent:        uint64(f.parent),
	}
	// The words of these two flags are those that are understood.
	v.In, _ = preview.ParseContext(f.where.value)
	v.Installed, _ = preview.ParseInstallation(f.install.value)
	if f.overwrites == "" {
		return v, nil
	}
	if v.Permissions.Administrator() {
		s.say(errors.New("overwrites do not count for administrators; see --permissions and --as"))
	}
	overwrites, err := s.readOverwrites(f.overwrites, limit)
	v.Overwrites = overwrites
	return v, err
}

// readOverwrites reads command permissions. Nothing is told by those with an error: what is left out of
// them might have decided.
func (s *session) readOverwrites(name string, limit input.Size) ([]validator.Overwrites, error) {
	content, err := s.read(name, limit)
	if err != nil {
		return nil, err
	}
	opts := validator.Options{Kind: validator.Permissions, MaxSize: int(limit)}
	report := validator.Check(content, opts)
	if err := wellFormed(name, report); err != nil {
		return nil, err
	}
	first := report.FirstError()
	if first == nil {
		return report.Document.Overwrites(), nil
	}
	err = fmt.Errorf("line %d, column %d: %s [%s]",
		first.Range.Start.Line, first.Range.Start.Column, first.Message, first.Rule)
	if n := report.Counts().Errors; n > 1 {
		err = fmt.Errorf("%w; all %d errors: slashlint check%s %s", err, n, asGiven(opts), name)
	}
	return nil, input.Notice{Name: sourceOf(name).Name, Err: err}
}

// noteUnmatched says how many overwrites are for none of the document's commands. nameIt is what else to
// do about those that tell no command.
func (s *session) noteUnmatched(overwrites []validator.Overwrites, document *validator.Document, nameIt string) {
	unmatched := 0
	for i := range overwrites {
		switch o := &overwrites[i]; {
		case o.ID == 0 && o.Name == "":
			s.say(errors.New("the overwrites are the body of an edit, which tells no command; " + nameIt +
				"give them a \"name\""))
		case (o.ID == 0 || o.ID != o.ApplicationID) && !names(document, o):
			unmatched++
		}
	}
	if unmatched > 0 {
		s.say(fmt.Errorf("the overwrites of %s are for none in the document; give the commands their "+
			"\"id\", or the overwrites a \"name\"", counted(unmatched, "command")))
	}
}

// names reports whether overwrites are those of a command of the document, by its id or name.
func names(document *validator.Document, o *validator.Overwrites) bool {
	for i := range document.Commands {
		c := &document.Commands[i]
		if c.ID.Text == strconv.FormatUint(o.ID, 10) || o.Name != "" && c.Name.Text == o.Name {
			return true
		}
	}
	return false
}
