package preview

import "github.com/slashlint/slashlint/validator"

// writeData writes what was picked: "Interactions carry the default command, subcommand and option
// names, never localized names".
func (in *Interaction) writeData(w *writer) {
	w.open("data", '{')
	w.text("id", commandID(in.command))
	w.text("name", in.command.Name.Text)
	w.integer("type", int64(in.command.Kind()))
	if in.Type == ApplicationCommandAutocomplete {
		w.text("version", sampleVersion)
	}
	if len(in.steps) > 0 || len(in.options) > 0 {
		in.writeOptions(w, in.steps)
	}
	if in.target != 0 {
		w.id("target_id", in.target)
	}
	if in.Type == ApplicationCommand && len(in.resolved.things) > 0 {
		in.writeResolved(w)
	}
	w.close('}')
}

// writeOptions writes a list: of the group or subcommand that comes next or, when there is none, of
// the options that have values.
func (in *Interaction) writeOptions(w *writer, steps []*validator.Option) {
	w.open("options", '[')
	if len(steps) > 0 {
		w.picked(steps[0])
		in.writeOptions(w, steps[1:])
		w.close('}')
	} else {
		for i := range in.options {
			w.filled(&in.options[i])
		}
	}
	w.close(']')
}

// picked writes a group, subcommand or option but for what was given for it.
func (w *writer) picked(o *validator.Option) {
	w.open("", '{')
	w.integer("type", int64(o.Kind()))
	w.text("name", o.Name.Text)
}

func (w *writer) filled(f *filled) {
	w.picked(f.option)
	w.raw("value", f.json)
	if f.focused {
		w.boolean("focused", true)
	}
	w.close('}')
}
