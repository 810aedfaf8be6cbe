package validator

import "github.com/slashlint/slashlint/internal/syntax"

// thingMembers are those of what stands in "resolved" that the interface does not show.
var thingMembers = []receivedMember{
	{"id", anID, false},
	{"permissions", someBits, false},
	{"permissions_new", someBits, false},
	{"app_permissions", someBits, false},
}

// resolvedDictionaries are the members of "resolved", "keyed by ID".
var resolvedDictionaries = [...]struct {
	name, what string
	members    *[]receivedMember
}{
	{"users", "a user", &userMembers},
	{"members", "a member", &memberMembers},
	{"roles", "", &thingMembers},
	{"channels", "", &thingMembers},
	{"messages", "", &thingMembers},
	{"attachments", "", &thingMembers},
}

// judgeThings judges what "resolved" holds.
func (in *invocation) judgeThings() {
	var p Place
	id := in.paths.member(in.data, "resolved")
	if id == 0 || !in.beginObject(&p, id) {
		return
	}
	in.resolved = id
	t := in.tree
	for i := range resolvedDictionaries {
		d := &resolvedDictionaries[i]
		things, at := in.paths.member(id, d.name), Place{}
		if things == 0 || !in.beginObject(&at, things) {
			continue
		}
		for child, end := t.First(things), t.End(things); child < end; child = t.Next(child) {
			if t.Member(child) {
				in.judgeThing(child)
			}
			in.receivedAs(child, d.what, *d.members)
		}
	}
}

// judgeThing judges the key under which something stands.
func (in *invocation) judgeThing(id syntax.ID) {
	key := in.tree.Key(id)
	if !isSnowflake(key) {
		in.report(&ruleSnowflake, in.key(id), quoted(key)+" is no snowflake")
	}
	own := in.paths.member(id, "id")
	if in.is(own, syntax.String) && in.tree.Text(own) != key {
		in.tell(&ruleInteractionResolved, own, "what stands under "+quoted(key)+" has the id "+in.shown(own))
	}
}

// thing returns what stands under an id in a dictionary of "resolved", 0 for nothing.
func (in *invocation) thing(dictionary, id string) syntax.ID {
	if in.resolved == 0 {
		return 0
	}
	things := in.paths.member(in.resolved, dictionary)
	if things == 0 {
		return 0
	}
	return in.paths.member(things, id)
}

// resolvedIn are the dictionaries in which what an option's id means may stand.
var resolvedIn = [Attachment + 1][2]string{
	UserOption: {"users"}, ChannelOption: {"channels"}, RoleOption: {"roles"},
	Mentionable: {"users", "roles"}, Attachment: {"attachments"},
}

// judgeResolved reports an id of which "resolved" does not tell. In an autocomplete interaction it is
// not sent.
func (in *invocation) judgeResolved(id syntax.ID, severity Severity, dictionaries [2]string) {
	if in.kind.N != commandInvoked || !in.is(id, syntax.String) {
		return
	}
	for _, dictionary := range dictionaries {
		if dictionary != "" && in.thing(dictionary, in.tree.Text(id)) != 0 {
			return
		}
	}
	in.reportAs(&ruleInteractionResolved, severity, in.at(id),
		in.shown(id)+" is not among the "+dictionaries[0]+" in \"resolved\"")
}

// judgeTarget judges what a USER or MESSAGE command is used on: it "returns the targeted user" or
// message.
func (in *invocation) judgeTarget() {
	id := in.paths.member(in.data, "target_id")
	what := in.command.String() + " command"
	switch in.command {
	case UnknownCommand:
	case User, Message:
		if id == 0 {
			in.tell(&ruleFieldRequired, in.data, "the data of a "+what+" must have \"target_id\"")
			return
		}
		dictionary := "users"
		if in.command == Message {
			dictionary = "messages"
		}
		in.judgeResolved(id, Error, [2]string{dictionary})
	default:
		if id != 0 {
			in.notForType(&Place{id, Present}, "target_id", what, "USER, MESSAGE")
		}
	}
}
