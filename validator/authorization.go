package validator

import "github.com/slashlint/slashlint/internal/syntax"

// looksLikeAuthorization reports whether an object has the members of authorization arguments.
func (c *checker) looksLikeAuthorization(id syntax.ID) bool {
	return c.paths.member(id, "Scopes") != 0 && c.paths.member(id, "name") == 0
}

// judgeAuthorization judges authorization arguments.
func (c *checker) judgeAuthorization() {
	if kind := c.tree.Kind(syntax.Root); kind != syntax.Object {
		c.report(&ruleDocumentKind, c.at(syntax.Root), "authorization arguments are an object, not "+kind.String())
	}
}
