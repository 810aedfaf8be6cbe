package validator

import "github.com/slashlint/slashlint/internal/syntax"

// looksLikePermissions reports whether an object has the members of guild application command permissions.
func (c *checker) looksLikePermissions(id syntax.ID) bool {
	permissions := c.paths.member(id, "permissions")
	if permissions == 0 || c.paths.member(id, "name") != 0 || c.tree.Kind(permissions) != syntax.Array {
		return false
	}
	first := c.tree.First(permissions)
	return first >= c.tree.End(permissions) || c.paths.member(first, "permission") != 0
}

// judgePermissions judges guild application command permissions.
func (c *checker) judgePermissions() {
	if kind := c.tree.Kind(syntax.Root); kind != syntax.Object {
		c.report(&ruleDocumentKind, c.at(syntax.Root), "guild application command permissions are an object, not "+kind.String())
	}
}
