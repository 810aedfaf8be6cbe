package validator

import (
	"math/bits"

	"github.com/slashlint/slashlint/internal/syntax"
)

// A document in the dialect of a client library has the interface's members under camelCase names.
// One that has some is read first as it is written, and once more with the names translated when
// camelCase turns out to be its style.

// meant returns the name by which a member is judged: its key or, in a document of the dialect, the
// interface's name for it.
func (c *checker) meant(id syntax.ID) string {
	key := c.tree.Key(id)
	if c.translates {
		if name := fromCamel(key); name != "" {
			return name
		}
	}
	return key
}

// dialectMembers are the members of more than one word, in camelCase and as the interface has them.
var dialectMembers = [...]struct{ camel, name string }{
	{"nameLocalizations", "name_localizations"},
	{"descriptionLocalizations", "description_localizations"},
	{"defaultMemberPermissions", "default_member_permissions"},
	{"dmPermission", "dm_permission"},
	{"defaultPermission", "default_permission"},
	{"integrationTypes", "integration_types"},
	{"channelTypes", "channel_types"},
	{"fileTypes", "file_types"},
	{"minValue", "min_value"},
	{"maxValue", "max_value"},
	{"minLength", "min_length"},
	{"maxLength", "max_length"},
	{"applicationId", "application_id"},
	{"guildId", "guild_id"},
}

// fromCamel returns the interface's name for a member whose key is its camelCase form, "" for none.
func fromCamel(key string) string {
	for i := range dialectMembers {
		if m := &dialectMembers[i]; key == m.camel {
			return m.name
		}
	}
	return ""
}

// dialect reports whether a document is written in camelCase: more of the members that could be are
// than are not, and at least two. In an object that has one member in both forms, either may be meant
// otherwise.
func (c *checker) dialect() bool {
	t := c.tree
	camel, snake := 0, 0
	for id := syntax.Root; int(id) <= t.Len(); id++ {
		if t.Kind(id) != syntax.Object {
			continue
		}
		camels, snakes := c.styles(id)
		if camels&snakes != 0 {
			return false
		}
		camel += bits.OnesCount16(camels)
		snake += bits.OnesCount16(snakes)
	}
	return camel >= 2 && camel > snake
}

// styles returns which of dialectMembers an object has in each of the two forms.
func (c *checker) styles(object syntax.ID) (camel, snake uint16) {
	t := c.tree
	for id, end := t.First(object), t.End(object); id < end; id = t.Next(id) {
		key := t.Key(id)
		for i := range dialectMembers {
			switch m := &dialectMembers[i]; key {
			case m.camel:
				camel |= 1 << i
			case m.name:
				snake |= 1 << i
			}
		}
	}
	return camel, snake
}

// mostRenamed is how many members one fix renames at most.
const mostRenamed = 10_000

// translated tells, once for the document, that its members have camelCase names.
func (c *checker) translated() {
	if !c.translates {
		return
	}
	t := c.tree
	count, first, meant := 0, syntax.ID(0), ""
	var edits []TextEdit
	for id := syntax.Root; int(id) <= t.Len(); id++ {
		name := fromCamel(t.Key(id))
		if name == "" {
			continue
		}
		if count++; count == 1 {
			first, meant = id, name
		}
		if count <= mostRenamed {
			start, end := t.KeyRange(id)
			edits = append(edits, TextEdit{start, end, `"` + name + `"`})
		}
	}
	d := c.report(&ruleDocumentDialect, c.key(first), decimalGroups(count)+
		" members have camelCase names, such as "+quoted(t.Key(first))+"; the service ignores them")
	d.note("they are judged as what they mean, this one as " + quoted(meant))
	d.perhaps("write the interface's names", edits...)
}
