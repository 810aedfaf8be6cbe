package validator

import (
	"strconv"

	"github.com/slashlint/slashlint/internal/syntax"
)

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
// objects, or the body of an edit. It never fails: what is not understood is left out, as is an
// entry without an id, a type and a permission.
func ReadOverwrites(src []byte) []Overwrites {
	o := overwrites{syntax.Read(src)}
	root := syntax.Root
	if o.tree.Kind(root) != syntax.Array {
		return o.object(nil, root)
	}
	var all []Overwrites
	for id, end := o.tree.First(root), o.tree.End(root); id < end; id = o.tree.Next(id) {
		all = o.object(all, id)
	}
	return all
}

// overwrites reads overwrites out of a tree.
type overwrites struct{ tree *syntax.Tree }

// object appends the overwrites in an object.
func (o *overwrites) object(all []Overwrites, id syntax.ID) []Overwrites {
	if o.tree.Kind(id) != syntax.Object {
		return all
	}
	var read Overwrites
	for child, end := o.tree.First(id), o.tree.End(id); child < end; child = o.tree.Next(child) {
		switch o.tree.Key(child) {
		case "id":
			read.ID, _ = o.snowflake(child)
		case "application_id":
			read.ApplicationID, _ = o.snowflake(child)
		case "guild_id":
			read.GuildID, _ = o.snowflake(child)
		case "name":
			read.Name = o.tree.Text(child)
		case "permissions":
			read.Permissions = o.entries(child)
		}
	}
	return append(all, read)
}

func (o *overwrites) entries(list syntax.ID) []Overwrite {
	if o.tree.Kind(list) != syntax.Array {
		return nil
	}
	var read []Overwrite
	for id, end := o.tree.First(list), o.tree.End(list); id < end; id = o.tree.Next(id) {
		if entry, ok := o.entry(id); ok {
			read = append(read, entry)
		}
	}
	return read
}

func (o *overwrites) entry(id syntax.ID) (read Overwrite, ok bool) {
	if o.tree.Kind(id) != syntax.Object {
		return read, false
	}
	hasID, hasPermission := false, false
	for child, end := o.tree.First(id), o.tree.End(id); child < end; child = o.tree.Next(child) {
		switch o.tree.Key(child) {
		case "id":
			read.ID, hasID = o.snowflake(child)
		case "type":
			read.Type = o.overwriteType(child)
		case "permission":
			read.Allow = o.tree.Kind(child) == syntax.True
			hasPermission = read.Allow || o.tree.Kind(child) == syntax.False
		}
	}
	return read, hasID && hasPermission && read.Type != UnknownOverwrite
}

func (o *overwrites) overwriteType(id syntax.ID) OverwriteType {
	n, err := strconv.ParseUint(o.scalar(id), 10, 8)
	if err != nil || OverwriteType(n) > ChannelOverwrite {
		return UnknownOverwrite
	}
	return OverwriteType(n)
}

// snowflake reads an id: a string of decimal digits, or a number, which other tools write.
func (o *overwrites) snowflake(id syntax.ID) (value uint64, ok bool) {
	value, err := strconv.ParseUint(o.scalar(id), 10, 64)
	return value, err == nil
}

// scalar returns a string's text or a number as it was written.
func (o *overwrites) scalar(id syntax.ID) string {
	if o.tree.Kind(id) == syntax.Number {
		return o.tree.Raw(id)
	}
	return o.tree.Text(id)
}
