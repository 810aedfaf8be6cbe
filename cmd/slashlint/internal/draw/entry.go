package draw

import (
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/preview"
)

// path returns the line that an entry's path makes, what was found in it highlighted.
func (p *picture) path(m *preview.Match) line {
	l := line{{"/", terminal.Bold}}
	for i := range m.Entry.Path {
		if i > 0 {
			l = append(l, run{text: " "})
		}
		t := &m.Entry.Path[i]
		start, end := found(m, i, false)
		l = append(append(l, highlight(t.Value, start, end, terminal.Bold)...), p.mark(t)...)
	}
	return l
}

// sent returns the path as the application receives it: the default names.
func sent(m *preview.Match) line {
	l := line{{"sent as /", terminal.Dim}}
	for i := range m.Entry.Path {
		if i > 0 {
			l = append(l, run{text: " "})
		}
		start, end := found(m, i, true)
		l = append(l, highlight(m.Entry.Path[i].Default, start, end, terminal.Dim)...)
	}
	return l
}

// found returns the bytes that were found in a name of a match's path, or in its default.
func found(m *preview.Match, segment int, inDefault bool) (start, end int) {
	for _, h := range m.Highlights {
		if h.Segment == segment && h.InDefault == inDefault {
			return h.Start, h.End
		}
	}
	return 0, 0
}

// foundInDefault tells whether a part of the query stands in a default name only, which explains
// why an entry was found that does not show it.
func foundInDefault(m *preview.Match) bool {
	for _, h := range m.Highlights {
		if h.InDefault {
			return true
		}
	}
	return false
}

// highlight returns a text of which the glyphs with the bytes from start to end stand out.
func highlight(text string, start, end int, style terminal.Style) line {
	var l line
	from := 0
	for g := range terminal.Glyphs(text) {
		if g.End <= start || g.Start >= end {
			continue
		}
		if len(l) == 0 {
			l, from = line{{text[:g.Start], style}, {"", Match}}, g.Start
		}
		l[1].text = text[from:g.End]
	}
	if l == nil {
		return line{{text, style}}
	}
	rest := text[from+len(l[1].text):]
	return append(l, run{rest, style})
}

// marked returns a line and, where colours cannot highlight what was found in it, the marks below.
func (p *picture) marked(l line) []line {
	var marks strings.Builder
	for _, r := range l {
		mark := " "
		if r.style == Match {
			mark = "~"
		}
		marks.WriteString(strings.Repeat(mark, terminal.Cells(r.text)))
	}
	below := strings.TrimRight(marks.String(), " ")
	if p.Colours || below == "" {
		return []line{l}
	}
	return []line{l, {{text: below}}}
}

// about returns what stands beside an entry's path: description, options as pills.
func (p *picture) about(m *preview.Match, cells int) []line {
	e := m.Entry
	lines := p.description(&e.Description, cells)
	pills := make([]line, len(e.Options))
	for i := range e.Options {
		pills[i] = p.pill(&e.Options[i])
	}
	lines = append(lines, flow(pills, cells)...)
	if foundInDefault(m) {
		lines = append(lines, p.marked(sent(m))...)
	}
	return lines
}

// pill is an option as it waits to be filled: <required> or [optional].
func (p *picture) pill(o *preview.Option) line {
	opening, closing, style := "[", "]", terminal.Plain
	if o.Required {
		opening, closing, style = "<", ">", terminal.Bold
	}
	l := append(line{{opening, terminal.Dim}}, p.name(&o.Name, style)...)
	return append(l, run{closing, terminal.Dim})
}

// name is a text with its mark, on one line.
func (p *picture) name(t *preview.Text, style terminal.Style) line {
	return append(line{{t.Value, style}}, p.mark(t)...)
}

// description returns a text with its mark, in as many lines as it takes.
func (p *picture) description(t *preview.Text, cells int) []line {
	mark := p.mark(t)
	lines := styled(terminal.Plain, wrap(t.Value, cells-mark.cells())...)
	if last := len(lines) - 1; last >= 0 {
		lines[last] = append(lines[last], mark...)
	}
	return lines
}

// aboutMenu returns what stands beside an entry of a menu.
func (p *picture) aboutMenu(e *preview.Entry, cells int) []line {
	lines := p.description(&e.Description, cells)
	if name := &e.Path[0]; p.Verbose && name.Value != name.Default {
		lines = append(lines, styled(terminal.Dim, wrap("sent as "+name.Default, cells)...)...)
	}
	return lines
}
