package preview

import (
	"slices"

	"github.com/slashlint/slashlint/locale"
)

// AppendJSON appends the picker as JSON: what "slashlint preview --format json" writes.
func (p *Picker) AppendJSON(dst []byte) []byte {
	w := p.begin(dst)
	w.entries("slash", p.Slash)
	return p.finish(w)
}

// MarshalJSON returns what AppendJSON appends.
func (p *Picker) MarshalJSON() ([]byte, error) { return p.AppendJSON(nil), nil }

// begin writes what stands before the slash entries.
func (p *Picker) begin(dst []byte) *writer {
	w := answer(slices.Grow(dst, p.room()))
	w.brief = p.brief
	w.text("locale", p.Locale.String())
	w.text("in", ContextName(p.In))
	return w
}

// finish writes what stands after the slash entries.
func (p *Picker) finish(w *writer) []byte {
	w.entries("user", p.User)
	w.entries("message", p.Message)
	if p.Launcher == nil {
		w.raw("launcher", "null")
	} else {
		w.entry("launcher", p.Launcher)
		w.close('}')
	}
	w.open("hidden", '[')
	for i := range p.Hidden {
		h := &p.Hidden[i]
		w.open("", '{')
		w.text("pointer", h.Pointer)
		w.text("name", h.Name)
		w.text("reason", h.Reason.String())
		w.close('}')
	}
	w.close(']')
	w.close('}')
	return w.dst
}

// room is about how many bytes the JSON of the slash entries takes, so that it is seldom moved.
func (p *Picker) room() int {
	const perEntry, perBriefOption, perOption, perChoice = 512, 40, 320, 160
	room := perEntry * (1 + len(p.Slash))
	for i := range p.Slash {
		options := p.Slash[i].Options
		if p.brief {
			room += perBriefOption * len(options)
			continue
		}
		room += perOption * len(options)
		for k := range options {
			room += perChoice * len(options[k].Choices)
		}
	}
	return room
}

func (w *writer) entries(key string, entries []Entry) {
	w.open(key, '[')
	for i := range entries {
		w.entry("", &entries[i])
		w.close('}')
	}
	w.close(']')
}

// entry writes an entry but for the end of its object.
func (w *writer) entry(key string, e *Entry) {
	w.open(key, '{')
	w.text("pointer", e.Pointer)
	w.open("path", '[')
	for i := range e.Path {
		w.shown("", &e.Path[i])
	}
	w.close(']')
	w.shown("description", &e.Description)
	w.open("options", '[')
	for i := range e.Options {
		w.open("", '{')
		if !w.brief {
			w.option(&e.Options[i])
		} else {
			w.text("name", e.Options[i].Name.Value)
			w.boolean("required", e.Options[i].Required)
		}
		w.close('}')
	}
	w.close(']')
}

func (w *writer) shown(key string, t *Text) {
	w.open(key, '{')
	w.text("value", t.Value)
	w.text("default", t.Default)
	w.text("source", t.Source.String())
	if t.Source != locale.Default {
		w.text("from", t.From.String())
	}
	w.close('}')
}

// option writes the members of an option.
func (w *writer) option(o *Option) {
	w.text("pointer", o.Pointer)
	w.text("type", o.Type.String())
	w.boolean("required", o.Required)
	w.shown("name", &o.Name)
	w.shown("description", &o.Description)
	w.open("choices", '[')
	for i := range o.Choices {
		w.open("", '{')
		w.shown("name", &o.Choices[i].Name)
		w.scalar("value", &o.Choices[i].Value)
		w.close('}')
	}
	w.close(']')
	w.boolean("autocomplete", o.Autocomplete)
	w.text("hint", o.Hint())
}
