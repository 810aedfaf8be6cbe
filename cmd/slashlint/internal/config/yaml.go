package config

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// yaml reads YAML as documents are read. It returns nil where the configuration could not be read for
// sure, or is empty.
func (r *reader) yaml() *node {
	if !yaml.HasContent(r.src) {
		return nil
	}
	read := yaml.Reader{}.Read(r.src)
	for _, f := range read.Findings() {
		// A configuration has no other readers that could differ from this one.
		if f.Rule != "yaml-ambiguous" {
			r.problem(span{f.Start, f.End}, "%s", f.Message)
		}
	}
	if len(r.problems) > 0 {
		return nil
	}
	root := r.jsonNode(syntax.Read(read.JSON(), syntax.JSON), syntax.Root)
	for i := range r.problems {
		at := &r.problems[i].Range
		at.Start.Offset, at.End.Offset = read.Range(at.Start.Offset, at.End.Offset)
	}
	root.relocate(read)
	return root
}

// relocate changes the spans of a node from those of the JSON to those of the YAML.
func (n *node) relocate(t validator.Translation) {
	n.start, n.end = t.Range(n.start, n.end)
	for i := range n.keys {
		k := &n.keys[i]
		k.start, k.end = t.Range(k.start, k.end)
	}
	for _, item := range n.items {
		item.relocate(t)
	}
}
