package service

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
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

// at returns the value that a path leads to, or 0.
func at(tree *syntax.Tree, path []string) syntax.ID {
	id := syntax.Root
	for _, token := range path {
		if id = child(tree, id, token); id == 0 {
			return 0
		}
	}
	return id
}

func child(tree *syntax.Tree, id syntax.ID, token string) syntax.ID {
	found := syntax.ID(0)
	if tree.Kind(id) < syntax.Array {
		return 0
	}
	for c, end := tree.First(id), tree.End(id); c < end; c = tree.Next(c) {
		if tree.Member(c) && tree.Key(c) == token || !tree.Member(c) && strconv.Itoa(tree.Index(c)) == token {
			found = c
		}
	}
	return found
}

// isIndex reports whether a token is an index of a list.
func isIndex(token string) bool {
	_, err := strconv.ParseUint(token, 10, 31)
	return err == nil
}

// position returns the line and the column, in code points, of a byte of a text, both from 1. Lines end
// in LF, CRLF or CR.
func position(text []byte, offset int) (line, column int) {
	line, column = 1, 1
	for i, r := range string(text[:offset]) {
		switch {
		case r == '\n', r == '\r' && (i+1 >= len(text) || text[i+1] != '\n'):
			line, column = line+1, 1
		default:
			column++
		}
	}
	return line, column
}
