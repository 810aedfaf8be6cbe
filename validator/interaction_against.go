package validator

import (
	"iter"

	"github.com/slashlint/slashlint/internal/syntax"
)

// differs notes where the definition says otherwise.
func (in *invocation) differs(d *Diagnostic, at Place) {
	if d == &in.unheard || at.id == 0 {
		return
	}
	d.note("in the definition at " + quoted(in.options.Against.Pointer(at)))
}

// define finds the definition of the command that is used.
func (in *invocation) define(name *String) {
	against := in.options.Against
	if against == nil || in.command == UnknownCommand || !name.Given() {
		return
	}
	var other *Command
	for i := range against.Commands {
		cmd := &against.Commands[i]
		if cmd.Name.Text != name.Text || !cmd.Name.Given() {
			continue
		}
		if cmd.Kind() == in.command {
			in.definition = cmd
			in.judgeID(cmd)
			return
		}
		other = cmd
	}
	if in.localizedCommand(name) {
		return
	}
	kind := in.command.String()
	d := in.report(&ruleInteractionUnknown, in.at(name.id),
		"the definition has no "+kind+" command "+quoted(name.Text))
	switch {
	case d == &in.unheard:
	case other != nil && other.Kind() != UnknownCommand:
		d.note("its " + quoted(name.Text) + " is a " + other.Kind().String() + " command")
		in.differs(d, other.Place)
	default:
		in.suggest(d, name.Text, func(yield func(string) bool) {
			for i := range against.Commands {
				if cmd := &against.Commands[i]; cmd.Kind() == in.command && !yield(cmd.Name.Text) {
					return
				}
			}
		})
	}
}

// judgeID compares the command's id with the definition's, where that has one.
func (in *invocation) judgeID(cmd *Command) {
	id := in.paths.member(in.data, "id")
	if cmd.ID.Given() && in.tree.Kind(id) == syntax.String && id != 0 && in.tree.Text(id) != cmd.ID.Text {
		in.differs(in.report(&ruleInteractionUnknown, in.at(id), "the definition's "+
			quoted(cmd.Name.Text)+" has the id "+quoted(cmd.ID.Text)+", not "+in.shown(id)), cmd.ID.Place)
	}
}

// localizedCommand looks for the command by its localized names.
func (in *invocation) localizedCommand(name *String) bool {
	commands := in.options.Against.Commands
	for i := range commands {
		cmd := &commands[i]
		if cmd.Kind() == in.command && in.localized(name, &cmd.Name, &cmd.NameLocalizations) {
			in.definition = cmd
			return true
		}
	}
	return false
}

// localized reports a name that is only the localization of a default name: "Interactions carry the
// default command, subcommand and option names, never localized names".
func (in *invocation) localized(name, standard *String, d *Dictionary) bool {
	if !standard.Given() {
		return false
	}
	for e := range d.All() {
		if e.Value.Text != name.Text {
			continue
		}
		language := quoted(e.Key)
		if english := e.Locale.English(); english != "" {
			language = english
		}
		found := in.report(&ruleInteractionLocalizedName, in.at(name.id), quoted(name.Text)+
			" is the "+language+" name of "+quoted(standard.Text)+"; interactions carry default names")
		start, end := in.tree.Range(name.id)
		found.perhaps("write the default name", TextEdit{start, end, syntax.Quote(standard.Text)})
		in.differs(found, e.Value.Place)
		return true
	}
	return false
}

// isNamed reports whether a text is a default or localized name.
func isNamed(text string, name *String, d *Dictionary) bool {
	if name.Text == text {
		return true
	}
	for e := range d.All() {
		if e.Value.Text == text {
			return true
		}
	}
	return false
}

// suggest notes the name that is likely meant.
func (in *invocation) suggest(d *Diagnostic, name string, names iter.Seq[string]) {
	if meant := Suggest(name, names); meant != "" {
		d.note("did you mean " + quoted(meant) + "?")
	}
}

// defineOption finds the definition of an option.
func (in *invocation) defineOption(l *level, p *picked) {
	for i := range l.defined {
		if o := &l.defined[i]; o.Name.Given() && o.Name.Text == p.Name.Text {
			in.give(l, p, o)
			return
		}
	}
	for i := range l.defined {
		if o := &l.defined[i]; in.localized(&p.Name, &o.Name, &o.NameLocalizations) {
			in.give(l, p, o)
			return
		}
	}
	d := in.report(&ruleInteractionUnknown, in.at(p.Name.id),
		"the definition of "+in.nameOf(l.of)+" has no option "+quoted(p.Name.Text))
	if d == &in.unheard {
		return
	}
	in.suggest(d, p.Name.Text, func(yield func(string) bool) {
		for i := range l.defined {
			if !yield(l.defined[i].Name.Text) {
				return
			}
		}
	})
}

// give takes an option as given, unless its type is not the definition's.
func (in *invocation) give(l *level, p *picked, o *Option) {
	l.given = append(l.given, o)
	kind, defined := p.Kind(), o.Kind()
	if kind == defined {
		p.defined = o
		return
	}
	if kind == UnknownOption || defined == UnknownOption {
		return
	}
	in.differs(in.report(&ruleInteractionOptionType, in.at(p.Type.id), quoted(p.Name.Text)+" is "+
		article(kind.String())+kind.String()+"; the definition's is "+article(defined.String())+
		defined.String()), o.Type.Place)
}

// judgeMissing reports the required options that are not given. While one is being typed, "Required
// options not yet filled may be absent".
func (in *invocation) judgeMissing(l *level) {
	if in.kind != commandInvoked {
		return
	}
	at := l.of
	if l.list != 0 {
		at = l.list
	}
	for i := range l.defined {
		o := &l.defined[i]
		if !o.Required.B || !o.Name.Given() || nested(o.Kind()) || l.has(o.Name.Text) {
			continue
		}
		in.differs(in.report(&ruleInteractionRequired, in.at(at), "the definition of "+in.nameOf(l.of)+
			" requires "+quoted(o.Name.Text)), o.Place)
	}
}

// has reports whether an option of this name is given.
func (l *level) has(name string) bool {
	for _, o := range l.given {
		if o.Name.Text == name {
			return true
		}
	}
	return false
}
