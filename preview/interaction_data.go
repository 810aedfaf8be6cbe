package preview

import "github.com/slashlint/slashlint/validator"

// raw writes a member whose value is JSON already.
func (w *lister) raw(key, json string) {
	w.key(key)
	w.dst = append(w.dst, json...)
}

// appendData writes what was picked: "Interactions carry the default command, subcommand and option
// names, never localized names".
func (in *Interaction) appendData(w *lister) {
	w.open()
	w.text("id", commandID(in.command))
	w.text("name", in.command.Name.Text)
	w.integer("type", int64(in.command.Kind()))
	if in.Type == ApplicationCommandAutocomplete {
		w.text("version", sampleVersion)
	}
	if len(in.steps) > 0 || len(in.options) > 0 {
		w.key("options")
		in.appendOptions(w, in.steps)
	}
	if in.target != 0 {
		w.text("target_id", decimal(in.target))
	}
	if in.Type == ApplicationCommand && len(in.resolved.things) > 0 {
		w.key("resolved")
		in.appendResolved(w)
	}
	w.close()
}

// appendOptions writes a list: of the group or subcommand that comes next or, when there is none,
// of the options that have values.
func (in *Interaction) appendOptions(w *lister, steps []*validator.Option) {
	w.dst = append(w.dst, '[')
	if len(steps) > 0 {
		in.appendStep(w, steps)
	} else {
		for i := range in.options {
			w.dst = comma(w.dst, i)
			in.options[i].append(w)
		}
	}
	w.dst = append(w.dst, ']')
}

func (in *Interaction) appendStep(w *lister, steps []*validator.Option) {
	w.open()
	w.integer("type", int64(steps[0].Kind()))
	w.text("name", steps[0].Name.Text)
	w.key("options")
	in.appendOptions(w, steps[1:])
	w.close()
}

func (f *filled) append(w *lister) {
	w.open()
	w.integer("type", int64(f.option.Kind()))
	w.text("name", f.option.Name.Text)
	w.raw("value", f.json)
	if f.focused {
		w.boolean("focused", true)
	}
	w.close()
}
