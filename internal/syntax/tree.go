package syntax

import (
	"strconv"
	"strings"
	"unicode/utf8"
	"unsafe"
)

// Kind is the kind of a value.
type Kind uint8

// The kinds. Invalid is a value that is missing or could not be read; a Problem tells of it.
const (
	Invalid Kind = iota
	Null
	False
	True
	// NonFinite is Infinity or NaN of JSON5, which JSON does not have.
	NonFinite
	Number
	String
	Array
	Object
)

// String returns the kind in words, with its article.
//
//go:noinline
func (k Kind) String() string {
	return [...]string{
		"no value", "null", "false", "true", "a non-finite number", "a number", "a string", "a list", "an object",
	}[k]
}

// ID is a node's index in its tree; 0 is no node.
type ID uint32

// Root is the document's outermost value.
const Root ID = 1

type flags uint8

const (
	member    flags = 1 << iota // the node has a key
	keyless                     // a member whose key is missing
	cooked                      // the string's text differs from its bytes between the quotes, or the number's from its bytes
	keyCooked                   // so does the key's
)

// longKey in Node.keyLen is a key of 255 bytes or more, or one whose end must be looked up.
const longKey = 255

// Node is one value and, in an object, its key.
type Node struct {
	start, end uint32
	// size is a string's number of code points (of a cooked one, its index in Tree.texts), and a
	// list's or object's first node after the last of its descendants.
	size uint32
	// key is the offset of a member's key, and an element's index in its list.
	key    uint32
	parent ID
	keyLen uint8
	flags  flags
	kind   Kind
	// Tag is free for the tree's user.
	Tag uint8
}

// Tree is a document's values in document order.
type Tree struct {
	Src      []byte
	Problems []Problem
	// Unlisted is how many problems there are beyond those in Problems.
	Unlisted int

	nodes []Node
	texts []text

	notation Notation
}

// text is the decoded text of a cooked string or number.
type text struct {
	value string
	runes uint32
}

func newText(value string) text { return text{value, uint32(utf8.RuneCountInString(value))} }

// Notation returns how the document is written.
func (t *Tree) Notation() Notation { return t.notation }

// Len returns the number of nodes.
func (t *Tree) Len() int { return len(t.nodes) - 1 }

// Kind returns the kind of a value.
func (t *Tree) Kind(id ID) Kind { return t.nodes[id].kind }

// Node gives direct access to a node, for Tag.
func (t *Tree) Node(id ID) *Node { return &t.nodes[id] }

// Parent returns the list or object that a value stands in, 0 for the root.
func (t *Tree) Parent(id ID) ID { return t.nodes[id].parent }

// Range returns the bytes of a value, a string's quotes included.
func (t *Tree) Range(id ID) (start, end int) {
	n := &t.nodes[id]
	return int(n.start), int(n.end)
}

// First returns the first child of a list or object; when it is not below End, there is none.
func (t *Tree) First(id ID) ID { return id + 1 }

// End returns the first node after a list's or object's descendants.
func (t *Tree) End(id ID) ID { return ID(t.nodes[id].size) }

// Next returns the node after a value and all its descendants.
func (t *Tree) Next(id ID) ID {
	if n := &t.nodes[id]; n.kind >= Array {
		return ID(n.size)
	}
	return id + 1
}

// Count returns the number of children of a list or object.
//
//go:noinline
func (t *Tree) Count(id ID) int {
	count := 0
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		count++
	}
	return count
}

// Raw returns the bytes of a value as they were written; of a number, the JSON number it stands for.
// Inlining it would make the module larger and nothing faster.
//
//go:noinline
func (t *Tree) Raw(id ID) string {
	n := &t.nodes[id]
	if n.kind == Number && n.flags&cooked != 0 {
		return t.texts[n.size].value
	}
	return t.view(n.start, n.end)
}

// Text returns a string's decoded text, "" for other kinds. It shares memory with the document.
//
//go:noinline
func (t *Tree) Text(id ID) string {
	n := &t.nodes[id]
	if n.kind != String {
		return ""
	}
	if n.flags&cooked != 0 {
		return t.texts[n.size].value
	}
	return t.view(n.start+1, n.end-1)
}

// Runes returns a string's number of code points.
func (t *Tree) Runes(id ID) int {
	n := &t.nodes[id]
	if n.flags&cooked != 0 {
		return int(t.texts[n.size].runes)
	}
	return int(n.size)
}

// Plain reports whether a string's bytes between the quotes are its text.
func (t *Tree) Plain(id ID) bool { return t.nodes[id].flags&cooked == 0 }

// Member reports whether a value has a key, and one that was not left out.
//
//go:noinline
func (t *Tree) Member(id ID) bool { return t.nodes[id].flags&(member|keyless) == member }

// Key returns a member's decoded key, "" for an element or the root. It shares memory with the
// document unless the key has escapes.
func (t *Tree) Key(id ID) string {
	n := &t.nodes[id]
	if n.flags&(member|keyCooked|keyless) == member && n.keyLen != longKey {
		return t.view(n.key+1, n.key+uint32(n.keyLen)-1)
	}
	return t.slowKey(n)
}

func (t *Tree) slowKey(n *Node) string {
	if n.flags&(member|keyless) != member {
		return ""
	}
	token := t.token(n)
	if token.cooked {
		return token.text
	}
	return t.view(n.key+1, uint32(token.end)-1)
}

// token reads a member's key once more.
func (t *Tree) token(n *Node) token {
	quiet := reader{src: t.Src, quiet: true, notation: t.notation}
	if n.keyLen != longKey {
		quiet.src, quiet.bounded = t.Src[:n.key+uint32(n.keyLen)], true
	}
	return quiet.key(int(n.key))
}

// KeyRange returns the bytes of a member's key, quotes included; for an element or the root, the
// range of the value.
func (t *Tree) KeyRange(id ID) (start, end int) {
	n := &t.nodes[id]
	if n.flags&(member|keyless) != member {
		return int(n.start), int(n.end)
	}
	if n.keyLen != longKey {
		return int(n.key), int(n.key) + int(n.keyLen)
	}
	return int(n.key), t.token(n).end
}

// Index returns an element's index in its list.
func (t *Tree) Index(id ID) int { return int(t.nodes[id].key) }

// AppendPointer appends a value's RFC 6901 pointer; the root's is empty. A member whose key is
// missing has its object's.
func (t *Tree) AppendPointer(dst []byte, id ID) []byte {
	n := &t.nodes[id]
	if n.parent == 0 {
		return dst
	}
	dst = t.AppendPointer(dst, n.parent)
	if n.flags&keyless != 0 {
		return dst
	}
	dst = append(dst, '/')
	if n.flags&member == 0 {
		return strconv.AppendUint(dst, uint64(n.key), 10)
	}
	return AppendToken(dst, t.Key(id))
}

// AppendToken appends one reference token of an RFC 6901 pointer, escaped.
func AppendToken(dst []byte, token string) []byte {
	if !strings.ContainsAny(token, "~/") {
		return append(dst, token...)
	}
	for i := range len(token) {
		switch c := token[i]; c {
		case '~':
			dst = append(dst, "~0"...)
		case '/':
			dst = append(dst, "~1"...)
		default:
			dst = append(dst, c)
		}
	}
	return dst
}

func (t *Tree) view(start, end uint32) string {
	b := t.Src[start:end]
	return unsafe.String(unsafe.SliceData(b), len(b))
}
