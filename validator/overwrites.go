package validator

// OverwriteType is the interface's "Command permission type": what an overwrite's id is the id of.
type OverwriteType uint8

// The overwrite types. UnknownOverwrite is the type of an overwrite whose type is missing or wrong.
const (
	UnknownOverwrite OverwriteType = 0
	RoleOverwrite    OverwriteType = 1
	UserOverwrite    OverwriteType = 2
	ChannelOverwrite OverwriteType = 3
)

// Overwrite is the interface's "Application command permission".
type Overwrite struct {
	// ID is a role's, user's or channel's, or a constant: the guild's own id is @everyone and the
	// guild's id minus 1 all its channels.
	ID   uint64
	Type OverwriteType
	// Allow is the member "permission": "true allows, false disallows".
	Allow bool
}

// Overwrites is the interface's "Guild application command permissions": what a guild has
// configured for one command, or for the application. An id is 0 where it is not known.
type Overwrites struct {
	// ID is "the command ID, or the application ID".
	ID            uint64
	ApplicationID uint64
	GuildID       uint64
	// Name stands for ID while the command is a draft that has none: its default name.
	Name        string
	Permissions []Overwrite
}

// ReadOverwrites reads the overwrites of commands: a list as the service answers it, one of its
// objects, or the body of an edit. It never fails; see Document.Overwrites for what is left out.
func ReadOverwrites(src []byte) []Overwrites {
	return Check(src, Options{Kind: Permissions}).Document.Overwrites()
}

// Overwrites returns the overwrites in a document of command permissions. What was not understood is
// left out, as is an entry without an id, a type and a permission.
func (d *Document) Overwrites() []Overwrites {
	var all []Overwrites
	for i := range d.Permissions {
		if p := &d.Permissions[i]; p.Given() {
			all = append(all, p.overwrites())
		}
	}
	return all
}

func (p *GuildCommandPermissions) overwrites() Overwrites {
	read := Overwrites{Name: p.Name.Text}
	read.ID, _ = p.ID.snowflake()
	read.ApplicationID, _ = p.ApplicationID.snowflake()
	read.GuildID, _ = p.GuildID.snowflake()
	for i := range p.Permissions.Elements {
		e := &p.Permissions.Elements[i]
		id, ok := e.ID.snowflake()
		if kind := e.Kind(); ok && kind != UnknownOverwrite && e.Permission.Given() {
			read.Permissions = append(read.Permissions, Overwrite{id, kind, e.Permission.B})
		}
	}
	return read
}
