package draw

import (
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/preview"
)

// entry draws an entry with all there is to know of it.
func (p *picture) entry(m *preview.Match) {
	e := m.Entry
	p.lines(0, p.marked(p.path(m)))
	p.lines(2, p.description(&e.Description, p.cells-2))
	if e.Name() != e.DefaultName() {
		p.lines(2, p.marked(sent(m)))
	}
	rows := make([]row, len(e.Options))
	for i := range e.Options {
		o := &e.Options[i]
		rows[i] = row{[]line{p.pill(o)}, func(cells int) []line { return p.option(o, cells) }}
	}
	p.rows(2, rows)
}

// option returns what stands beside an option: its description, and what may be given.
func (p *picture) option(o *preview.Option, cells int) []line {
	lines := p.description(&o.Description, cells)
	return append(lines, flow(styled(terminal.Dim, pieces(p.terms(o), cells)...), cells)...)
}

// terms tells what may be given for an option and what is sent, in parts that belong together.
func (p *picture) terms(o *preview.Option) []string {
	terms := strings.Fields(o.Hint())
	if len(o.Choices) > 0 {
		terms[len(terms)-1] += ":"
	}
	for i := range o.Choices {
		terms = append(terms, p.choice(&o.Choices[i])+",")
	}
	last := len(terms) - 1
	terms[last] = strings.TrimSuffix(terms[last], ",")
	if o.Name.Value != o.Name.Default {
		terms[last] += ";"
		terms = append(terms, "sent as "+o.Name.Default)
	}
	return terms
}

// choice tells a choice's name, and its value unless that is the same.
func (p *picture) choice(c *preview.Choice) string {
	name := c.Name.Value + p.mark(&c.Name).text()
	if !c.Value.Given() || c.Value.Text == c.Name.Value {
		return name
	}
	return name + " = " + c.Value.Text
}
