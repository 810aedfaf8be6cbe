package draw

import (
	"fmt"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
)

// The marks of texts that are not the locale's own.
const (
	defaultMark  = "*"
	fallbackMark = "^"
)

// origins counts the texts of a picture by where they come from.
type origins struct{ own, fallback, byDefault int }

// count counts the texts that are drawn.
func (p *picture) count() origins {
	var o origins
	for i := range p.matches {
		o.entry(p.matches[i].Entry, p.Verbose)
	}
	for _, m := range p.menus {
		for i := range m.entries {
			o.entry(&m.entries[i], p.Verbose)
		}
	}
	return o
}

func (o *origins) entry(e *preview.Entry, verbose bool) {
	for i := range e.Path {
		o.text(&e.Path[i])
	}
	o.text(&e.Description)
	for i := range e.Options {
		option := &e.Options[i]
		o.text(&option.Name)
		if !verbose {
			continue
		}
		o.text(&option.Description)
		for k := range option.Choices {
			o.text(&option.Choices[k].Name)
		}
	}
}

func (o *origins) text(t *preview.Text) {
	switch {
	case t.Value == "":
	case t.Source == locale.Own:
		o.own++
	case t.Source == locale.FromFallback:
		o.fallback++
	default:
		o.byDefault++
	}
}

func (o *origins) localized() int { return o.own + o.fallback }

// marksDefaults tells whether defaults are marked: only while they are the exception, for a mark on
// nearly everything tells nothing.
func (p *picture) marksDefaults() bool {
	return p.origins.localized() > 0 && (p.Verbose || p.origins.byDefault < p.origins.localized())
}

// mark returns the mark of a text, which its own entry has none of.
func (p *picture) mark(t *preview.Text) line {
	switch {
	case t.Value == "":
	case t.Source == locale.FromFallback:
		return line{{fallbackMark, terminal.Dim}}
	case t.Source == locale.Default && p.marksDefaults():
		return line{{defaultMark, terminal.Dim}}
	}
	return nil
}

// legend says what the marks mean.
func (p *picture) legend() {
	if text := p.legendText(); len(text) > 0 {
		p.section("")
		for _, line := range text {
			p.text(terminal.Dim, line)
		}
	}
}

func (p *picture) legendText() []string {
	var lines []string
	viewer, o := p.Viewer.Locale.String(), &p.origins
	switch {
	case o.byDefault == 0:
	case o.localized() == 0 && p.Viewer.Locale == locale.EnglishUS:
		// Defaults are commonly what people with this locale are meant to see.
	case o.localized() == 0:
		lines = append(lines, "Nothing here is localized for "+viewer+": all texts are defaults.")
	case p.marksDefaults():
		lines = append(lines, defaultMark+" the default, as "+viewer+" has no text of its own")
	default:
		lines = append(lines, fmt.Sprintf("Localized for %s: %d of %d texts. The others are defaults, "+
			"which --verbose marks.", viewer, o.localized(), o.localized()+o.byDefault))
	}
	if from, ok := p.Viewer.Locale.Fallback(); ok && o.fallback > 0 {
		lines = append(lines,
			fallbackMark+" the text of "+from.String()+", as "+viewer+" has none of its own")
	}
	return lines
}

// text returns a line without its styles.
func (l line) text() string {
	var b strings.Builder
	for _, r := range l {
		b.WriteString(r.text)
	}
	return b.String()
}
