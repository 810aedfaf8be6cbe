package config

// kind is what a value is.
type kind uint8

const (
	other kind = iota // a number, a truth value or null
	text
	list
	object
	unreadable // a problem has told of it
)

// String returns the kind in words, with its article.
func (k kind) String() string {
	return [...]string{"a plain value", "a string", "a list", "an object", "no value"}[k]
}

// node is one value of a configuration.
type node struct {
	kind kind
	// text is a string's text, and what was written of a plain value.
	text string
	span
	// items are a list's elements, or the values of an object's members, whose names are keys.
	items []*node
	keys  []key
}

// key is the name of a member.
type key struct {
	text string
	span
}

// member returns the value of a member, nil if there is none.
func (n *node) member(name string) *node {
	for i, k := range n.keys {
		if k.text == name {
			return n.items[i]
		}
	}
	return nil
}

// mostNodes bounds how many values a configuration has, so that aliases of aliases in YAML do not
// fill the memory.
const mostNodes = 100_000

// room counts a node and tells whether there is still room for it; the first time there is none, it
// says so.
func (r *reader) room(at span) bool {
	r.nodes++
	if r.nodes == mostNodes+1 {
		r.problem(at, "too many values: a configuration has at most 100,000")
	}
	return r.nodes <= mostNodes
}
