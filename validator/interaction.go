package validator

import "github.com/slashlint/slashlint/internal/syntax"

// looksLikeInteraction reports whether an object has the members of an interaction payload.
func (c *checker) looksLikeInteraction(id syntax.ID) bool {
	if c.paths.member(id, "name") != 0 || c.tree.Kind(c.paths.member(id, "type")) != syntax.Number {
		return false
	}
	return c.tree.Kind(c.paths.member(id, "data")) == syntax.Object ||
		c.tree.Kind(c.paths.member(id, "token")) == syntax.String
}

// judgeInteraction judges an interaction payload.
func (c *checker) judgeInteraction() {
	if kind := c.tree.Kind(syntax.Root); kind != syntax.Object {
		c.report(&ruleDocumentKind, c.at(syntax.Root), "an interaction payload are an object, not "+kind.String())
	}
}
