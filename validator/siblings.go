package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator/internal/naming"
)

// siblings are the options or commands among which a name must be unique.
type siblings struct {
	options []Option
	// commands are those of a list; only those of one type are compared, by their default names.
	commands []Command
	kind     CommandType
}

// id is the ID of the first sibling, 0 when there is none.
func (s siblings) id() syntax.ID {
	switch {
	case len(s.options) > 0:
		return s.options[0].id
	case len(s.commands) > 0:
		return s.commands[0].id
	}
	return 0
}

// lowered counts the names of siblings, written in lower case: in the space of their locale, in
// defaults, and all of them in everywhere.
type lowered map[loweredName]int

type loweredName struct {
	in   space
	name string
}

// lowered returns the names of siblings in lower case. They are collected once, and only where a name
// has to be written so.
func (c *checker) lowered(s siblings) lowered {
	key := loweredKey{s.id(), s.kind}
	names, ok := c.loweredNames[key]
	if ok {
		return names
	}
	names = lowered{}
	for i := range s.options {
		o := &s.options[i]
		names.add(defaults, &o.Name)
		for e := range o.NameLocalizations.All() {
			names.add(space(e.Locale), &e.Value)
		}
	}
	for i := range s.commands {
		if cmd := &s.commands[i]; c.commandType(cmd) == s.kind {
			names.add(defaults, &cmd.Name)
		}
	}
	if c.loweredNames == nil {
		c.loweredNames = map[loweredKey]lowered{}
	}
	c.loweredNames[key] = names
	return names
}

// loweredKey tells sets of siblings apart.
type loweredKey struct {
	first syntax.ID
	kind  CommandType
}

func (l lowered) add(in space, name *String) {
	if !name.Given() {
		return
	}
	lower := string(naming.AppendLower(nil, name.Text))
	l[loweredName{in, lower}]++
	l[loweredName{everywhere, lower}]++
}

// clashes reports whether siblings have a name beside the one that is asked for: a default name is
// compared with every other, a localized one with the default names and those of its locale.
func (l lowered) clashes(in locale.Locale, name string) bool {
	if in == locale.Unknown {
		return l[loweredName{everywhere, name}] > 1
	}
	if 1<<in&(fallbackLocales|1<<locale.SpanishLATAM) != 0 {
		return l[loweredName{everywhere, name}] > 1 // shown in another locale, too
	}
	return l[loweredName{defaults, name}]+l[loweredName{space(in), name}] > 1
}
