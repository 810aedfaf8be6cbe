package validator

import (
	"strconv"

	"github.com/slashlint/slashlint/internal/syntax"
)

// paths tells where values stand in the words of the picker: "/mod > ban [de]". It needs the tree
// alone, so that it can tell of values that were not understood.
type paths struct {
	tree *syntax.Tree
	// list is the list of the commands, the root or within it; 0 when there is one command.
	list syntax.ID
	// scoped tells that the document maps scopes to lists of commands.
	scoped bool
	// none tells that the document has no commands, so that no value has a path; permissions, that it
	// has command permissions.
	none, permissions bool
	// known remembers the paths of objects, so that many diagnostics in one object cost one look.
	known map[syntax.ID]string
}

// of returns the path of a value: that of the command, option or choice it belongs to, and the
// locale when it is a dictionary's entry.
func (p *paths) of(id syntax.ID) string {
	t := p.tree
	parent := t.Parent(id)
	switch {
	case p.permissions:
		return p.permission(id)
	case p.none || id <= p.list || parent == 0 && t.Kind(id) != syntax.Object:
		return ""
	case p.list != 0 && id >= t.End(p.list), p.scoped && parent <= syntax.Root:
		return ""
	case parent == 0 || !t.Member(id) && t.Kind(id) == syntax.Object:
		return p.object(id)
	case t.Member(id) && isDictionary(t, parent):
		return p.of(parent) + " [" + clip(t.Key(id)) + "]"
	}
	return p.of(parent)
}

func isDictionary(t *syntax.Tree, id syntax.ID) bool {
	if !t.Member(id) {
		return false
	}
	switch t.Key(id) {
	case "name_localizations", "description_localizations", "nameLocalizations",
		"descriptionLocalizations":
		return true
	}
	return false
}

// object returns the path of a command, option or choice.
func (p *paths) object(id syntax.ID) string {
	if path, ok := p.known[id]; ok {
		return path
	}
	if p.known == nil {
		p.known = make(map[syntax.ID]string)
	}
	path := p.build(id)
	p.known[id] = path
	return path
}

func (p *paths) build(id syntax.ID) string {
	list := p.tree.Parent(id)
	if list == p.list || list == 0 || p.scoped && p.tree.Parent(list) == syntax.Root {
		return p.command(id)
	}
	path := p.of(list)
	if !p.tree.Member(list) {
		return path
	}
	switch p.tree.Key(list) {
	case "options":
		return path + " > " + p.name(id, "option ")
	case "choices":
		return path + " > " + p.name(id, "choice ")
	}
	return path
}

// command returns a command's name, with the slash that people type before it when it has one.
func (p *paths) command(id syntax.ID) string {
	name := p.name(id, "command ")
	if p.member(id, "name") == 0 {
		return name
	}
	if kind := p.member(id, "type"); kind == 0 || p.slash(kind) {
		return "/" + name
	}
	return name
}

// slash reports whether a command's type is CHAT_INPUT, however it is written.
func (p *paths) slash(kind syntax.ID) bool {
	if text := p.tree.Text(kind); text != "" {
		value, _ := commandTypes.value(text)
		return text == "1" || value == int64(ChatInput)
	}
	if p.tree.Kind(kind) != syntax.Number {
		return false
	}
	value, _ := integerOf(p.tree.Raw(kind))
	return value == int64(ChatInput)
}

// name returns an object's name, or its number when it has none.
func (p *paths) name(id syntax.ID, what string) string {
	if name := p.member(id, "name"); name != 0 && p.tree.Kind(name) == syntax.String {
		return clip(p.tree.Text(name))
	}
	return what + strconv.Itoa(p.tree.Index(id)+1)
}

// member returns an object's last member of this key, or 0.
func (p *paths) member(id syntax.ID, key string) syntax.ID {
	t := p.tree
	if t.Kind(id) != syntax.Object {
		return 0
	}
	found := syntax.ID(0)
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		if t.Key(child) == key {
			found = child
		}
	}
	return found
}
