package draw

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/internal/permission"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// hidden draws what the viewer does not see, and why.
func (p *picture) hidden() {
	if len(p.Picker.Hidden) == 0 {
		return
	}
	p.section("Hidden")
	rows := make([]row, len(p.Picker.Hidden))
	for i := range p.Picker.Hidden {
		h := &p.Picker.Hidden[i]
		c := commandOf(p.Document, h.Pointer)
		rows[i] = row{
			[]line{{{text: title(h.Name, p.place(h.Pointer), c)}}},
			func(cells int) []line { return p.aboutHidden(h, c, cells) },
		}
	}
	p.rows(2, rows)
}

// commandOf returns the command that a pointer leads to or into.
func commandOf(document *validator.Document, pointer string) *validator.Command {
	index := 0
	if document.List && len(document.Commands) > 0 {
		list := strings.TrimSuffix(document.Pointer(document.Commands[0].Place), "0")
		first, _, _ := strings.Cut(strings.TrimPrefix(pointer, list), "/")
		index, _ = strconv.Atoi(first)
	}
	if index < len(document.Commands) {
		return &document.Commands[index]
	}
	return &validator.Command{}
}

// title returns names of a command or in it as people type or read them, and its place when it has
// none.
func title(name, place string, c *validator.Command) string {
	switch {
	case name == "":
		return "(no name) " + place
	case c.Kind() == validator.ChatInput:
		return "/" + name
	}
	return name
}

func (p *picture) aboutHidden(h *preview.Hidden, c *validator.Command, cells int) []line {
	lines := styled(terminal.Plain, wrap(reason(h, c, &p.Viewer), cells)...)
	if !p.Verbose || !isDecision(h.Reason) || len(p.Viewer.Overwrites) == 0 {
		return lines
	}
	for _, step := range preview.Decide(c, p.Viewer).Steps {
		lines = append(lines, styled(terminal.Dim, wrap("- "+step.String(), cells)...)...)
	}
	return lines
}

// isDecision tells whether a reason was decided in steps.
func isDecision(r preview.Reason) bool {
	return r == preview.MissingPermissions || r == preview.DeniedByOverwrite
}

// HiddenText tells why a command that a pointer leads to or into is hidden from a viewer.
func HiddenText(document *validator.Document, viewer *preview.Viewer, pointer string) string {
	c := commandOf(document, pointer)
	own := document.Pointer(c.Place)
	text := title(c.Name.Text, own, c) + " is hidden"
	for _, h := range preview.NewPicker(document, *viewer).Hidden {
		if h.Pointer == own {
			return text + ": " + reason(&h, c, viewer)
		}
	}
	return text
}

// reasons are the reasons in words, as far as they need not know the command.
var reasons = map[preview.Reason]string{
	preview.Incomplete:         "has no usable name or type",
	preview.Misplaced:          "stands where the interface allows none of its kind",
	preview.ActivitiesDisabled: "Activities are not enabled",
	preview.AgeRestricted:      "only for people of 18 or older, where such commands are allowed",
	preview.NoSubcommands:      "has no subcommand that is shown",
}

// places are the interaction contexts in words.
var places = map[validator.Context]string{
	validator.GuildContext:   "in a guild",
	validator.BotDM:          "in a DM with the application",
	validator.PrivateChannel: "in a private channel",
}

// reason tells in words why something of a command is hidden from a viewer.
func reason(h *preview.Hidden, c *validator.Command, v *preview.Viewer) string {
	switch h.Reason {
	case preview.NotInThisContext:
		if v.Scope == validator.Guild {
			return "a guild's command, not available " + places[v.In]
		}
		return "not available " + places[v.In]
	case preview.NotInstalledHere:
		return notInstalled(v)
	case preview.MissingPermissions:
		return missing(c, v)
	case preview.DeniedByOverwrite:
		steps := preview.Decide(c, *v).Steps
		return strings.TrimSuffix(steps[len(steps)-1].String(), ": denied")
	}
	return reasons[h.Reason]
}

// notInstalled tells whose installation a command is not for. In a private channel only that of the
// user counts.
func notInstalled(v *preview.Viewer) string {
	switch {
	case v.Installed == preview.InstalledInGuild:
		return "not available where only the guild has installed the application"
	case v.Installed == preview.InstalledByUser, v.In == validator.PrivateChannel:
		return "not available where only the user has installed the application"
	}
	return "not available, however the application is installed"
}

// missing tells which permissions a viewer lacks.
func missing(c *validator.Command, v *preview.Viewer) string {
	steps := preview.Decide(c, *v).Steps
	bits := steps[len(steps)-1].Bits
	if bits == preview.Administrator {
		return "only for administrators"
	}
	return "needs " + permission.Text(bits)
}

// headline tells who looks at the picker and where.
func headline(v *preview.Viewer) string {
	text := v.Locale.String() + " (" + v.Locale.English() + ") " + places[v.In]
	if v.In == validator.GuildContext {
		text += ", for " + member(v.Permissions)
	}
	if v.Adult && v.AgeRestricted {
		text += ", 18 or older"
	}
	return text
}

// member tells what permissions the viewer has.
func member(p preview.Permissions) string {
	switch {
	case p.Administrator():
		return "an administrator"
	case p.Bits() == 0:
		return "a member without permissions"
	}
	return "a member with " + permission.Text(p.Bits())
}
