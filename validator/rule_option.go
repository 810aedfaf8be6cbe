package validator

import (
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
)

// mostOptions is the limit of "Options per command, per subcommand or group, choices per option".
const mostOptions = 25

// judgeOptions judges an options array; parent is the option it belongs to, nil for the command's.
func (c *checker) judgeOptions(list *OptionList, parent *Option) {
	options := list.Elements
	if len(options) == 0 {
		return
	}
	if len(options) > mostOptions {
		c.report(&ruleOptionCount, c.of(list.id, options[mostOptions].id),
			count(len(options), "option")+"; an array has at most 25")
	}
	c.siblingNames(options)
	c.order(options)
	if parent == nil {
		c.mixed(list)
	}
	for i := range options {
		if o := &options[i]; o.Given() {
			c.nesting(o, parent)
			c.judgeOption(o, options)
		}
	}
}

func (c *checker) judgeOption(o *Option, among []Option) {
	c.requireOption(o)
	c.membersForType(o)
	c.text(&patternName, &o.Name, &o.NameLocalizations, siblings{options: among})
	c.text(&strictDescription, &o.Description, &o.DescriptionLocalizations, siblings{})
	if o.Kind() == SubCommandGroup && (o.Options.state <= Null || o.Options.Given() && len(o.Options.Elements) == 0) {
		c.report(&ruleGroupEmpty, c.at(o.id),
			"a group without subcommands will not appear in the picker")
	}
	c.judgeBounds(o)
	c.judgeChoices(o)
	c.distinct(&o.ChannelTypes, &channelTypes)
	c.judgeFileTypes(o)
	c.judgeOptions(&o.Options, o)
}

func (c *checker) requireOption(o *Option) {
	c.require(&o.Type.Place, o.id, "type", "an option")
	c.require(&o.Name.Place, o.id, "name", "an option")
	c.require(&o.Description.Place, o.id, "description", "an option")
}

// require reports a member that must be there and is not.
func (c *checker) require(p *Place, object syntax.ID, member, what string) *Diagnostic {
	if p.state != Absent {
		return nil
	}
	at := c.at(object)
	if name := c.paths.member(object, "name"); name != 0 {
		at = c.of(object, name)
	}
	return c.report(&ruleFieldRequired, at, what+" must have "+quoted(member))
}

// nested reports whether a type is a subcommand or a group.
func nested(t OptionType) bool { return t == SubCommand || t == SubCommandGroup }

// nesting reports an option that may not stand in its parent: "Nesting is one level".
func (c *checker) nesting(o, parent *Option) {
	if parent == nil || o.Kind() == UnknownOption {
		return
	}
	message := ""
	switch inner := o.Kind(); {
	case parent.Kind() == SubCommand && nested(inner):
		message = "a " + words(inner) + " may not stand in a subcommand"
	case parent.Kind() == SubCommandGroup && inner == SubCommandGroup:
		message = "a group may not stand in a group"
	case parent.Kind() == SubCommandGroup && inner != SubCommand:
		message = "a group has subcommands only; put this option into one of them"
	}
	if message != "" {
		c.report(&ruleOptionNesting, c.at(o.id), message)
	}
}

func words(t OptionType) string {
	if t == SubCommandGroup {
		return "group"
	}
	return "subcommand"
}

// mixed reports a command that has subcommands beside plain options: it "cannot itself be invoked",
// so that nobody could fill the options.
func (c *checker) mixed(list *OptionList) {
	var inner, plain *Option
	for i := range list.Elements {
		switch o := &list.Elements[i]; {
		case o.Kind() == UnknownOption:
		case nested(o.Kind()) && inner == nil:
			inner = o
		case !nested(o.Kind()) && plain == nil:
			plain = o
		}
	}
	if inner == nil || plain == nil {
		return
	}
	d := c.report(&ruleOptionMixed, c.at(list.id),
		"subcommands and groups may not stand beside other options")
	c.relate(d, c.at(inner.id), "a "+words(inner.Kind()))
	c.relate(d, c.at(plain.id), "an option of another type")
}

// order reports required options that follow optional ones.
func (c *checker) order(options []Option) {
	var optional *Option
	told := false
	for i := range options {
		o := &options[i]
		switch {
		case !o.Given() || nested(o.Kind()):
		case o.Required.Given() && o.Required.B:
			if optional != nil {
				c.misplaced(o, optional, options, !told)
				told = true
			}
		case optional == nil && (o.Required.Given() || o.Required.state <= Null):
			optional = o
		}
	}
}

// mostReordered is how many options are put in order at most.
const mostReordered = 128

// misplaced reports a required option that follows an optional one. The fix is that of the whole list
// and may repeat all its text, so that only the first one offers it.
func (c *checker) misplaced(o, optional *Option, options []Option, first bool) {
	d := c.report(&ruleOptionOrder, c.at(o.id), "a required option follows an optional one")
	c.relate(d, c.at(optional.id), "this one is optional")
	if first && d != &c.unheard && len(options) <= mostReordered {
		d.safely("put required options first", c.reorder(options)...)
	}
}

// reorder returns the edits that put required options first and keep the order otherwise. Each place
// that gets another option gets its text; what stands between the places stays.
func (c *checker) reorder(options []Option) []TextEdit {
	var order []int
	for _, first := range []bool{true, false} {
		for i := range options {
			if required := options[i].Required.Given() && options[i].Required.B; required == first {
				order = append(order, i)
			}
		}
	}
	var edits []TextEdit
	for to, from := range order {
		if to == from {
			continue
		}
		start, end := c.tree.Range(options[to].id)
		edits = append(edits, TextEdit{start, end, strings.Clone(c.tree.Raw(options[from].id))})
	}
	return edits
}
