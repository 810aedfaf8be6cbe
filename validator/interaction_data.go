package validator

import "github.com/slashlint/slashlint/internal/syntax"

// invocation is an interaction under judgement.
type invocation struct {
	*checker
	kind interactionType
	// data is the object of this name, command the type of the command in it.
	data    syntax.ID
	command CommandType
	// definition is the command that is used, nil when it is not known.
	definition *Command
	// focused is the first option that is being typed.
	focused syntax.ID
}

// The members of an interaction's data and of the options in it.
var (
	dataMembers = []receivedMember{
		{"id", demanded, refused, (*checker).receivedID},
		{"name", demanded, refused, nil},
		{"type", demanded, refused, nil},
		{"version", optional, refused, (*checker).receivedID},
		{"guild_id", optional, refused, (*checker).receivedID},
		{"options", optional, refused, nil},
		{"target_id", optional, refused, (*checker).receivedID},
		{"resolved", optional, refused, (*checker).receivedResolved},
	}
	pickedMembers = []receivedMember{
		{"type", demanded, refused, nil},
		{"name", demanded, refused, nil},
		{"value", optional, refused, nil},
		{"options", optional, refused, nil},
		{"focused", optional, refused, (*checker).receivedBoolean},
	}
)

// judge judges an interaction's data.
func (in *invocation) judge(data syntax.ID) {
	in.data = data
	in.receivedMembers(data, "the data of an interaction", dataMembers)
	if id := in.paths.member(data, "type"); id != 0 {
		var kind Integer
		in.readInteger(&kind, id, &commandTypes)
		if kind.Given() && commandTypes.name(kind.N) != "" {
			in.command = CommandType(kind.N)
		}
	}
	name := in.name(data, commandTexts[in.command].name)
	in.define(&name)
	in.judgePicked()
	in.judgeFocus()
	in.judgeTarget()
}

// name reads and judges the name of a command or option.
func (in *invocation) name(object syntax.ID, of *textKind) (name String) {
	if id := in.paths.member(object, "name"); id != 0 {
		in.readString(&name, id, refused)
		in.text(of, &name, &Dictionary{}, siblings{})
	}
	return name
}

// judgePicked judges the options of the command.
func (in *invocation) judgePicked() {
	list := in.paths.member(in.data, "options")
	if list != 0 && in.command != ChatInput && in.command != UnknownCommand {
		in.notForType(&Place{list, Present}, "options", in.command.String()+" command", "CHAT_INPUT")
		return
	}
	top := level{of: in.data, list: list}
	if in.definition != nil && in.command == ChatInput {
		top.defined, top.known = in.definition.Options.Elements, true
	}
	in.judgeLevel(&top)
}

// level is a list of options in an interaction: those of the command, or of a group or subcommand.
type level struct {
	// of is the object that the list belongs to, list is 0 when it has none.
	of, list syntax.ID
	// parent is the group or subcommand, nil for the command.
	parent *Option
	// defined are the options of the definition at this level; known tells that they are known.
	defined []Option
	known   bool
	// given are those of them that have been given.
	given []*Option
}

// picked is an element of a level.
type picked struct {
	Option
	// defined is the definition's option, nil when it is not known.
	defined *Option
	value   syntax.ID
	focused bool
	// counts tells that it is among the most that a list may have. Others are not held against the
	// definition and "resolved".
	counts bool
}

// judgeLevel judges the options of one list, and then those of the group or subcommand in it.
func (in *invocation) judgeLevel(l *level) {
	inner := in.judgeList(l)
	in.judgeMissing(l)
	if inner == nil {
		return
	}
	below := level{of: inner.id, list: in.paths.member(inner.id, "options"), parent: &inner.Option}
	if inner.defined != nil {
		below.defined, below.known = inner.defined.Options.Elements, true
	}
	in.judgeLevel(&below)
}

// judgeList judges the options of one list, and returns the first group or subcommand in it.
func (in *invocation) judgeList(l *level) (inner *picked) {
	var list Place
	t := in.tree
	total := 0
	if l.list != 0 {
		if !in.beginList(&list, l.list, refused) {
			return nil
		}
		total = t.Count(l.list)
	}
	if total > mostOptions {
		in.report(&ruleOptionCount, in.at(l.list), count(total, "option")+"; a list has at most 25")
	}
	in.names.empty()
	var p picked
	id := t.First(l.list)
	for i := range in.room(total) {
		p = picked{counts: i < mostOptions}
		if in.beginObject(&p.Place, id) {
			in.readPicked(l, &p)
			if nested(p.Kind()) && inner == nil {
				inner = new(picked)
				*inner = p
			}
		}
		id = t.Next(id)
	}
	in.judgePath(l, inner, total)
	return inner
}

