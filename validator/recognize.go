package validator

import (
	"bytes"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
)

// Recognition says how certain it is that a document which nobody named is one of the kinds that are
// checked. Precision goes before recall: what is merely possible is Unrecognized.
type Recognition uint8

const (
	// Unrecognized documents are passed over where nobody named them.
	Unrecognized Recognition = iota
	// Recognized documents are checked, but not changed. At least half of a document's commands have a
	// name that is a string and a field that tells a command: a description, options, localizations,
	// permissions, contexts, or type 2 to 4. Their fields that commands do not have are no more than
	// those that they have, half as many where only name and description tell.
	Recognized
	// Certain documents may be changed, too: all of their objects are commands, and one has a field
	// that nothing else has, such as name_localizations, or options with their types in numbers.
	Certain
)

var recognitionNames = [...]string{
	Unrecognized: "unrecognized", Recognized: "recognized", Certain: "certain",
}

// String returns "unrecognized", "recognized" or "certain".
func (r Recognition) String() string {
	if int(r) >= len(recognitionNames) {
		return ""
	}
	return recognitionNames[r]
}

// Recognition returns how certain it is that the document is of the report's kind, whatever the options
// said of it. One that is not well-formed is recognized, too, where its text names what a command has.
func (r *Report) Recognition() Recognition {
	recognition := r.recognition()
	if recognition == Unrecognized && r.Malformed() != nil &&
		contains(r.Source(), "name") && contains(r.Source(), "description") {
		return Recognized
	}
	return recognition
}

// contains is bytes.Contains, which would be linked into the module for this alone.
func contains(src []byte, word string) bool {
	for len(src) >= len(word) {
		if string(src[:len(word)]) == word {
			return true
		}
		next := bytes.IndexByte(src[1:], word[0])
		if next < 0 {
			return false
		}
		src = src[1+next:]
	}
	return false
}

func (r *Report) recognition() Recognition {
	c := checker{paths: paths{tree: r.Document.tree}, tree: r.Document.tree}
	switch r.Kind {
	case Commands:
		return c.recognizeCommands(r.Document)
	case Permissions:
		return c.recognizePermissions()
	case Interaction:
		return c.recognizeInteraction()
	case Authorization:
		return c.recognizeAuthorization()
	}
	return Unrecognized
}

// recognizeCommands weighs the objects that were read as commands.
func (c *checker) recognizeCommands(d *Document) Recognition {
	commands, own := 0, false
	for i := range d.Commands {
		if e := c.evidenceOf(d.Commands[i].id); e.command() {
			commands++
			own = own || e.own
		}
	}
	switch n := len(d.Commands); {
	case commands == 0 || 2*commands < n:
		return Unrecognized
	case commands == n && own:
		return Certain
	}
	return Recognized
}

// evidence is what an object's fields say for and against its being a command.
type evidence struct {
	known, foreign int
	// named tells of a name that is a string, described of a description, telling of another field that
	// commands have and few else, own of one that only commands have.
	named, described, telling, own bool
	// other is set by a field of another object of the API that is much like a command: a choice, role
	// connection metadata, the interaction of a message.
	other bool
}

// command reports whether an object is a command by its fields.
func (e *evidence) command() bool {
	switch {
	case !e.named || e.other:
		return false
	case e.telling:
		return e.foreign <= e.known
	}
	return e.described && 2*e.foreign <= e.known
}

// evidenceOf weighs the fields of an object.
func (c *checker) evidenceOf(object syntax.ID) (e evidence) {
	t := c.tree
	if t.Kind(object) != syntax.Object {
		return e
	}
	for id, end := t.First(object), t.End(object); id < end; id = t.Next(id) {
		if t.Member(id) && t.Key(id) != "$schema" {
			e.add(c, id)
		}
	}
	return e
}

// add weighs one field. One whose value a command's cannot have counts as foreign.
func (e *evidence) add(c *checker, id syntax.ID) {
	key, kind := snakeCase(c.tree.Key(id)), c.tree.Kind(id)
	known := true
	switch key {
	case "name":
		known = kind == syntax.String
		e.named = known
	case "description":
		e.described = kind == syntax.String && c.tree.Text(id) != ""
		known = kind == syntax.String || kind == syntax.Null
	case "options":
		known = kind == syntax.Null || kind == syntax.Array && (c.tree.Count(id) == 0 || c.listOfNamed(id))
		e.telling = e.telling || known && kind == syntax.Array && c.describedFirst(id)
		e.own = e.own || c.typedOptions(id)
	case "name_localizations", "description_localizations":
		known = kind == syntax.Null || kind == syntax.Object
		e.tell(known, true)
	case "default_member_permissions":
		known = kind == syntax.Null || kind == syntax.String || kind == syntax.Number
		e.tell(known, true)
	case "dm_permission", "default_permission":
		known = kind >= syntax.Null && kind <= syntax.True
		e.tell(known, key == "dm_permission")
	case "contexts", "integration_types":
		known = kind == syntax.Null || kind == syntax.Array && !c.arrayOfObjects(id)
		e.tell(known, key == "integration_types")
	case "type":
		value, ok := c.commandTypeAt(id)
		known = ok
		e.telling = e.telling || ok && value > int64(ChatInput)
	case "name_localized", "description_localized":
	case "value", "key", "user":
		known, e.other = false, true
	default:
		known = isCommandMember(key)
	}
	if known {
		e.known++
	} else {
		e.foreign++
	}
}

