package yaml

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// verifiable is how many bytes are read to prove the fixes of one report, or a few more. Those that are
// left then are not offered; once the others are made, they are. It costs about a second.
const verifiable = 1 << 20

// proven reports whether the document, changed, stands for the JSON, changed.
func (t *translation) proven(json, yaml []validator.TextEdit) bool {
	t.budget -= len(t.src) + len(t.json)
	again := translate(validator.Apply(t.src, yaml))
	return len(again.findings) <= len(t.findings) &&
		same(syntax.Read(validator.Apply(t.json, json), syntax.JSON), syntax.Read(again.json, syntax.JSON))
}

// same reports whether two documents are equal but for the way they are written.
func same(a, b *syntax.Tree) bool {
	if a.Len() != b.Len() || len(a.Problems)+len(b.Problems) > 0 {
		return false
	}
	for id := syntax.Root; int(id) <= a.Len(); id++ {
		kind := a.Kind(id)
		switch {
		case kind != b.Kind(id) || a.Parent(id) != b.Parent(id) || a.Key(id) != b.Key(id),
			kind == syntax.String && a.Text(id) != b.Text(id),
			kind == syntax.Number && a.Raw(id) != b.Raw(id):
			return false
		}
	}
	return true
}
