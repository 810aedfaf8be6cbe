package validator

import (
	"slices"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
)

// differs notes where the definition of an option says otherwise.
func (in *invocation) differs(d *Diagnostic, o *Option) {
	if o != nil {
		in.defined(d, o.Place)
	}
}

// defined notes where something stands in the definition.
func (in *invocation) defined(d *Diagnostic, at Place) {
	if d != &in.unheard {
		d.note("in the definition at " + quoted(in.options.Against.Pointer(at)))
	}
}

// define finds the definition of the command that is used.
func (in *invocation) define(name *String) {
	if in.options.Against == nil || in.command == UnknownCommand || !name.Given() {
		return
	}
	commands := in.options.Against.Commands
	what := in.command.String() + " command "
	found := in.find(what, name, len(commands), func(i int) (*String, *Dictionary) {
		if commands[i].Kind() != in.command {
			return nil, nil
		}
		return &commands[i].Name, &commands[i].NameLocalizations
	})
	if found < 0 {
		return
	}
	in.definition = &commands[found]
	own, id := &in.definition.ID, in.paths.member(in.data, "id")
	if own.Given() && in.is(id, syntax.String) && in.tree.Text(id) != own.Text {
		in.defined(in.tell(&ruleInteractionDefinition, id, in.shown(id)+" is not the id of the definition"), own.Place)
	}
	in.judgeUse(name)
}

// judgeUse reports a use of the command of which the application does not hear, by the definition.
func (in *invocation) judgeUse(name *String) {
	c := in.definition
	if c.Handler.N == int64(ServiceLaunchActivity) && in.command == PrimaryEntryPoint {
		in.defined(in.tell(&ruleInteractionDefinition, name.id,
			"the service answers "+quoted(name.Text)+" without the application, by its handler"), c.Handler.Place)
	}
	least, most := in.possibleContexts()
	for at := least; at <= most; at++ {
		if usable(c, in.options.Scope, at) {
			return
		}
	}
	where := "outside guilds"
	if least == most {
		where = "in " + least.String()
	}
	in.defined(in.tell(&ruleInteractionDefinition, name.id, quoted(name.Text)+" cannot be used "+where), c.Place)
}

// possibleContexts returns the first and the last of the contexts that the interaction may be of: outside guilds
// only "context" tells which.
func (in *invocation) possibleContexts() (least, most Context) {
	if n, ok := in.number(in.paths.member(syntax.Root, "context")); ok && contexts.name(n) != "" {
		return Context(n), Context(n)
	}
	if in.paths.member(syntax.Root, "guild_id") != 0 {
		return GuildContext, GuildContext
	}
	return BotDM, PrivateChannel
}

// usable reports whether a command can be used in a context; what the definition leaves to the
// application's settings can. A private channel needs the user's own installation: "meaningful only for
// commands installed to a user".
func usable(c *Command, scope Scope, at Context) bool {
	switch {
	case scope == Guild || c.Scope == Guild:
		return at == GuildContext
	case at == PrivateChannel && len(c.IntegrationTypes.Elements) > 0 && !c.IntegrationTypes.Has(int64(UserInstall)):
		return false
	case c.Contexts.Given():
		return c.Contexts.Has(int64(at)) || len(c.Contexts.Elements) == 0
	case c.DMPermission.Given() && !c.DMPermission.B:
		return at == GuildContext
	}
	return true
}

// find returns the index of the first of so many definitions that has this default name or, when none
// has, this localized name, which it reports as it does a name that none has; then it is -1.
func (in *invocation) find(
	what string, name *String, count int, at func(int) (*String, *Dictionary),
) int {
	const most = 200 // more than any list may have
	localized := -1
	var names []string
	for i := range count {
		standard, localizations := at(i)
		switch {
		case standard == nil:
			continue
		case standard.Text == name.Text:
			return i
		case localized < 0 && localizations.entryOf(name.Text) != nil:
			localized = i
		}
		if len(names) < most {
			names = append(names, standard.Text)
		}
	}
	if localized >= 0 {
		standard, localizations := at(localized)
		in.localized(name, standard, localizations.entryOf(name.Text))
		return localized
	}
	d := in.tell(&ruleInteractionDefinition, name.id, "the definition has no "+what+quoted(name.Text))
	if meant := Suggest(name.Text, slices.Values(names)); meant != "" {
		d.note("did you mean " + quoted(meant) + "?")
	}
	return -1
}

// localized reports a name that is only the localization of a default name: "Interactions carry the
// default command, subcommand and option names, never localized names".
func (in *invocation) localized(name, standard *String, e *Entry) {
	d := in.tell(&ruleInteractionLocalizedName, name.id, quoted(name.Text)+" is the "+
		e.Locale.English()+" name of "+quoted(standard.Text)+"; interactions carry default names")
	start, end := in.tree.Range(name.id)
	d.perhaps("write the default name", TextEdit{start, end, syntax.Quote(standard.Text)})
	in.defined(d, e.Value.Place)
}

// entryOf returns the first entry of a locale that has this text, nil for none.
func (d *Dictionary) entryOf(text string) *Entry {
	for e := range d.All() {
		if e.Value.Text == text && e.Locale != locale.Unknown {
			return &e
		}
	}
	return nil
}

// defineOption finds the definition of an option.
func (in *invocation) defineOption(l *level, p *picked) {
	found := in.find("option ", &p.Name, len(l.defined), func(i int) (*String, *Dictionary) {
		return &l.defined[i].Name, &l.defined[i].NameLocalizations
	})
	if found < 0 {
		return
	}
	o := &l.defined[found]
	l.given = append(l.given, o.Name.Text)
	defined := o.Kind()
	if p.kind == defined {
		p.defined = o
	} else if p.kind != UnknownOption && defined != UnknownOption {
		in.differs(in.tell(&ruleInteractionDefinition, p.Type.id, "the definition has the type "+
			itoa(int64(defined))+", "+defined.String()), o)
	}
}

// judgeMissing reports the required options that are not given. While one is being typed, "Required
// options not yet filled may be absent".
func (in *invocation) judgeMissing(l *level) {
	if in.kind.N != commandInvoked {
		return
	}
	at := max(l.of, l.list)
	for i := range l.defined {
		o := &l.defined[i]
		if o.Required.B && o.Name.Given() && !nested(o.Kind()) && !slices.Contains(l.given, o.Name.Text) {
			in.differs(in.tell(&ruleInteractionDefinition, at,
				"the definition requires "+quoted(o.Name.Text)+" here"), o)
		}
	}
}
