package validator

import "github.com/slashlint/slashlint/internal/syntax"

// kind returns what the options say the document is, or else what it looks like.
func (c *checker) kind() Kind {
	if c.options.Kind != AutoKind {
		return c.options.Kind
	}
	root := syntax.Root
	if c.tree.Kind(root) == syntax.Array {
		root = c.tree.First(root)
	}
	switch {
	case root >= c.tree.End(syntax.Root) || c.tree.Kind(root) != syntax.Object:
		return AutoKind
	case c.looksLikePermissions(root):
		return Permissions
	case root != syntax.Root:
		return AutoKind
	case c.looksLikeInteraction(root):
		return Interaction
	case c.looksLikeAuthorization(root):
		return Authorization
	}
	return AutoKind
}

// judgeOther judges a document that is of another kind than commands.
func (c *checker) judgeOther(kind Kind) {
	c.judged = kind
	c.paths.none, c.paths.permissions = true, kind == Permissions
	c.syntaxProblems()
	switch kind {
	case Permissions:
		c.judgePermissions()
	case Interaction:
		c.judgeInteraction()
	case Authorization:
		c.judgeAuthorization()
	}
}

// commands reports whether the document is to be checked as commands. If it is none, that has been
// reported. What the options say it is, is not guessed again, unless it is clearly of another kind.
func (c *checker) commands() bool {
	t, root := c.tree, syntax.Root
	given := (c.options.Kind == Commands || c.options.Operation == Edit) &&
		!c.looksLikePermissions(root) && !c.looksLikeInteraction(root)
	switch t.Kind(root) {
	case syntax.Invalid:
		c.syntaxProblems()
		return false
	case syntax.Array:
		if given || t.Count(root) == 0 || c.anyCommand() {
			return true
		}
		c.noCommands("no element of the array is an application command")
	case syntax.Object:
		if given || len(c.lists) > 0 || c.looksLikeCommand(root) {
			return true
		}
		c.otherwise(c.noCommands("not an application command"))
	default:
		c.noCommands("the document is " + t.Kind(root).String() + ", not an application command")
	}
	return false
}

func (c *checker) noCommands(message string) *Diagnostic {
	c.paths.none = true
	c.syntaxProblems()
	return c.report(&ruleDocumentKind, c.at(syntax.Root), message)
}

func (c *checker) anyCommand() bool {
	t := c.tree
	for id, end := t.First(syntax.Root), t.End(syntax.Root); id < end; id = t.Next(id) {
		if t.Kind(id) == syntax.Object && c.looksLikeCommand(id) {
			return true
		}
	}
	return false
}

// foreign are members that tell another kind of document, unless the object has a name.
var foreign = map[string]string{
	"data": "an interaction", "token": "an interaction", "permissions": "command permissions",
}

// looksLikeCommand reports whether an object is a command by its fields or, as far as a document that
// somebody named may be, has one that tells a command, or none at all.
func (c *checker) looksLikeCommand(id syntax.ID) bool {
	if e := c.evidenceOf(id); e.command() {
		return true
	}
	t := c.tree
	known, named, other := t.First(id) >= t.End(id), false, false
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		key := t.Key(child)
		switch {
		case c.listOfNamed(child) && !isCommandMember(key):
			return false
		case key == "name":
			named = true
		case foreign[key] != "":
			other = true
		case !known:
			known = c.tellsCommand(child)
		}
	}
	return named || known && !other
}

// tellsCommand reports whether a member is one of a command's that not just anything has: many files
// have a version, an id and a type.
func (c *checker) tellsCommand(id syntax.ID) bool {
	key := c.tree.Key(id)
	switch snakeCase(key) {
	case "id", "version", "application_id", "guild_id":
		return false
	case "type":
		return c.tree.Kind(id) == syntax.Number
	}
	return isCommandMember(key)
}

// listOfNamed reports whether a value is a list whose first element is an object with a name, as the
// commands in a wrapper are.
func (c *checker) listOfNamed(id syntax.ID) bool {
	t := c.tree
	first := t.First(id)
	return t.Kind(id) == syntax.Array && first < t.End(id) && c.paths.member(first, "name") != 0
}

