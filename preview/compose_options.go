package preview

import "github.com/slashlint/slashlint/validator"

// filled is an option that has a value, as the interaction carries it.
type filled struct {
	option *validator.Option
	// json is the value as JSON.
	json    string
	focused bool
}

// readOptions reads the values of the thing picked, in the order in which its options are defined.
func (c *composer) readOptions(values Values) {
	options := c.takes()
	known := firstNamed(options)
	given := c.place(options, known, values.Options)
	focus := c.focus(options, known, values.Focus)
	for i := range options {
		o := &options[i]
		switch {
		case i == focus:
			c.readFocused(o, given[i])
		case given[i] != nil:
			c.readOption(o, given[i].Text)
		case o.Required.B && focus == sentOff && fillable(o) && known[o.Name.Text] == i+1:
			c.refuse(OptionRequired, o, quoted(o.Name.Text)+" is required; give it a value")
		}
	}
}

// takes returns the options of the thing picked; only CHAT_INPUT commands have them.
func (c *composer) takes() []validator.Option {
	if c.picked.command.Kind() != validator.ChatInput {
		return nil
	}
	return c.picked.options()
}

// firstNamed returns the places, from 1, of the options that take a value, by name. Of several the
// first counts: the others cannot be told from it.
func firstNamed(options []validator.Option) map[string]int {
	known := make(map[string]int, len(options))
	for i := range options {
		if o := &options[i]; fillable(o) && known[o.Name.Text] == 0 {
			known[o.Name.Text] = i + 1
		}
	}
	return known
}

// place returns the value of each option, nil for none.
func (c *composer) place(
	options []validator.Option, known map[string]int, values []Value,
) []*Value {
	given := make([]*Value, len(options))
	for k := range values {
		v := &values[k]
		i := known[v.Option] - 1
		if i < 0 {
			c.unknownOption(options, v.Option)
			continue
		}
		if given[i] != nil {
			c.refuse(OptionRepeated, &options[i], quoted(v.Option)+" is given twice; give it once")
		}
		given[i] = v
	}
	return given
}

func (c *composer) unknownOption(options []validator.Option, name string) {
	c.refuse(OptionUnknown, nil, quoted(c.picked.name())+" has no option "+quoted(name)+
		meant(name, optionNames(options, fillable)))
	c.refusals[len(c.refusals)-1].Option = name
}

// sentOff is the focus of a command that is not being typed any more, and nowhere that of an option
// that is not there.
const (
	sentOff = -1
	nowhere = -2
)

// focus returns the index of the option being typed.
func (c *composer) focus(
	options []validator.Option, known map[string]int, name string,
) int {
	if name == "" {
		return sentOff
	}
	c.interaction.Type = ApplicationCommandAutocomplete
	if i := known[name] - 1; i >= 0 {
		return i
	}
	c.unknownOption(options, name)
	return nowhere
}

// optionNames returns the names of those options that are of use.
func optionNames(options []validator.Option, of func(*validator.Option) bool) []string {
	var names texts
	for i := range options {
		if o := &options[i]; of(o) {
			names.add(o.Name.Text)
		}
	}
	return names
}

// fillable reports whether an option is one that takes a value: subcommands and groups are picked,
// and what has no name is not shown.
func fillable(o *validator.Option) bool { return usable(&o.Name) && !isLevel(o) }

func (c *composer) readOption(o *validator.Option, text string) {
	r := reading{option: o, text: text, locale: c.viewer.Locale}
	if !r.value() {
		c.refuse(r.code, o, r.message)
		return
	}
	c.interaction.options = append(c.interaction.options, filled{option: o, json: r.json})
	c.interaction.resolved.add(r.names)
}

// readFocused reads the option being typed. Its value is what has been typed, a string whatever the
// option's type is.
func (c *composer) readFocused(o *validator.Option, typed *Value) {
	r := reading{option: o, locale: c.viewer.Locale}
	if typed != nil {
		r.text = typed.Text
	}
	if !r.partial() {
		c.refuse(r.code, o, r.message)
		return
	}
	c.interaction.options = append(c.interaction.options, filled{
		option: o, json: jsonString(r.text), focused: true,
	})
}
