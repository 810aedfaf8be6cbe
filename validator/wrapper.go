package validator

import (
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
)

// findList finds the list of commands: the document, or the one that an object wraps.
func (c *checker) findList() {
	switch c.tree.Kind(syntax.Root) {
	case syntax.Array:
		c.paths.list = syntax.Root
	case syntax.Object:
		c.paths.list = c.wrappedList()
	}
	c.document.list, c.document.List = c.paths.list, c.paths.list != 0
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
	c.named = true
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

// wrapped tells that the commands stand in an object, and which list is judged.
func (c *checker) wrapped() {
	list := c.paths.list
	if list <= syntax.Root {
		return
	}
	severity := ruleDocumentWrapper.Severity
	if c.options.AsSent {
		severity = Error
	}
	c.reportAs(&ruleDocumentWrapper, severity, c.key(list),
		"the commands stand in "+quoted(c.tree.Key(list))+" of an object; the service takes the list alone").
		note("this list is judged; send it without what is around it")
}
