package draw

import (
	"bufio"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// View is a look at the picker.
type View struct {
	Document *validator.Document
	Viewer   preview.Viewer
	Picker   *preview.Picker
	// Query is what the person has typed; without one everything is shown.
	Query string
	// Verbose tells to show options in full, what the application is sent instead of localized
	// names, and every step of a decision.
	Verbose bool
}

// Picker draws what a viewer sees: the entries after "/", the menus, the launcher, and what is
// hidden. While something is searched, only what is found is drawn.
func Picker(out *bufio.Writer, look format.Look, v View) {
	p := &picture{sheet: newSheet(out, look), View: v}
	if v.Query != "" {
		p.matches = v.Picker.Search(v.Query)
	} else {
		p.matches = v.Picker.Search("")
		p.menus = menus(v.Picker)
	}
	p.origins = p.count()
	p.text(terminal.Dim, headline(&v.Viewer))
	p.entries()
	for _, m := range p.menus {
		p.menu(m)
	}
	p.nothing()
	if v.Query == "" {
		p.hidden()
	}
	p.legend()
}

// picture is one drawing of a picker.
type picture struct {
	*sheet
	View
	matches []preview.Match
	menus   []menu
	origins origins
}

// menu is a place, other than after "/", where entries are picked.
type menu struct {
	title   string
	entries []preview.Entry
}

// menus returns the menus that have entries.
func menus(p *preview.Picker) []menu {
	all := []menu{{"On a user", p.User}, {"On a message", p.Message}}
	if p.Launcher != nil {
		all = append(all, menu{"In the launcher", []preview.Entry{*p.Launcher}})
	}
	var filled []menu
	for _, m := range all {
		if len(m.entries) > 0 {
			filled = append(filled, m)
		}
	}
	return filled
}

// entries draws what is picked after "/".
func (p *picture) entries() {
	if p.Verbose {
		for i := range p.matches {
			p.section("")
			p.entry(&p.matches[i])
		}
		return
	}
	rows := make([]row, len(p.matches))
	for i := range p.matches {
		m := &p.matches[i]
		rows[i] = row{p.marked(p.path(m)), func(cells int) []line { return p.about(m, cells) }}
	}
	if len(rows) > 0 {
		p.section("")
		p.rows(0, rows)
	}
}

// menu draws the entries of a menu.
func (p *picture) menu(m menu) {
	p.section(m.title)
	rows := make([]row, len(m.entries))
	for i := range m.entries {
		e := &m.entries[i]
		name := p.name(&e.Path[0], terminal.Plain)
		rows[i] = row{[]line{name}, func(cells int) []line { return p.aboutMenu(e, cells) }}
	}
	p.rows(2, rows)
}

// nothing tells when there is nothing to see.
func (p *picture) nothing() {
	if len(p.matches)+len(p.menus) > 0 {
		return
	}
	p.section("")
	if p.Query == "" {
		p.text(terminal.Plain, "Nothing is shown.")
		return
	}
	p.text(terminal.Plain, "Nothing is found.")
	if len(p.Picker.Hidden) > 0 {
		p.text(terminal.Dim, "Something is hidden; without a query it is listed with the reason.")
	}
}
