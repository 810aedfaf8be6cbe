package validator

import "github.com/slashlint/slashlint/internal/syntax"

// Interactions are what the service sends, so that they are judged by what it is known to send: the
// members that the interface lists have the values that it tells of, and others are tolerated.

// looksLikeInteraction reports whether an object has the members of an interaction payload: besides
// its type the token of one with an id, or data that names a command or component. A configuration
// has a token, too, and the response to an interaction data.
func (c *checker) looksLikeInteraction(id syntax.ID) bool {
	if c.paths.member(id, "name") != 0 || c.tree.Kind(c.paths.member(id, "type")) != syntax.Number {
		return false
	}
	if c.tree.Kind(c.paths.member(id, "token")) == syntax.String &&
		(c.paths.member(id, "id") != 0 || c.paths.member(id, "application_id") != 0) {
		return true
	}
	data := c.paths.member(id, "data")
	if c.tree.Kind(data) != syntax.Object {
		return false
	}
	if c.paths.member(data, "name") != 0 {
		return true
	}
	n, ok := integerOf(c.tree.Raw(c.paths.member(id, "type")))
	return ok && otherInteractions.name(n) != "" && c.paths.member(data, "custom_id") != 0
}

// The interface's types of interactions.
const (
	commandInvoked = 2
	autocompleted  = 4
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
		{"id", anID, true},
		{"application_id", anID, true},
		{"type", unjudged, true},
		{"token", aText, true},
		{"version", anInteger, true},
		{"guild_id", anID, false},
		{"channel_id", anID, true},
		{"member", unjudged, false},
		{"user", unjudged, false},
		{"locale", aLocale, true},
		{"guild_locale", aLocale, false},
		{"app_permissions", someBits, true},
		{"context", aContext, false},
		{"data", anObject, true},
	}
	memberMembers = []receivedMember{
		{"user", unjudged, false},
		{"roles", someIDs, false},
		{"premium_since", aTime | nullable, false},
		{"permissions", someBits, false},
		{"permissions_new", someBits, false},
		{"pending", aBoolean, false},
		{"is_pending", aBoolean, false},
		{"nick", aText | nullable, false},
		{"mute", aBoolean, false},
		{"deaf", aBoolean, false},
		{"joined_at", aTime, false},
		{"avatar", aText | nullable, false},
	}
	userMembers = []receivedMember{{"id", anID, true}}
)

// judgeInteraction judges an interaction payload.
func (c *checker) judgeInteraction() {
	c.received = true
	root := syntax.Root
	switch kind := c.tree.Kind(root); {
	case kind == syntax.Invalid:
		return
	case kind != syntax.Object:
		c.tell(&ruleDocumentKind, root, "an interaction payload is an object, not "+kind.String())
		return
	}
	c.duplicatesWithin(root)
	in := invocation{checker: c}
	if !in.readType() {
		return
	}
	c.receivedMembers(root, "an interaction", interactionMembers)
	in.judgeInvoker()
	if data := c.paths.member(root, "data"); c.is(data, syntax.Object) {
		in.judgeData(data)
	}
}

// readType reads the interaction's type, and reports whether it is one that is judged.
func (in *invocation) readType() bool {
	id := in.paths.member(syntax.Root, "type")
	if id == 0 {
		return true
	}
	if n, ok := in.number(id); ok && otherInteractions.name(n) != "" {
		in.tell(&ruleInteractionType, id, "interactions of type "+itoa(n)+", "+otherInteractions.name(n)+
			", are not judged here; those of commands are 2 and 4")
		return false
	}
	in.readInteger(&in.kind, id, required, &interactionTypes)
	return true
}

// number returns the integer that a value is, and whether it is one.
func (in *invocation) number(id syntax.ID) (n int64, ok bool) {
	if !in.is(id, syntax.Number) {
		return 0, false
	}
	return integerOf(in.tree.Raw(id))
}

// judgeInvoker judges who used the command and where: a member of a guild, or elsewhere a user.
func (in *invocation) judgeInvoker() {
	root := syntax.Root
	missing, found := "", false
	for _, name := range [...]string{"guild_id", "member", "guild_locale"} {
		if in.paths.member(root, name) != 0 {
			found = true
		} else {
			missing = name
		}
	}
	user := in.paths.member(root, "user")
	switch member := in.paths.member(root, "member"); {
	case !found && user == 0:
		in.tell(&ruleFieldRequired, root, "an interaction must have \"member\" or, outside guilds, \"user\"")
	case found && missing != "":
		in.tell(&ruleFieldRequired, root, "an interaction in a guild must have "+quoted(missing))
	case member != 0:
		in.receivedAs(member, "a member", memberMembers)
		user = in.paths.member(member, "user")
		if user == 0 && in.is(member, syntax.Object) {
			in.tell(&ruleFieldRequired, member, "the member of an interaction must have \"user\"")
		}
	}
	if user != 0 {
		in.receivedAs(user, "a user", userMembers)
	}
}

// receivedAs judges an object by the table of its members.
func (c *checker) receivedAs(id syntax.ID, what string, members []receivedMember) {
	var p Place
	if c.beginObject(&p, id) {
		c.receivedMembers(id, what, members)
	}
}
