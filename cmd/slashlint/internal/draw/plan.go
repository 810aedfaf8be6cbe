package draw

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/internal/permission"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// added is the style of what is new.
const added = terminal.Help

// removed is the style of what goes.
const removed terminal.Style = "31"

// changed is the style of what becomes another.
const changed terminal.Style = "33"

// Plan draws what deploying would do: each command with what changes in it, what to know before,
// and the sum of it. The service refuses a draft as a whole, for what the plan tells or for errors
// in it.
func Plan(out *bufio.Writer, look format.Look, p *preview.Plan, refused bool) {
	s := newSheet(out, look)
	for i := range p.Commands {
		s.planned(&p.Commands[i])
	}
	if n := p.Number(preview.Unchanged); n > 0 {
		s.line(0, line{{fmt.Sprintf("= %d unchanged", n), terminal.Dim}})
	}
	if len(p.Notices) > 0 {
		s.section("")
	}
	for i := range p.Notices {
		s.notice(&p.Notices[i])
	}
	s.section("")
	s.verdict(p, refused)
}

// actions are the signs of what happens to a command, and their styles.
var actions = map[preview.Action]run{
	preview.Create:    {"+ ", added},
	preview.Overwrite: {"~ ", changed},
	preview.Delete:    {"- ", removed},
}

// planned draws what happens to a command, unless that is nothing.
func (s *sheet) planned(c *preview.PlannedCommand) {
	sign, ok := actions[c.Action]
	if !ok {
		return
	}
	name := plannedName(c)
	l := line{sign, {name, terminal.Bold}, {text: "  " + c.Action.String()}}
	s.line(0, append(l, run{renamed(c), terminal.Dim}))
	for _, one := range c.Changes {
		if one.Member == "default_member_permissions" {
			one.Live, one.Draft = withNames(one.Live), withNames(one.Draft)
		}
		s.change(name, &one)
	}
}

// withNames adds to a bit set in JSON the names of its permissions.
func withNames(value string) string {
	set, err := strconv.ParseUint(strings.Trim(value, `"`), 10, 64)
	switch {
	case err != nil:
		return value
	case set == 0:
		return value + " (administrators only)"
	}
	return value + " (" + permission.Text(set) + ")"
}

func plannedName(c *preview.PlannedCommand) string {
	switch {
	case c.Name == "":
		return "(no name)"
	case c.Type == validator.ChatInput:
		return "/" + c.Name
	}
	return c.Name
}

// renamed tells what a command was called or will be. Only its id makes that sure.
func renamed(c *preview.PlannedCommand) string {
	switch {
	case c.RenamedTo != "":
		return ", probably renamed to " + c.RenamedTo
	case c.RenamedFrom != "" && c.Action == preview.Create:
		return ", probably renamed from " + c.RenamedFrom
	case c.RenamedFrom != "":
		return ", renamed from " + c.RenamedFrom
	}
	return ""
}

// changeIndent is how far changes are from the left, and valueIndent how far long values are.
const (
	changeIndent = 4
	valueIndent  = 8
)

// change draws one value that differs: on one line if it fits, else the old above the new one.
func (s *sheet) change(command string, c *preview.Change) {
	sign := actions[preview.Overwrite]
	switch {
	case c.Live == "":
		sign = actions[preview.Create]
	case c.Draft == "":
		sign = actions[preview.Delete]
	}
	head := line{sign, {text: changeName(command, c)}}
	if c.Member == "" {
		s.line(changeIndent, head)
		return
	}
	short := append(append(line{}, head...), run{text: ": "})
	short = append(short, oldAndNew(c)...)
	if changeIndent+short.cells() <= s.cells {
		s.line(changeIndent, short)
		return
	}
	s.line(changeIndent, head)
	s.value("- ", removed, c.Live)
	s.value("+ ", added, c.Draft)
}

// changeName tells which value differs: "> ban > reason, description [de]".
func changeName(command string, c *preview.Change) string {
	where := c.Path
	member := strings.TrimSuffix(c.Member, "_localizations")
	if c.Locale != "" {
		// The path ends in the locale, which stands after the member here.
		where = where[:max(0, strings.LastIndex(where, " ["))]
		member += " [" + c.Locale + "]"
	}
	where = strings.TrimPrefix(strings.TrimPrefix(where, command), " ")
	if where == "" || member == "" {
		return where + member
	}
	return where + ", " + member
}

func oldAndNew(c *preview.Change) line {
	switch {
	case c.Live == "":
		return line{{c.Draft, added}}
	case c.Draft == "":
		return line{{c.Live, removed}}
	}
	return line{{c.Live, removed}, {text: " -> "}, {c.Draft, added}}
}

// value draws a value that is too long for the line of its change.
func (s *sheet) value(sign string, style terminal.Style, value string) {
	if value == "" {
		return
	}
	for i, part := range wrap(value, s.cells-valueIndent) {
		if i > 0 {
			sign = "  "
		}
		s.line(valueIndent-len(sign), line{{sign + part, style}})
	}
}

// notice draws something to know before deploying.
func (s *sheet) notice(n *preview.Notice) {
	severity := n.Severity.String()
	words := append([]line{{{severity + ":", severityStyles[n.Severity]}}},
		styled(terminal.Plain, strings.Fields(n.Message)...)...)
	for i, l := range flow(words, s.cells-2) {
		s.line(min(i, 1)*2, l)
	}
}

var severityStyles = map[validator.Severity]terminal.Style{
	validator.Info:    terminal.Info,
	validator.Warning: terminal.Warning,
	validator.Error:   terminal.Error,
}

// verdict draws the sum of a plan.
func (s *sheet) verdict(p *preview.Plan, refused bool) {
	var sums []string
	for _, a := range []preview.Action{preview.Create, preview.Overwrite, preview.Delete} {
		if n := p.Number(a); n > 0 {
			sums = append(sums, fmt.Sprintf("%d to %s", n, a))
		}
	}
	sum := "Nothing changes."
	if sums != nil {
		sum = strings.Join(sums, ", ") + "."
	}
	if !refused {
		s.text(terminal.Bold, sum)
		return
	}
	s.text(terminal.Error, "The service refuses this as a whole: nothing is deployed.")
	if sums != nil {
		s.text(terminal.Plain, "If it were accepted: "+sum)
	}
}
