package examples

import "strconv"

// shape is the outline of a CHAT_INPUT command: options in subcommands in groups, and as many
// choices as the budget has room for.
type shape struct {
	// groups and subs may be 0: then there are none, and the next inner layer takes their place.
	groups, subs, options int
	// budget is the number of characters that the command uses, if its choices can make them up.
	budget int
}

// maxChoices is the most choices an option may have.
const maxChoices = 25

// builder builds commands. Whatever it chooses, it chooses by counting.
type builder struct {
	words []words
	// count numbers the descriptions, so that neighbours differ.
	count int
}

// next returns the number of the next description.
func (b *builder) next() int {
	b.count++
	return b.count
}

// chatInput returns the CHAT_INPUT command with this number, 0 to things*acts-1.
func (b *builder) chatInput(number int, s shape) *item {
	thing, act := number%things, number/things%acts
	command := &item{
		kind:        chatInput,
		name:        pairName(b.words, thing, act),
		description: pairDescription(b.words, thing, act, b.next()),
		members:     commandMembers(number),
	}
	switch {
	case s.groups > 0:
		command.options = b.groups(number, s)
	case s.subs > 0:
		command.options = b.subs(number, s)
	default:
		command.options = b.options(number, s)
	}
	b.fill(command, s.budget-command.used())
	return command
}

func (b *builder) groups(number int, s shape) []*item {
	groups := make([]*item, s.groups)
	for i := range groups {
		thing := (number + i) % things
		groups[i] = &item{
			kind:        subCommandGroup,
			name:        subjectName(b.words, thing, "_menu"),
			description: subjectDescription(b.words, thing, b.next()),
			options:     b.subs(number+i, s),
		}
	}
	return groups
}

func (b *builder) subs(number int, s shape) []*item {
	subs := make([]*item, s.subs)
	for i := range subs {
		act := (number + i) % acts
		subs[i] = &item{
			kind:        subCommand,
			name:        actName(b.words, act),
			description: actDescription(b.words, act, b.next()),
			options:     b.options(number+3*i, s),
		}
	}
	return subs
}

func (b *builder) options(number int, s shape) []*item {
	options := make([]*item, s.options)
	for i := range options {
		subject := order[(number+i)%subjects]
		known := defaults[subject]
		options[i] = &item{
			kind:        known.kind,
			name:        subjectName(b.words, subject, "_option"),
			description: subjectDescription(b.words, subject, b.next()),
			members:     optionMembers(known, i),
			listed:      known.listed,
		}
	}
	return options
}

// fill deals choices to the options that have them until the next choice would not fit in room
// characters; the last one's value makes up the rest.
func (b *builder) fill(command *item, room int) {
	lists := command.lists(nil)
	var last *choice
	for i := 0; i < len(lists)*maxChoices; i++ {
		list := lists[i%len(lists)]
		next := b.choice(list.kind, 7*(i%len(lists)), len(list.choices))
		if next.used() > room {
			break
		}
		room -= next.used()
		list.choices = append(list.choices, next)
		if list.kind == stringOption {
			last = &list.choices[len(list.choices)-1]
		}
	}
	if last != nil {
		last.value += key[keyLength:min(keyLength+max(room, 0), len(key))]
	}
}

// key is what the string value of a choice ends in, an identifier like many: keyLength characters
// of it, or more when the value makes up the rest of a budget.
const (
	key = "/9f86d081-884c-7d65-9a2f-eaa0c55ad015-a3bf4f1b-2b0b-822c-d15d-6c15b0f00a08"

	keyLength = len("/9f86d081-884c")
)

// choice returns the choice at a place of a list; lists that start apart look different.
func (b *builder) choice(kind, start, place int) choice {
	number := start + 5*place
	thing, act := number%things, number/things%acts
	c := choice{name: label(b.words, thing, act)}
	switch kind {
	case integerOption:
		c.value = strconv.Itoa(5 * (place + 1))
	case numberOption:
		c.value = strconv.Itoa(place) + ".5"
	default:
		c.value = defaults[thing].english + "." + verbs[act] + key[:keyLength]
	}
	return c
}

// commandMembers returns the members that one command has and another has not.
func commandMembers(number int) []member {
	switch number % 4 {
	case 0:
		return []member{{"integration_types", "[0, 1]"}, {"contexts", "[0, 1, 2]"}}
	case 1:
		return []member{{"default_member_permissions", `"8192"`}, {"contexts", "[0]"}}
	case 2:
		return []member{{"nsfw", "false"}}
	default:
		return nil
	}
}

// optionMembers returns the members of the option at a place of its array: the first one is
// required, and all bounds are legal.
func optionMembers(s subject, place int) []member {
	var members []member
	if place == 0 {
		members = append(members, member{"required", "true"})
	}
	switch {
	case s.listed:
		return members
	case s.kind == stringOption && place%3 == 1:
		return append(members, member{"autocomplete", "true"})
	case s.kind == stringOption:
		return append(members, member{"min_length", "1"}, member{"max_length", "200"})
	case s.kind == integerOption:
		return append(members, member{"min_value", "1"}, member{"max_value", "100"})
	case s.kind == channelOption:
		return append(members, member{"channel_types", "[0, 5]"})
	default:
		return members
	}
}

// contextMenu returns the USER or MESSAGE command with this number.
func (b *builder) contextMenu(kind, number int) *item {
	return &item{
		kind:    kind,
		name:    label(b.words, number%things, (number+kind)%acts),
		members: []member{{"integration_types", "[0, 1]"}, {"contexts", "[0, 1, 2]"}},
	}
}

// entryPoint returns the PRIMARY_ENTRY_POINT command.
func (b *builder) entryPoint() *item {
	return &item{
		kind: primaryEntryPoint,
		name: newText(b.words, "launch", func(w *words) string { return w.launch }),
		description: describe(b.words, "Opens the game", 1, func(w *words) string {
			return spaced(w.launch)
		}),
		members: []member{
			{"integration_types", "[0, 1]"}, {"contexts", "[0, 1, 2]"}, {"handler", "2"},
		},
	}
}
