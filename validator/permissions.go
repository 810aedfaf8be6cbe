package validator

import (
	"slices"
	"strconv"

	"github.com/slashlint/slashlint/internal/syntax"
)

// PermissionLimit is the most entries that command permissions have: "Permission overwrites per
// command: 100".
const PermissionLimit = 100

// GuildCommandPermissions is the interface's "Guild application command permissions" as the service
// stores them or, with Permissions alone, the body of an edit.
type GuildCommandPermissions struct {
	// Place is the object; an element that is no object is Wrong.
	Place

	// ID is "the command ID, or the application ID".
	ID, ApplicationID, GuildID String
	// Name stands for ID while the command is a draft that has none: its default name. The interface
	// has no such member.
	Name        String
	Permissions PermissionList
}

// PermissionList is the list of a command's permissions.
type PermissionList struct {
	Place
	Elements []CommandPermission
}

// CommandPermission is the interface's "Application command permission".
type CommandPermission struct {
	// Place is the permission's object; an element that is no object is Wrong.
	Place

	ID         String
	Type       Integer
	Permission Boolean
}

// Kind returns the permission's type, or UnknownOverwrite when it is missing or none of the
// interface's.
func (p *CommandPermission) Kind() OverwriteType {
	if !p.Type.Given() || overwriteTypes.name(p.Type.N) == "" {
		return UnknownOverwrite
	}
	return OverwriteType(p.Type.N)
}

// snowflake returns the id that a string is, and whether it is one.
func (s *String) snowflake() (id uint64, ok bool) {
	if !s.Given() || len(s.Text) > 1 && s.Text[0] == '0' {
		return 0, false
	}
	return bitset(s.Text)
}

// looksLikePermissions reports whether an object has the members of guild application command
// permissions, or of one permission.
func (c *checker) looksLikePermissions(id syntax.ID) bool {
	permissions := c.paths.member(id, "permissions")
	switch {
	case c.paths.member(id, "name") != 0:
		return false
	case permissions == 0:
		return c.isPermission(id)
	case c.tree.Kind(permissions) != syntax.Array:
		return false
	}
	first := c.tree.First(permissions)
	return first >= c.tree.End(permissions) || c.isPermission(first) ||
		c.paths.member(first, "id") != 0 && c.paths.member(first, "type") != 0
}

// isPermission reports whether an object is one permission, without the list and the object that it
// stands in.
func (c *checker) isPermission(id syntax.ID) bool {
	return c.paths.member(id, "permission") != 0 && c.paths.member(id, "permissions") == 0
}

// judgePermissions judges guild application command permissions: an object as the service stores it,
// a list of those, or the body of an edit.
func (c *checker) judgePermissions() {
	t, first, n := c.tree, syntax.Root, 1
	list := t.Kind(first) == syntax.Array
	if list {
		first, n = t.First(first), t.Count(first)
	}
	switch {
	case t.Kind(syntax.Root) == syntax.Invalid || n == 0 && c.options.Operation != Edit:
		return
	case n > 0 && c.isPermission(first):
		c.bare(list)
		return
	case n > 0 && c.noPermissions(first, n):
		c.report(&ruleDocumentKind, c.at(syntax.Root), "not command permissions")
		return
	case list && c.options.Operation == Edit:
		c.report(&ruleDocumentKind, c.at(syntax.Root), "the body of an edit is one object, not an array")
	}
	all := make([]GuildCommandPermissions, c.room(n))
	c.document.Permissions = all
	for i, id := 0, first; i < len(all); i++ {
		if c.beginObject(&all[i].Place, id) {
			c.readPermissions(&all[i], id)
		}
		id = t.Next(id)
	}
	stored := targets{}
	for i := range all {
		if p := &all[i]; p.Given() {
			c.judgeGuildPermissions(p)
			c.repeatedPermissions(p, stored)
		}
	}
}

// bare reports permissions, or one alone, without what they stand in.
func (c *checker) bare(list bool) {
	before, after := `{"permissions": [`, "]}"
	if list {
		before, after = `{"permissions": `, "}"
	}
	at := c.at(syntax.Root)
	c.report(&ruleDocumentKind, at, "permissions stand in the list \"permissions\" of an object").
		perhaps("put {\"permissions\": …} around", TextEdit{at.start, at.start, before}, TextEdit{at.end, at.end, after})
}

// noPermissions reports whether n values are all something else than command permissions: each lacks
// the list and has a member that they do not have.
func (c *checker) noPermissions(id syntax.ID, n int) bool {
	t := c.tree
	for range n {
		foreign := t.Kind(id) != syntax.Object
		for child := t.First(id); !foreign && child < t.End(id); child = t.Next(child) {
			foreign = !slices.Contains(guildPermissionsMembers, snakeCase(t.Key(child)))
		}
		if !foreign || c.paths.member(id, "permissions") != 0 {
			return false
		}
		id = t.Next(id)
	}
	return true
}

// permission tells of a value in command permissions where it stands: "permissions > 3".
func (p *paths) permission(id syntax.ID) string {
	t := p.tree
	if id == syntax.Root {
		return ""
	}
	parent := t.Parent(id)
	path, part := p.permission(parent), ""
	switch {
	case t.Key(id) == "permissions":
		part = "permissions"
	case !t.Member(id) && t.Key(parent) == "permissions":
		part = strconv.Itoa(t.Index(id) + 1)
	case parent == syntax.Root && !t.Member(id):
		part = "element " + strconv.Itoa(t.Index(id)+1)
	}
	if path == "" || part == "" {
		return path + part
	}
	return path + " > " + part
}