// judgePath reports options that do not lead to one subcommand: "A command that has subcommands or
// groups cannot itself be invoked".
func (in *invocation) judgePath(l *level, inner *picked, options int) {
	switch {
	case inner != nil && options > 1:
		d := in.report(&ruleInteractionPath, in.at(l.list),
			"beside the "+words(inner.Kind())+" that was picked stands nothing else")
		in.relate(d, in.at(inner.id), "it was picked")
	case inner != nil:
	case l.parent != nil && l.parent.Kind() == SubCommandGroup:
		in.report(&ruleInteractionPath, in.at(l.of), "in a group stands the subcommand that was picked")
	case l.known && anyNested(l.defined):
		in.report(&ruleInteractionPath, in.at(l.of), "the definition of "+in.nameOf(l.of)+
			" has subcommands; options must have the one that was picked")
	}
}

func anyNested(options []Option) bool {
	for i := range options {
		if nested(options[i].Kind()) {
			return true
		}
	}
	return false
}

// nameOf quotes the name of a command or option.
func (in *invocation) nameOf(object syntax.ID) string {
	return quoted(in.tree.Text(in.paths.member(object, "name")))
}

// readPicked reads and judges an option.
func (in *invocation) readPicked(l *level, p *picked) {
	in.receivedMembers(p.id, "an option", pickedMembers)
	if id := in.paths.member(p.id, "type"); id != 0 {
		in.readInteger(&p.Type, id, &optionTypes)
	}
	p.Name = in.name(p.id, &patternName)
	if p.Name.Given() {
		in.repeatedOption(p)
	}
	if l.known && p.counts && p.Name.Given() {
		in.defineOption(l, p)
	}
	in.nesting(&p.Option, l.parent)
	p.value = in.paths.member(p.id, "value")
	p.focused = in.tree.Kind(in.paths.member(p.id, "focused")) == syntax.True
	if p.focused {
		in.focus(p)
	}
	in.judgePickedMembers(p)
}

func (in *invocation) repeatedOption(p *picked) {
	first := in.names.insert(defaults, hash(p.Name.Text), p.Name.Text, p.Name.id)
	if first == 0 {
		return
	}
	d := in.report(&ruleOptionDuplicate, in.at(p.id),
		"an earlier option is named "+quoted(p.Name.Text)+" too")
	in.relate(d, in.at(first), "first used here")
}

// judgePickedMembers judges that a group or subcommand has options and another option a value: they
// "exclude each other".
func (in *invocation) judgePickedMembers(p *picked) {
	kind := p.Kind()
	options := in.paths.member(p.id, "options")
	switch {
	case kind == UnknownOption:
	case nested(kind):
		if p.value != 0 {
			in.notForType(&Place{p.value, Present}, "value", kind.String()+" option", "the options in it")
		}
	default:
		if options != 0 {
			in.notForType(&Place{options, Present}, "options", kind.String()+" option",
				of(SubCommand, SubCommandGroup).list())
		}
		if p.value == 0 {
			in.report(&ruleFieldRequired, in.at(p.id), article(kind.String())+kind.String()+
				" option must have \"value\"")
			return
		}
		in.judgeValue(p)
	}
}

// focus judges an option that is being typed.
func (in *invocation) focus(p *picked) {
	at := in.at(in.paths.member(p.id, "focused"))
	switch {
	case in.kind == commandInvoked:
		in.report(&ruleInteractionFocused, at,
			"\"focused\" is for an autocomplete interaction, of type 4; this one has type 2")
	case in.focused != 0:
		d := in.report(&ruleInteractionFocused, at, "only one option is being typed")
		in.relate(d, in.at(in.focused), "this one is focused, too")
	case p.Kind() != UnknownOption && !p.Kind().Completes():
		kind := p.Kind().String()
		in.report(&ruleInteractionFocused, at, article(kind)+kind+
			" option has no autocomplete; STRING, INTEGER and NUMBER have")
	case p.defined != nil && !p.defined.Autocomplete.B:
		in.differs(in.report(&ruleInteractionFocused, at, "the definition's "+quoted(p.Name.Text)+
			" has no autocomplete"), p.defined.Place)
	}
	if in.focused == 0 {
		in.focused = p.id
	}
}

// judgeFocus reports an autocomplete interaction in which nothing is typed.
func (in *invocation) judgeFocus() {
	if in.kind == autocompleted && in.focused == 0 {
		in.report(&ruleInteractionFocused, in.at(in.data),
			"no option is being typed; in an autocomplete interaction one has \"focused\": true")
	}
}
