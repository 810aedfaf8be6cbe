package draw

import (
	"bufio"
	"slices"
	"strconv"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// Decisions draws who is asked about and, for each command, whether they may use it and the steps by
// which that is decided.
func Decisions(
	out *bufio.Writer, look format.Look, document *validator.Document, viewer preview.Viewer,
	commands []*validator.Command,
) {
	s := newSheet(out, look)
	s.text(terminal.Dim, asked(&viewer))
	if len(commands) == 0 {
		s.section("")
		s.text(terminal.Plain, "No command is in it.")
	}
	for _, c := range commands {
		s.section("")
		s.decision(c, document.Pointer(c.Place), &viewer)
	}
}

// decision draws the decision on one command.
func (s *sheet) decision(c *validator.Command, pointer string, viewer *preview.Viewer) {
	d := preview.Decide(c, *viewer)
	answer := line{{title(c.Name.Text, s.place(pointer), c), terminal.Bold}, {text: "  "}}
	hidden := preview.Visibility(c, *viewer)
	switch {
	case !d.Allowed:
		answer = append(answer, run{"no", terminal.Error})
	case hidden == preview.Visible:
		answer = append(answer, run{"yes", added})
	default:
		answer = append(answer, run{"allowed but hidden", terminal.Warning}, run{text: ": "},
			run{text: reason(&preview.Hidden{Reason: hidden}, c, viewer)})
	}
	s.line(0, answer)
	steps := d.Steps
	if len(viewer.Overwrites) == 0 {
		// That none of them is for somebody goes without saying.
		steps = slices.DeleteFunc(steps, ofNoOverwrite)
	}
	for len(steps) > 0 {
		alike := silent(steps)
		s.step(steps[:max(1, alike)])
		steps = steps[max(1, alike):]
	}
}

// silent returns how many of the first steps found nothing that the same level has configured.
func silent(steps []preview.Step) int {
	n := 0
	for n < len(steps) && ofNoOverwrite(steps[n]) && steps[n].Level == steps[0].Level {
		n++
	}
	return n
}

// ofNoOverwrite reports whether a step found no overwrite on its level.
func ofNoOverwrite(step preview.Step) bool {
	return step.Verdict == preview.Silent && step.Level != preview.NoLevel
}

// step draws a step, or several that found nothing.
func (s *sheet) step(steps []preview.Step) {
	last := &steps[len(steps)-1]
	text, style := last.String(), terminal.Plain
	if last.Verdict == preview.Silent {
		style = terminal.Dim
	}
	if len(steps) > 1 {
		targets := make([]string, len(steps))
		for i := range steps {
			targets[i] = steps[i].Target.Words()
		}
		text = "the " + last.Level.String() + " has no overwrite for " + listing(targets, "or")
	}
	if last.ID != 0 {
		text += " (id " + strconv.FormatUint(last.ID, 10) + ")"
	}
	mark := "- "
	for _, part := range wrap(text, s.cells-4) {
		s.line(2, line{{mark + part, style}})
		mark = "  "
	}
}

// asked tells about whom a decision is, and where.
func asked(v *preview.Viewer) string {
	if v.In != validator.GuildContext {
		return places[v.In]
	}
	text := member(v.Permissions)
	var ids []string
	add := func(what string, id uint64) {
		if id != 0 {
			ids = append(ids, what+" "+strconv.FormatUint(id, 10))
		}
	}
	add("user", v.User)
	for _, role := range v.Roles {
		add("role", role)
	}
	add("channel", v.Channel)
	add("in channel", v.Parent)
	add("guild", v.Guild)
	if ids != nil {
		text += ": " + listing(ids, "and")
	}
	return text
}