// isCommandMember reports whether a key is one of a command's, in the interface's style or another.
func isCommandMember(key string) bool {
	snake := snakeCase(key)
	for _, member := range commandMembers {
		if member == snake {
			return true
		}
	}
	return false
}

// otherwise notes where in an object there may be commands, or what else it is.
func (c *checker) otherwise(d *Diagnostic) {
	const most = 10
	if key := c.wrongScope(); key != "" {
		d.note(quoted(key) + " is neither \"global\" nor the id of a guild")
		return
	}
	t := c.tree
	what := ""
	for id, end := t.First(syntax.Root), t.End(syntax.Root); id < end && len(d.Related) < most; id = t.Next(id) {
		switch {
		case c.listOfNamed(id):
			c.relate(d, c.key(id), "there may be commands here; check this list alone")
		case c.inModule(id):
			c.relate(d, c.key(id), "there may be a command here; check this object alone")
		case what == "":
			what = foreign[t.Key(id)]
		}
	}
	if what != "" && len(d.Related) == 0 {
		d.note("it looks like " + what)
	}
}

// wrongScope returns the first key that keeps an object from being a map by scope: one of its arrays of
// commands has "global" or the id of a guild as its key.
func (c *checker) wrongScope() (wrong string) {
	t, scopes := c.tree, 0
	for id, end := t.First(syntax.Root), t.End(syntax.Root); id < end; id = t.Next(id) {
		switch key := t.Key(id); {
		case !c.listOfNamed(id):
			return ""
		case key == "global" || isGuild(key):
			scopes++
		case wrong == "":
			wrong = key
		}
	}
	if scopes == 0 {
		return ""
	}
	return wrong
}

// inModule reports whether a member is an object "data" with a name, as where a command is kept beside
// its code. An interaction has a type or a token beside it.
func (c *checker) inModule(id syntax.ID) bool {
	return c.tree.Key(id) == "data" && c.tree.Kind(id) == syntax.Object && c.paths.member(id, "name") != 0 &&
		c.paths.member(syntax.Root, "type") == 0 && c.paths.member(syntax.Root, "token") == 0
}

// wrongForm reports a list where the operation takes one command, and the reverse.
func (c *checker) wrongForm() {
	list := c.document.List
	switch {
	case list && c.operation != Bulk:
		c.report(&ruleDocumentKind, c.at(max(c.paths.list, syntax.Root)),
			"the body of "+c.operation.String()+" is one command, not a list")
	case !list && c.operation == Bulk && !c.options.Part:
		start, end := c.tree.Range(syntax.Root)
		c.report(&ruleDocumentKind, c.at(syntax.Root), "the body of bulk is a list of commands, not one").
			perhaps("put it in a list", TextEdit{start, start, "["}, TextEdit{end, end, "]"})
	}
}

// syntaxProblems reports what the reader of JSON found. What there is to say of another notation is
// said at the end.
func (c *checker) syntaxProblems() {
	if c.translation != nil {
		return
	}
	for i := range c.tree.Problems {
		p := &c.tree.Problems[i]
		severity := ruleJSONSyntax.Severity
		if p.Mild {
			severity = Warning
		}
		d := c.reportAs(&ruleJSONSyntax, severity, spot{p.Node, p.Start, p.End}, p.Message)
		c.guessed = c.guessed || guessed(c.tree.Src, p)
		if p.Edits == nil {
			continue
		}
		edits := make([]TextEdit, len(p.Edits))
		for k, e := range p.Edits {
			edits[k] = TextEdit(e)
		}
		d.offer(p.Safe, p.Title, edits...)
	}
	c.unlisted.add(c.severity(&ruleJSONSyntax, ruleJSONSyntax.Severity), c.tree.Unlisted)
}

// guessed reports whether the reader had to guess how to read on after a problem. It had not where
// there is a sure cure, and at a comment.
func guessed(src []byte, p *syntax.Problem) bool {
	comment := len(p.Edits) == 1 && p.Edits[0] == syntax.Edit{Start: p.Start, End: p.End} &&
		(src[p.Start] == '/' || src[p.Start] == '#')
	return !p.Safe && !comment
}