// tell notes a field that tells a command, and whether only commands have it.
func (e *evidence) tell(known, own bool) {
	e.telling, e.own = e.telling || known, e.own || known && own
}

// describedFirst reports whether the first object of a list has a description or a type, as options have.
func (c *checker) describedFirst(list syntax.ID) bool {
	first := c.tree.First(list)
	return c.tree.Count(list) > 0 &&
		(c.paths.member(first, "description") != 0 || c.paths.member(first, "type") != 0)
}

// commandTypeAt returns the command type that a value is, or names.
func (c *checker) commandTypeAt(id syntax.ID) (value int64, ok bool) {
	switch c.tree.Kind(id) {
	case syntax.Null:
		return int64(ChatInput), true
	case syntax.Number:
		value, ok = integerOf(c.tree.Raw(id))
		return value, ok && commandTypes.name(value) != ""
	case syntax.String:
		return commandTypes.value(c.tree.Text(id))
	}
	return 0, false
}

// typedOptions reports whether a value is a list whose first element has a name, a description and the
// number of an option type.
func (c *checker) typedOptions(id syntax.ID) bool {
	if !c.listOfNamed(id) {
		return false
	}
	first := c.tree.First(id)
	kind := c.paths.member(first, "type")
	if c.tree.Kind(kind) != syntax.Number || c.paths.member(first, "description") == 0 {
		return false
	}
	value, ok := integerOf(c.tree.Raw(kind))
	return ok && optionTypes.name(value) != ""
}

// recognizePermissions weighs the entries of command permissions: nothing else has an id, a type and
// whether it is permitted.
func (c *checker) recognizePermissions() Recognition {
	t := c.tree
	entries, complete := 0, 0
	for id := syntax.Root; int(id) <= t.Len(); id++ {
		if t.Kind(id) != syntax.Object || t.Member(id) || id == syntax.Root {
			continue
		}
		if list := t.Parent(id); t.Member(list) && t.Key(list) != "permissions" || c.paths.member(id, "permissions") != 0 {
			continue
		}
		entries++
		if c.completePermission(id) {
			complete++
		}
	}
	switch {
	case complete == 0 || 2*complete < entries:
		return Unrecognized
	case complete == entries:
		return Certain
	}
	return Recognized
}

func (c *checker) completePermission(id syntax.ID) bool {
	permission := c.tree.Kind(c.paths.member(id, "permission"))
	kind, _ := integerOf(c.tree.Raw(c.paths.member(id, "type")))
	return (permission == syntax.True || permission == syntax.False) &&
		isSnowflake(c.tree.Text(c.paths.member(id, "id"))) && overwriteTypes.name(kind) != ""
}

// recognizeInteraction wants a payload of a command, with data that names it and a second field of an
// interaction.
func (c *checker) recognizeInteraction() Recognition {
	data := c.paths.member(syntax.Root, "data")
	kind, _ := integerOf(c.tree.Raw(c.paths.member(syntax.Root, "type")))
	if interactionTypes.name(kind) == "" || c.tree.Kind(c.paths.member(data, "name")) != syntax.String {
		return Unrecognized
	}
	for _, field := range [...]string{"application_id", "token", "guild_id", "channel_id", "member", "user", "id"} {
		if c.paths.member(syntax.Root, field) != 0 {
			return Recognized
		}
	}
	return Unrecognized
}

// recognizeAuthorization wants a scope of the social SDK, or a field that other OAuth settings do not
// have.
func (c *checker) recognizeAuthorization() Recognition {
	scopes := c.tree.Text(c.paths.member(syntax.Root, "Scopes"))
	if strings.Contains(scopes, "sdk.") || c.paths.member(syntax.Root, "CodeChallenge") != 0 ||
		c.paths.member(syntax.Root, "CustomSchemeParam") != 0 {
		return Recognized
	}
	return Unrecognized
}
