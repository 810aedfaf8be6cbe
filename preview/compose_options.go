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
	given := c.place(options, values.Options)
	focus := c.focus(options, values.Focus)
	seen := make(map[string]bool, len(options))
	for i := range options {
		o := &options[i]
		text, has := given[i]
		switch {
		case i == focus:
			c.readFocused(o, text)
		case has:
			c.readOption(o, text)
		case o.Required.B && values.Focus == "" && fillable(o) && !seen[o.Name.Text]:
			c.refuse(OptionRequired, o, quoted(o.Name.Text)+" is required; give it a value")
		}
		seen[o.Name.Text] = seen[o.Name.Text] || fillable(o)
	}
}

// takes returns the options of the thing picked; only CHAT_INPUT commands have them.
func (c *composer) takes() []validator.Option {
	if c.picked.command.Kind() != validator.ChatInput {
		return nil
	}
	return c.picked.options()
}

// place finds the option that each value is for.
func (c *composer) place(options []validator.Option, values []Value) map[int]string {
	given := make(map[int]string, len(values))
	for _, v := range values {
		i := optionNamed(options, v.Option)
		if i < 0 {
			c.unknownOption(options, v.Option)
			continue
		}
		if _, twice := given[i]; twice {
			c.refuse(OptionRepeated, &options[i], quoted(v.Option)+" is given twice; give it once")
		}
		given[i] = v.Text
	}
	return given
}

func (c *composer) unknownOption(options []validator.Option, name string) {
	c.refuse(OptionUnknown, nil, quoted(c.picked.name())+" has no option "+quoted(name)+
		meant(name, optionNames(options)))
	c.refusals[len(c.refusals)-1].Option = name
}

// focus returns the index of the option being typed, -1 when the command is sent off.
func (c *composer) focus(options []validator.Option, name string) int {
	if name == "" {
		return -1
	}
	c.interaction.Type = ApplicationCommandAutocomplete
	i := optionNamed(options, name)
	if i < 0 {
		c.unknownOption(options, name)
	}
	return i
}

// optionNamed returns the index of the option of a name, or -1. Of several the first counts: the
// others cannot be told from it.
func optionNamed(options []validator.Option, name string) int {
	for i := range options {
		if o := &options[i]; o.Name.Text == name && fillable(o) {
			return i
		}
	}
	return -1
}

func optionNames(options []validator.Option) func(func(string) bool) {
	return func(yield func(string) bool) {
		for i := range options {
			if fillable(&options[i]) && !yield(options[i].Name.Text) {
				return
			}
		}
	}
}

// fillable reports whether an option is one that takes a value: subcommands and groups are picked,
// and what has no name is not shown.
func fillable(o *validator.Option) bool { return usable(&o.Name) && !isLevel(o) }

func (c *composer) readOption(o *validator.Option, text string) {
	r := reading{option: o, text: text, locale: c.viewer.Locale}
	v, ok := r.value()
	if !ok {
		c.refuse(r.code, o, r.message)
		return
	}
	c.interaction.options = append(c.interaction.options, filled{option: o, json: v.json})
	c.interaction.resolved.add(v.names)
}

// readFocused reads the option being typed. Its value is what has been typed, a string whatever the
// option's type is.
func (c *composer) readFocused(o *validator.Option, text string) {
	r := reading{option: o, text: text, locale: c.viewer.Locale}
	if !r.partial() {
		c.refuse(r.code, o, r.message)
		return
	}
	c.interaction.options = append(c.interaction.options, filled{
		option: o, json: string(validator.AppendString(nil, text)), focused: true,
	})
}
