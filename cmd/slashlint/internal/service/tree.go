package service

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// pointer writes a path as an RFC 6901 pointer.
func pointer(path []string) string {
	var p []byte
	for _, token := range path {
		p = syntax.AppendToken(append(p, '/'), token)
	}
	return string(p)
}

// tokens are the keys and indices of an RFC 6901 pointer.
func tokens(pointer string) []string {
	if pointer == "" {
		return nil
	}
	all := strings.Split(pointer[1:], "/")
	for i := range all {
		all[i] = strings.ReplaceAll(strings.ReplaceAll(all[i], "~1", "/"), "~0", "~")
	}
	return all
}

// body is what a document stands for as the body of a request: its JSON or, where an object wraps the
// list of commands, that list.
type body struct {
	tree *syntax.Tree
	root syntax.ID
	// wrapper is the pointer of the list in the object around it, "" where there is none.
	wrapper string
	// children are those of the values that were looked into, by key or index.
	children map[syntax.ID]map[string]syntax.ID
}

func newBody(document *validator.Document) *body {
	b := &body{
		tree: syntax.Read(document.JSON(), syntax.Notation(document.Syntax())), root: syntax.Root,
		children: map[syntax.ID]map[string]syntax.ID{},
	}
	if document.List && len(document.Commands) > 0 {
		b.wrapper = strings.TrimSuffix(document.Pointer(document.Commands[0].Place), "/0")
		b.root = b.at(tokens(b.wrapper))
	}
	return b
}

// path returns the path within the body that a pointer into the document leads to.
func (b *body) path(pointer string) []string {
	return tokens(strings.TrimPrefix(pointer, b.wrapper))
}

// at returns the value that a path leads to, or 0.
func (b *body) at(path []string) syntax.ID {
	id := b.root
	for _, token := range path {
		if id = b.child(id, token); id == 0 {
			return 0
		}
	}
	return id
}

// child returns the element or, of this key, the last member of a value.
func (b *body) child(id syntax.ID, token string) syntax.ID {
	known, ok := b.children[id]
	if !ok && b.tree.Kind(id) >= syntax.Array {
		known = make(map[string]syntax.ID, b.tree.Count(id))
		for c, end := b.tree.First(id), b.tree.End(id); c < end; c = b.tree.Next(c) {
			if b.tree.Member(c) {
				known[b.tree.Key(c)] = c
			} else {
				known[strconv.Itoa(b.tree.Index(c))] = c
			}
		}
		b.children[id] = known
	}
	return known[token]
}

// isIndex reports whether a token is an index of a list.
func isIndex(token string) bool {
	_, err := strconv.ParseUint(token, 10, 31)
	return err == nil
}
