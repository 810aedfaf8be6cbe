package validator

import "github.com/slashlint/slashlint/internal/syntax"

// Interactions are what the service sends, so that they are judged by what it is known to send: the
// members that the interface lists have the values that it tells of, and others are tolerated.

// looksLikeInteraction reports whether an object has the members of an interaction payload.
func (c *checker) looksLikeInteraction(id syntax.ID) bool {
	if c.paths.member(id, "name") != 0 || c.tree.Kind(c.paths.member(id, "type")) != syntax.Number {
		return false
	}
	return c.tree.Kind(c.paths.member(id, "data")) == syntax.Object ||
		c.tree.Kind(c.paths.member(id, "token")) == syntax.String
}

// interactionType is the interface's "type" of an interaction.
type interactionType uint8

// The types that commands give.
const (
	unknownInteraction interactionType = 0
	commandInvoked     interactionType = 2
	autocompleted      interactionType = 4
)

var (
	interactionTypes = enumeration{"interaction type of a command", []string{
		commandInvoked: "APPLICATION_COMMAND", autocompleted: "APPLICATION_COMMAND_AUTOCOMPLETE",
	}}
	// otherInteractions are those that only other documentation names.
	otherInteractions = enumeration{"", []string{1: "PING", 3: "MESSAGE_COMPONENT", 5: "MODAL_SUBMIT"}}
)

// The members of an interaction and of the objects in it. Those that depend on others are judged
// elsewhere.
var (
	interactionMembers = []receivedMember{
		{"id", demanded, refused, (*checker).receivedID},
		{"application_id", demanded, refused, (*checker).receivedID},
		{"type", demanded, refused, nil},
		{"token", demanded, refused, (*checker).receivedText},
		{"version", demanded, refused, (*checker).receivedInteger},
		{"guild_id", optional, refused, (*checker).receivedID},
		{"channel_id", demanded, refused, (*checker).receivedID},
		{"member", optional, refused, (*checker).receivedInvoker},
		{"user", optional, refused, (*checker).receivedUser},
		{"locale", demanded, refused, (*checker).receivedLocale},
		{"guild_locale", optional, refused, (*checker).receivedLocale},
		{"app_permissions", demanded, refused, (*checker).receivedBits},
		{"context", optional, refused, (*checker).receivedContext},
		{"data", demanded, refused, (*checker).receivedObject},
	}
	memberMembers = []receivedMember{
		{"user", optional, refused, (*checker).receivedUser},
		{"roles", optional, refused, (*checker).receivedIDs},
		{"premium_since", optional, allowed, (*checker).receivedTime},
		{"permissions", optional, refused, (*checker).receivedBits},
		{"pending", optional, refused, (*checker).receivedBoolean},
		{"is_pending", optional, refused, (*checker).receivedBoolean},
		{"nick", optional, allowed, (*checker).receivedText},
		{"mute", optional, refused, (*checker).receivedBoolean},
		{"deaf", optional, refused, (*checker).receivedBoolean},
		{"joined_at", optional, refused, (*checker).receivedTime},
		{"avatar", optional, allowed, (*checker).receivedText},
	}
	userMembers = []receivedMember{{"id", demanded, refused, (*checker).receivedID}}
)

// judgeInteraction judges an interaction payload.
func (c *checker) judgeInteraction() {
	c.received = true
	root := syntax.Root
	switch kind := c.tree.Kind(root); {
	case kind == syntax.Invalid:
		return
	case kind != syntax.Object:
		c.report(&ruleDocumentKind, c.at(root), "an interaction payload is an object, not "+kind.String())
		return
	}
	in := invocation{checker: c}
	if !in.readType() {
		return
	}
	c.receivedMembers(root, "an interaction", interactionMembers)
	c.receivedFrom()
	if data := c.paths.member(root, "data"); c.tree.Kind(data) == syntax.Object && data != root {
		in.judge(data)
	}
}

// readType reads the interaction's type, and reports whether it is one that is judged.
func (in *invocation) readType() bool {
	id := in.paths.member(syntax.Root, "type")
	if id == 0 {
		return true
	}
	if in.tree.Kind(id) == syntax.Number {
		n, _ := integerOf(in.tree.Raw(id))
		if name := otherInteractions.name(n); name != "" {
			in.report(&ruleInteractionType, in.at(id), "an interaction of type "+itoa(n)+", "+name+
				", is not judged here; those of commands are 2 and 4")
			return false
		}
	}
	var kind Integer
	in.readInteger(&kind, id, &interactionTypes)
	if kind.Given() && interactionTypes.name(kind.N) != "" {
		in.kind = interactionType(kind.N)
	}
	return true
}

// receivedFrom judges who used the command and where: a member of a guild, or elsewhere a user.
func (c *checker) receivedFrom() {
	root := syntax.Root
	inGuild := false
	ofGuild := [...]string{"guild_id", "member", "guild_locale"}
	for _, name := range ofGuild {
		inGuild = inGuild || c.paths.member(root, name) != 0
	}
	if !inGuild {
		if c.paths.member(root, "user") == 0 {
			c.report(&ruleFieldRequired, c.at(root),
				"an interaction must have \"member\" or, outside guilds, \"user\"")
		}
		return
	}
	for _, name := range ofGuild {
		if c.paths.member(root, name) == 0 {
			c.report(&ruleFieldRequired, c.at(root), "an interaction in a guild must have "+quoted(name))
		}
	}
}

// receivedInvoker judges the member who used the command.
func (c *checker) receivedInvoker(id syntax.ID) {
	c.receivedMember(id)
	if c.tree.Kind(id) == syntax.Object && c.paths.member(id, "user") == 0 {
		c.report(&ruleFieldRequired, c.at(id), "the member of an interaction must have \"user\"")
	}
}

func (c *checker) receivedMember(id syntax.ID) { c.receivedAs(id, "a member", memberMembers) }

func (c *checker) receivedUser(id syntax.ID) { c.receivedAs(id, "a user", userMembers) }

func (c *checker) receivedContext(id syntax.ID) {
	var n Integer
	c.readInteger(&n, id, &contexts)
}
