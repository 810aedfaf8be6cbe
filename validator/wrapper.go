package validator

import (
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
)

// commandList is an array of commands of one scope.
type commandList struct {
	id    syntax.ID
	scope Scope
	// guild is the id of the guild, "" where the document does not tell.
	guild    string
	commands []Command
}

// findLists finds the arrays of commands: the document, those of a map by scope, or the one that an
// object wraps. A command has none, whatever else is in it, nor has the body of an edit.
func (c *checker) findLists() {
	root := syntax.Root
	switch c.tree.Kind(root) {
	case syntax.Array:
		c.paths.list = root
	case syntax.Object:
		e := c.evidenceOf(root)
		if c.options.Operation == Edit || e.command() {
			return
		}
		if c.scopeMap() {
			c.document.List, c.document.scoped, c.paths.scoped = true, true, true
			return
		}
		c.paths.list = c.wrappedList()
	}
	if c.paths.list != 0 {
		c.document.list, c.document.List = c.paths.list, true
		c.lists = []commandList{{id: c.paths.list, scope: c.scope}}
	}
}

// scopeMap reports whether the document maps "global" and the ids of guilds to their commands, as bots
// that register in several places keep them, and finds the arrays.
func (c *checker) scopeMap() bool {
	t := c.tree
	var lists []commandList
	index := map[string]int{}
	scope := Guild
	for id, end := t.First(syntax.Root), t.End(syntax.Root); id < end; id = t.Next(id) {
		if t.Key(id) == "$schema" {
			continue
		}
		list := commandList{id: id, scope: Guild, guild: t.Key(id)}
		if list.guild == "global" {
			list.scope, list.guild, scope = Global, "", Global
		} else if !isGuild(list.guild) {
			return false
		}
		if t.Kind(id) == syntax.Null {
			continue
		}
		if !c.arrayOfObjects(id) {
			return false
		}
		if i, repeated := index[list.guild]; repeated {
			lists[i] = list // the last one counts
			continue
		}
		index[list.guild] = len(lists)
		lists = append(lists, list)
	}
	if lists == nil {
		return false
	}
	c.lists, c.scope = lists, scope
	return true
}

// isGuild reports whether a key is the id of a guild, which have 17 digits and more.
func isGuild(key string) bool { return len(key) >= 17 && isSnowflake(key) }

func (c *checker) arrayOfObjects(id syntax.ID) bool {
	t := c.tree
	if t.Kind(id) != syntax.Array {
		return false
	}
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		if t.Kind(child) != syntax.Object {
			return false
		}
	}
	return true
}

// wrappedList returns the list of commands in an object that is no command itself, 0 when there is
// none, or more than one that might be it.
func (c *checker) wrappedList() syntax.ID {
	t := c.tree
	found := syntax.ID(0)
	for id, end := t.First(syntax.Root), t.End(syntax.Root); id < end; id = t.Next(id) {
		switch {
		case !c.listOfNamed(id):
		case found != 0 || isCommandMember(t.Key(id)):
			return 0
		default:
			found = id
		}
	}
	if found == 0 || !c.surelyCommands(found, c.paths.member(syntax.Root, "name") == 0) {
		return 0
	}
	return found
}

// surelyCommands reports whether a list of named objects is one of commands: its key says so or, in
// an object without a name, the first has what nothing but commands has, or is like a command in all
// and stands in the only list or object there is: tags of OpenAPI are described, too.
func (c *checker) surelyCommands(list syntax.ID, nameless bool) bool {
	t := c.tree
	key := strings.ToLower(t.Key(list))
	if strings.Contains(key, "command") && !strings.Contains(key, "sub") {
		return true
	}
	likely, foreign := false, false
	first := t.First(list)
	for id, end := t.First(first), t.End(first); nameless && id < end; id = t.Next(id) {
		switch key := t.Key(id); snakeCase(key) {
		case "name_localizations", "description_localizations", "default_member_permissions",
			"integration_types":
			return true
		case "description", "options", "contexts":
			likely = true
		default:
			foreign = foreign || !isCommandMember(key)
		}
	}
	return likely && !foreign && c.onlyContainer(list)
}

// onlyContainer reports whether no other list or object stands beside a member of the document.
func (c *checker) onlyContainer(member syntax.ID) bool {
	t := c.tree
	for id, end := t.First(syntax.Root), t.End(syntax.Root); id < end; id = t.Next(id) {
		if id != member && t.Kind(id) >= syntax.Array {
			return false
		}
	}
	return true
}

// wrapped reports that the commands are within an object, and which array is checked. A map by scope
// is only wrong where it is sent as it is.
func (c *checker) wrapped() {
	list, severity := c.paths.list, ruleDocumentWrapper.Severity
	if c.options.AsSent {
		severity = Error
	}
	switch {
	case c.paths.scoped && c.options.AsSent:
		c.reportAs(&ruleDocumentWrapper, severity, c.at(syntax.Root),
			"the commands are grouped by scope; Discord takes the array of one scope")
	case list > syntax.Root:
		c.reportAs(&ruleDocumentWrapper, severity, c.key(list),
			"the commands are within "+quoted(c.tree.Key(list))+"; Discord takes the array alone").
			note("this array is checked; send it without the object around it")
	}
}
