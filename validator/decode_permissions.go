package validator

import "github.com/slashlint/slashlint/internal/syntax"

// The members that the interface gives the objects of command permissions.
var (
	guildPermissionsMembers = []string{"id", "application_id", "guild_id", "permissions"}
	permissionMembers       = []string{"id", "type", "permission"}
)

// readPermissions decodes the permissions of one command, or of the application.
func (c *checker) readPermissions(p *GuildCommandPermissions, id syntax.ID) {
	p.Place = Place{id, Present}
	t := c.tree
	strays := c.strays(guildPermissionsMembers)
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		switch t.Key(child) {
		case "id":
			c.readStoredID(&p.ID, child)
		case "application_id":
			c.readStoredID(&p.ApplicationID, child)
		case "guild_id":
			c.readStoredID(&p.GuildID, child)
		case "permissions":
			c.readPermissionList(&p.Permissions, child)
		case "name":
			if t.Kind(child) == syntax.String {
				p.Name = textOf(t, child)
			}
			strays.add(child)
		default:
			strays.add(child)
		}
	}
	strays.report()
}

// readStoredID decodes an id that the service stores, and that the body of an edit does not have.
func (c *checker) readStoredID(s *String, id syntax.ID) {
	if c.options.Operation == Edit {
		c.readIgnored(s, id)
		return
	}
	c.readString(s, id, optional)
}

func (c *checker) readPermissionList(list *PermissionList, id syntax.ID) {
	*list = PermissionList{Place: list.Place}
	if !c.beginList(&list.Place, id, required) {
		return
	}
	t := c.tree
	list.Elements = make([]CommandPermission, c.room(t.Count(id)))
	child := t.First(id)
	for i := range list.Elements {
		c.readPermission(&list.Elements[i], child)
		child = t.Next(child)
	}
}

func (c *checker) readPermission(p *CommandPermission, id syntax.ID) {
	if !c.beginObject(&p.Place, id) {
		return
	}
	t := c.tree
	strays := c.strays(permissionMembers)
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		switch t.Key(child) {
		case "id":
			c.readString(&p.ID, child, required)
		case "type":
			c.readInteger(&p.Type, child, required, &overwriteTypes)
		case "permission":
			c.readBoolean(&p.Permission, child, required)
		default:
			strays.add(child)
		}
	}
	strays.report()
}
