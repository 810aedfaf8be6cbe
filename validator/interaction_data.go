package validator

import "github.com/slashlint/slashlint/internal/syntax"

// invocation is an interaction under judgement.
type invocation struct {
	*checker
	kind Integer
	// data is the object of this name, resolved that in it, command the type of the command.
	data, resolved syntax.ID
	command        CommandType
	// definition is the command that is used, nil when it is not known.
	definition *Command
	// focused is the first option that is being typed.
	focused syntax.ID
}

// The members of an interaction's data and of the options in it.
var (
	dataMembers = []receivedMember{
		{"id", anID, true},
		{"name", unjudged, true},
		{"type", unjudged, true},
		{"version", anID, false},
		{"guild_id", anID, false},
		{"options", unjudged, false},
		{"target_id", anID, false},
		{"resolved", unjudged, false},
	}
	pickedMembers = []receivedMember{
		{"type", unjudged, true},
		{"name", unjudged, true},
		{"value", unjudged, false},
		{"options", unjudged, false},
		{"focused", aBoolean, false},
	}
)

// judgeData judges an interaction's data.
func (in *invocation) judgeData(data syntax.ID) {
	in.data = data
	in.receivedMembers(data, "the data of an interaction", dataMembers)
	kind := in.typeOf(data, &commandTypes)
	if commandTypes.name(kind.N) != "" {
		in.command = CommandType(kind.N)
	}
	name := in.name(data, commandTexts[in.command].name)
	in.define(&name)
	in.judgeThings()
	in.judgePicked()
	if in.kind.N == autocompleted && in.focused == 0 {
		in.tell(&ruleInteractionFocused, data,
			"no option is being typed; in an autocomplete interaction one has \"focused\": true")
	}
	in.judgeTarget()
}

// typeOf reads the type of a command or option.
func (in *invocation) typeOf(object syntax.ID, of *enumeration) (kind Integer) {
	if id := in.paths.member(object, "type"); id != 0 {
		in.readInteger(&kind, id, required, of)
	}
	return kind
}

// name reads and judges the name of a command or option.
func (in *invocation) name(object syntax.ID, of *textKind) (name String) {
	if id := in.paths.member(object, "name"); id != 0 {
		in.readString(&name, id, required)
		in.text(of, &name, &Dictionary{}, siblings{})
	}
	return name
}

// judgePicked judges the options of the command.
func (in *invocation) judgePicked() {
	list := in.paths.member(in.data, "options")
	if list != 0 && in.command != ChatInput && in.command != UnknownCommand {
		if in.is(list, syntax.Array) && in.tree.Count(list) == 0 {
			return
		}
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
	// given are the names of those that have been given.
	given []string
}

// picked is an element of a level.
type picked struct {
	Option
	// defined is the definition's option, nil when it is not known.
	defined *Option
	kind    OptionType
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
	if l.list == 0 || !in.beginList(&list, l.list, required) {
		l.list = 0
		in.judgePath(l, nil, 0)
		return nil
	}
	total := in.tree.Count(l.list)
	if total > mostOptions {
		in.tell(&ruleOptionCount, l.list, count(total, "option")+"; a list has at most 25")
	}
	in.names.empty()
	id := in.tree.First(l.list)
	var p picked
	for i := range in.room(total) {
		p = picked{counts: i < mostOptions}
		if in.beginObject(&p.Place, id) {
			in.readPicked(l, &p)
			if nested(p.kind) && inner == nil {
				inner = new(picked)
				*inner = p
			}
		}
		id = in.tree.Next(id)
	}
	in.judgePath(l, inner, total)
	return inner
}

// judgePath reports options that do not lead to one subcommand: "A command that has subcommands or
// groups cannot itself be invoked".
func (in *invocation) judgePath(l *level, inner *picked, options int) {
	switch {
	case inner != nil:
		if options > 1 {
			in.tell(&ruleInteractionPath, l.list,
				"beside the "+words(inner.kind)+" that was picked stands nothing else")
		}
	case l.parent != nil && l.parent.Kind() == SubCommandGroup, anyNested(l.defined):
		in.tell(&ruleInteractionPath, l.of, in.nameOf(l.of)+
			" has subcommands; its options must have the one that was picked")
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
	p.Type = in.typeOf(p.id, &optionTypes)
	p.kind = p.Kind()
	p.Name = in.name(p.id, &patternName)
	if p.Name.Given() {
		in.repeatedOption(p)
		if l.known && p.counts {
			in.defineOption(l, p)
		}
	}
	in.nesting(&p.Option, l.parent)
	if in.is(in.paths.member(p.id, "focused"), syntax.True) {
		p.focused = true
		in.focus(p)
	}
	if p.kind != UnknownOption {
		in.judgePickedMembers(p)
	}
}

func (in *invocation) repeatedOption(p *picked) {
	first := in.names.insert(defaults, hash(p.Name.Text), p.Name.Text, p.Name.id)
	if first != 0 {
		d := in.tell(&ruleOptionDuplicate, p.id, "an earlier option is named "+quoted(p.Name.Text)+" too")
		in.relate(d, in.at(first), "first used here")
	}
}

// judgePickedMembers judges that a group or subcommand has options and another option a value: they
// exclude each other.
func (in *invocation) judgePickedMembers(p *picked) {
	other, valid := "options", "SUB_COMMAND, SUB_COMMAND_GROUP"
	if nested(p.kind) {
		other, valid = "value", "the options in it"
	}
	what := p.kind.String() + " option"
	if id := in.paths.member(p.id, other); id != 0 {
		in.notForType(&Place{id, Present}, other, what, valid)
	}
	if nested(p.kind) {
		return
	}
	if id := in.paths.member(p.id, "value"); id != 0 {
		in.judgeValue(p, id)
	} else {
		in.tell(&ruleFieldRequired, p.id, article(what)+what+" must have \"value\"")
	}
}

// focus judges an option that is being typed.
func (in *invocation) focus(p *picked) {
	message := ""
	switch {
	case in.kind.N == commandInvoked:
		message = "an option is being typed in autocomplete interactions only, of type 4"
	case in.focused != 0:
		message = "only one option is being typed; an earlier one is focused"
	case p.kind != UnknownOption && !p.kind.Completes(),
		p.defined != nil && !p.defined.Autocomplete.B:
		message = quoted(p.Name.Text) + " has no autocomplete"
	}
	if in.focused == 0 {
		in.focused = p.id
	}
	if message != "" {
		in.differs(in.tell(&ruleInteractionFocused, in.paths.member(p.id, "focused"), message), p.defined)
	}
}
