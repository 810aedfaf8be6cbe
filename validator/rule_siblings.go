package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
)

// siblingNames judges the names of one options array against each other: they are "unique within
// the options array", and naming rule 4 keeps localized names distinct.
func (c *checker) siblingNames(options []Option) {
	if len(options) < 2 {
		return
	}
	c.names.empty()
	for i := range options {
		c.defaultName(&options[i])
	}
	present := uint64(0)
	for i := range options {
		o := &options[i]
		present |= o.NameLocalizations.locales
		c.localizedNames(o, &ruleLocalizationNameClash, "of this list")
	}
	told := map[syntax.ID]bool(nil)
	for _, l := range fallingBack {
		if fallback, _ := l.Fallback(); present>>fallback&1 != 0 {
			told = c.shownNames(options, l, fallback, told)
		}
	}
}

// defaultName reports an option whose default name an earlier sibling has.
func (c *checker) defaultName(o *Option) {
	if !o.Name.Given() {
		return
	}
	first := c.names.insert(defaults, hash(o.Name.Text), o.Name.Text, o.Name.id)
	if first == 0 {
		return
	}
	d := c.report(&ruleOptionDuplicate, c.at(o.id),
		"an earlier option of this list is named "+quoted(o.Name.Text)+" too")
	c.relate(d, c.at(first), "first used here")
}

// localizedNames reports the localized names of an option that another's default name, or an earlier
// one's in the same locale, equals. A value identical to the option's own default is ignored.
func (c *checker) localizedNames(o *Option, rule *Rule, where string) {
	t, d := c.tree, &o.NameLocalizations
	for id, end := d.first(), d.end(); id < end; id = t.Next(id) {
		tag := t.Node(id).Tag
		if tag >= unknownLocale {
			continue
		}
		name := textOf(t, id).Text
		if o.Name.Given() && name == o.Name.Text {
			continue
		}
		h := hash(name)
		inLocale := c.names.insert(space(tag), h, name, id)
		if other := c.names.lookup(defaults, h, name); other != 0 {
			c.clash(rule, id, other, "another option "+where+" has the default name "+quoted(name))
		} else if inLocale != 0 {
			c.clash(rule, id, inLocale,
				"another option "+where+" is named "+quoted(name)+" in "+clip(t.Key(id))+" too")
		}
	}
}

// clash reports a localized name that equals another option's.
func (c *checker) clash(rule *Rule, id, other syntax.ID, message string) {
	d := c.localize(c.report(rule, c.at(id), message), id)
	c.relate(d, c.at(other), "used here")
}

// shownNames reports siblings that show one name to the people of a locale that has a fallback: the
// one its own entry, the other its fallback's. Any other equal names are clashes already. told has the
// entries that were reported for another locale, and is returned with those reported now.
func (c *checker) shownNames(
	options []Option, l, fallback locale.Locale, told map[syntax.ID]bool,
) map[syntax.ID]bool {
	in := shown + space(l)
	for i := range options {
		o := &options[i]
		own := o.NameLocalizations.Has(l)
		id, ok := o.NameLocalizations.find(l)
		if !own {
			id, ok = o.NameLocalizations.find(fallback)
		}
		if !ok {
			continue
		}
		name := textOf(c.tree, id).Text
		if o.Name.Given() && name == o.Name.Text {
			continue
		}
		other := c.names.insert(in, hash(name), name, id)
		if other == 0 || own == c.keyed(other, l) || told[max(id, other)] {
			continue
		}
		if told == nil {
			told = map[syntax.ID]bool{}
		}
		told[max(id, other)] = true
		c.shownTwice(max(id, other), min(id, other), name, l)
	}
	return told
}

// keyed reports whether an entry is that of a locale.
func (c *checker) keyed(id syntax.ID, l locale.Locale) bool {
	return c.tree.Node(id).Tag == uint8(l)
}

func (c *checker) shownTwice(later, earlier syntax.ID, name string, l locale.Locale) {
	d := c.report(&ruleLocalizationFallbackClash, c.at(later),
		"people with "+l.String()+" will see two options named "+quoted(name))
	c.localize(d, later)
	c.relate(d, c.at(earlier), "the other one")
	d.note("give both options an entry for " + l.String())
}

// commandNames judges the localized names of a whole command, as naming rule 4 can be read. It is
// off unless the options turn it on.
func (c *checker) commandNames(cmd *Command) {
	severity, ok := c.options.Rules[ruleLocalizationNameClashCommand.Name]
	if !ok || severity == Off {
		return
	}
	c.names.empty()
	everyOption(cmd.Options.Elements, func(o *Option) {
		if o.Name.Given() {
			c.names.insert(defaults, hash(o.Name.Text), o.Name.Text, o.Name.id)
		}
	})
	everyOption(cmd.Options.Elements, func(o *Option) {
		c.localizedNames(o, &ruleLocalizationNameClashCommand, "of the command")
	})
}

func everyOption(options []Option, do func(*Option)) {
	for i := range options {
		do(&options[i])
		everyOption(options[i].Options.Elements, do)
	}
}
