package validator

import "github.com/slashlint/slashlint/internal/syntax"

// The dictionaries of "resolved", and the members of what stands in those that the interface does
// not show.
var (
	resolvedDictionaries = []receivedMember{
		{"users", optional, refused, (*checker).receivedUsers},
		{"members", optional, refused, (*checker).receivedMembersByID},
		{"roles", optional, refused, (*checker).receivedThings},
		{"channels", optional, refused, (*checker).receivedThings},
		{"messages", optional, refused, (*checker).receivedThings},
		{"attachments", optional, refused, (*checker).receivedThings},
	}
	thingMembers = []receivedMember{
		{"id", optional, refused, (*checker).receivedID},
		{"permissions", optional, refused, (*checker).receivedBits},
		{"app_permissions", optional, refused, (*checker).receivedBits},
	}
)

func (c *checker) receivedResolved(id syntax.ID) {
	c.receivedAs(id, "\"resolved\"", resolvedDictionaries)
}

func (c *checker) receivedUsers(id syntax.ID) { c.keyedByID(id, "a user", userMembers) }

func (c *checker) receivedMembersByID(id syntax.ID) { c.keyedByID(id, "a member", memberMembers) }

func (c *checker) receivedThings(id syntax.ID) { c.keyedByID(id, "", thingMembers) }

// keyedByID judges a dictionary of objects, "keyed by ID".
func (c *checker) keyedByID(id syntax.ID, what string, members []receivedMember) {
	if !c.isObject(id) {
		return
	}
	t := c.tree
	entries := c.strays(nil)
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		if !t.Member(child) {
			continue
		}
		entries.found = append(entries.found, child)
		key := t.Key(child)
		if !isSnowflake(key) {
			c.report(&ruleSnowflake, c.key(child), quoted(key)+" is no snowflake")
		}
		c.receivedAs(child, what, members)
		own := c.paths.member(child, "id")
		if own != 0 && t.Kind(own) == syntax.String && t.Text(own) != key {
			d := c.report(&ruleInteractionResolved, c.at(own),
				"what stands under "+quoted(key)+" has the id "+c.shown(own))
			c.relate(d, c.key(child), "keyed by this id")
		}
	}
	c.duplicatesAmong(entries.found)
}

// resolvedThing returns what stands under an id in a dictionary of "resolved", 0 for nothing.
func (in *invocation) resolvedThing(dictionary, id string) syntax.ID {
	resolved := in.paths.member(in.data, "resolved")
	things := syntax.ID(0)
	if resolved != 0 {
		things = in.paths.member(resolved, dictionary)
	}
	if things == 0 {
		return 0
	}
	return in.paths.member(things, id)
}

// resolvedIn are the dictionaries in which what an option's id means may stand.
var resolvedIn = [...][]string{
	UserOption: {"users"}, ChannelOption: {"channels"}, RoleOption: {"roles"},
	Mentionable: {"users", "roles"}, Attachment: {"attachments"}, NumberOption: nil,
}

// judgeResolved reports an option's id that "resolved" does not tell of. The interface shows
// "resolved" for the targets of commands only, and in an autocomplete interaction it is not sent.
func (in *invocation) judgeResolved(p *picked, value *Scalar) {
	dictionaries := resolvedIn[p.Kind()]
	if in.kind != commandInvoked || len(dictionaries) == 0 || !p.counts {
		return
	}
	for _, dictionary := range dictionaries {
		if in.resolvedThing(dictionary, value.Text) != 0 {
			return
		}
	}
	in.reportAs(&ruleInteractionResolved, Warning, in.at(value.id),
		in.shown(value.id)+" is not among the "+dictionaries[0]+" in \"resolved\"")
}

// judgeTarget judges what a USER or MESSAGE command is used on: it "returns the targeted user" or
// message.
func (in *invocation) judgeTarget() {
	id := in.paths.member(in.data, "target_id")
	dictionary := ""
	switch in.command {
	case UnknownCommand:
		return
	case User:
		dictionary = "users"
	case Message:
		dictionary = "messages"
	}
	what := in.command.String() + " command"
	switch {
	case dictionary == "":
		if id != 0 {
			in.notForType(&Place{id, Present}, "target_id", what, "USER, MESSAGE")
		}
	case id == 0:
		in.report(&ruleFieldRequired, in.at(in.data),
			"the data of a "+what+" must have \"target_id\"")
	case in.kind == commandInvoked && in.tree.Kind(id) == syntax.String &&
		in.resolvedThing(dictionary, in.tree.Text(id)) == 0:
		in.report(&ruleInteractionResolved, in.at(id),
			in.shown(id)+" is not among the "+dictionary+" in \"resolved\"")
	}
}
