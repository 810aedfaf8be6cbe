package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

const invokeLong = `Print the interaction that an application receives when a person uses a command,
or types into an option with --focus. Ids and tokens nobody gives are fixed
samples, so that the output can serve as a test fixture.

The command may be in any file of a directory or quoted glob.

COMMAND is "/mod ban" for a slash command, and the name of another command, such
as "Show Warnings". Names may be the default ones or those the person sees; the
interaction carries the default ones.

Values are checked as the client would check them. What it would refuse is on
standard error, and the exit status is 1.

Values: an option that takes an id may say more after a colon: the type of a
channel (12:GUILD_VOICE), whether something mentioned is a USER or ROLE
(12:ROLE), the name of a file (12:cat.png).`

const invokeExample = `  slashlint invoke commands.json "/mod ban" --option user=80351110224678912
  slashlint invoke commands/ "/mod ban" --option reason=sp --focus reason
  slashlint invoke commands.json "Show Warnings" --target 80351110224678912
  slashlint invoke commands.json "/moderation bannen" --locale de \
    --option nutzer=80351110224678912 --format json`

// invokeFlags are the flags of invoke as they were given.
type invokeFlags struct {
	documentFlags
	viewerFlags
	guildLocale   language
	kind          choice
	options       assignments
	focus, target string
}

// kindWords are the words of --type, by the command types they stand for.
var kindWords = [...]string{
	validator.ChatInput: "chat-input", validator.User: "user", validator.Message: "message",
	validator.PrimaryEntryPoint: "entry-point",
}

// wordsOf returns the words of --type for command types.
func wordsOf(types []validator.CommandType) []string {
	words := make([]string, len(types))
	for i, t := range types {
		words[i] = kindWords[t]
	}
	return words
}

func newInvoke(s *session) *cobra.Command {
	f := &invokeFlags{
		documentFlags: newDocumentFlags(), viewerFlags: newViewerFlags(),
		kind: choice{"", kindWords[validator.ChatInput:]},
	}
	cmd := &cobra.Command{
		Use:     "invoke [flags] FILE|DIR|GLOB|- COMMAND",
		Short:   "print what an application receives when a command is used",
		Long:    invokeLong,
		Example: invokeExample,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 2 {
				return errors.New(`name a file or directory and a command, such as "/mod ban"`)
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error { return f.run(s, args[0], args[1]) },

		ValidArgsFunction: completeCommand(s, &f.documentFlags, &f.viewerFlags),
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.Var(&f.options, "option", "the value of an option; may be repeated")
	flags.StringVar(&f.focus, "focus", "", "the `OPTION` that the person is typing into")
	flags.StringVar(&f.target, "target", "", "the `ID` of the user or message the command is used on")
	addChoice(cmd, &f.kind, "type", "the command's type, where the name leaves it open")
	f.viewerFlags.register(cmd)
	_ = cmd.RegisterFlagCompletionFunc("option", f.completeOption(s, "="))
	_ = cmd.RegisterFlagCompletionFunc("focus", f.completeOption(s, ""))
	addLocale(cmd, &f.guildLocale, "guild-locale", "the guild's locale")
	f.registerVerbose(cmd)
	f.registerColourless(cmd)
	return cmd
}

func (f *invokeFlags) run(s *session, name, command string) error {
	if name == "-" && f.overwrites == "-" {
		return errSharedInput
	}
	documents, err := f.find(s, []string{name}, &f.scope)
	if err != nil {
		return err
	}
	viewer, err := f.viewer(s, f.maxSize.Size)
	if err != nil {
		return err
	}
	viewer.GuildLocale = f.guildLocale.Locale
	if err := f.load(documents, validator.Options{Scope: viewer.Scope}); err != nil {
		return err
	}
	document := documents.report.Document
	s.noteUnmatched(viewer.Overwrites, document, "")
	typed := preview.Typed{Document: document, Locale: viewer.Locale}
	kind := validator.CommandType(slices.Index(kindWords[:], f.kind.value))
	pick, several := typed.Pick(command, kind)
	if several != nil {
		return fmt.Errorf("%q is the name of commands of several types; say which with --type %s",
			command, orList(wordsOf(several)))
	}
	interaction, refusals := preview.Compose(document, pick, f.values(&typed), viewer)
	for i := range refusals {
		s.refuse(document, &viewer, &refusals[i])
	}
	if interaction != nil && pick.Type == validator.PrimaryEntryPoint {
		s.say(errors.New(interaction.Meaning()))
	}
	return f.write(documents, interaction, refusals)
}

// values returns what the person has typed, options by their default names.
func (f *invokeFlags) values(typed *preview.Typed) preview.Values {
	v := preview.Values{Focus: typed.Option(f.focus), Target: f.target}
	for _, a := range f.options {
		v.Options = append(v.Options, preview.Value{Option: typed.Option(a.name), Text: a.value})
	}
	return v
}

// refuse says why the client would not send the command.
func (s *session) refuse(
	document *validator.Document, viewer *preview.Viewer, r *preview.Refusal,
) {
	s.raise(statusFound)
	message := r.Message
	if r.Code == preview.CommandHidden {
		message = draw.HiddenText(document, viewer, r.Pointer)
	}
	s.say(fmt.Errorf("%s [%s]", message, r.Code))
}

// write writes the interaction, indented for people. For programs it is on one line, and so is why
// there is none.
func (f *invokeFlags) write(
	d *documents, interaction *preview.Interaction, refusals []preview.Refusal,
) error {
	if f.json() {
		d.writeJSON(preview.AppendReceived(nil, interaction, refusals))
		return nil
	}
	if interaction == nil {
		return nil
	}
	var indented bytes.Buffer
	if err := json.Indent(&indented, interaction.AppendJSON(nil), "", "  "); err != nil {
		return err
	}
	d.out.Write(append(indented.Bytes(), '\n'))
	return nil
}

// assignment is what is written as NAME=VALUE.
type assignment struct{ name, value string }

// assignments is a flag that takes NAME=VALUE and may be repeated.
type assignments []assignment

func (*assignments) Type() string { return "NAME=VALUE" }

func (*assignments) String() string { return "" }

func (all *assignments) Set(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok || name == "" {
		return errors.New("want NAME=VALUE")
	}
	*all = append(*all, assignment{name, value})
	return nil
}
