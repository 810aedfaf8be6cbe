package config

import (
	"github.com/slashlint/slashlint/internal/syntax"
)

// json reads JSON in which comments, trailing commas and a byte order mark are welcome. It returns
// nil where the document could not be read for sure.
func (r *reader) json() *node {
	tree := syntax.Read(r.src, syntax.JSON)
	for i := range tree.Problems {
		if p := &tree.Problems[i]; !r.welcome(p) {
			r.problem(span{p.Start, p.End}, "%s", p.Message)
		}
	}
	if len(r.problems) > 0 {
		return nil
	}
	return r.jsonNode(tree, syntax.Root)
}

// welcome tells whether something that JSON does not have may stand in a configuration: the cure of a
// comment is to remove all of it, that of a trailing comma to remove the comma before a bracket.
func (r *reader) welcome(p *syntax.Problem) bool {
	if p.Mild {
		return true
	}
	if len(p.Edits) != 1 || p.Edits[0] != (syntax.Edit{Start: p.Start, End: p.End}) {
		return false
	}
	switch r.src[p.Start] {
	case '/':
		return true
	case ',':
		return p.Message == "a comma with nothing after it"
	}
	return false
}

func (r *reader) jsonNode(tree *syntax.Tree, id syntax.ID) *node {
	start, end := tree.Range(id)
	n := &node{span: span{start, end}}
	if !r.room(n.span) {
		n.kind = unreadable
		return n
	}
	switch tree.Kind(id) {
	case syntax.String:
		n.kind, n.text = text, tree.Text(id)
		return n
	case syntax.Array:
		n.kind = list
	case syntax.Object:
		n.kind = object
	default:
		n.text = tree.Raw(id)
		return n
	}
	for child, end := tree.First(id), tree.End(id); child < end; child = tree.Next(child) {
		if n.kind == object {
			start, end := tree.KeyRange(child)
			n.keys = append(n.keys, key{tree.Key(child), span{start, end}})
		}
		n.items = append(n.items, r.jsonNode(tree, child))
	}
	return n
}
