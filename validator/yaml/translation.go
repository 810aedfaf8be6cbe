package yaml

import (
	"sort"

	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml/internal/parse"
)

// style is how a value is written.
type style uint8

const (
	// implicit is a null that is not written.
	implicit style = iota
	plain
	single
	double
	// block is a literal or folded text.
	block
	// flow is a list or mapping in brackets, indented one without.
	flow
	indented
)

// span is a part of the document.
type span struct{ start, end int }

// part is a key or value of the JSON and where it comes from. Parts are in the order of the JSON.
type part struct {
	// start and end are the bytes of the JSON.
	start, end uint32
	// node is the node of the document that the part stands for.
	node parse.ID
	// parent is the index of the list or mapping that the part is in, -1 for none.
	parent int32
	style  style
	key    bool
	// verbatim is whether the characters of a string stand in the document as they do in the JSON.
	verbatim bool
	// fixed parts cannot be changed: they also stand for something else, or have a tag.
	fixed bool
}

// translation is a document in YAML and its JSON.
type translation struct {
	src      []byte
	tree     *parse.Tree
	json     []byte
	parts    []part
	findings []validator.Finding
	// budget is how many bytes may yet be read to prove fixes.
	budget int
}

// from returns the bytes of a node.
func (t *translation) from(node parse.ID) span {
	at := t.tree.Range(node)
	return span{at.Start, at.End}
}

// lead returns where a part is brought in: its "-", "?" or first property, or the part itself.
func (t *translation) lead(p *part) int { return t.tree.Lead(p.node) }

// JSON returns what the document stands for.
func (t *translation) JSON() []byte { return t.json }

// Findings returns what is wrong with the YAML.
func (t *translation) Findings() []validator.Finding { return t.findings }

// Range returns the bytes of the document that a part of the JSON stands for.
func (t *translation) Range(start, end int) (from, to int) {
	first := t.at(start)
	if first < 0 {
		return 0, len(t.src)
	}
	p := &t.parts[first]
	at := t.from(p.node)
	switch {
	case int(p.start) == start && int(p.end) == end, end <= int(p.end) && p.style < flow:
		inner := t.inner(p, start, end)
		return inner.start, inner.end
	case start == len(t.json):
		return len(t.src), len(t.src)
	}
	last := &t.parts[t.at(max(end-1, 0))]
	return at.start, max(t.from(last.node).end, at.end)
}

// inner returns where a part of a key or value comes from.
func (t *translation) inner(p *part, start, end int) span {
	at := t.from(p.node)
	if !p.verbatim || start <= int(p.start) || end >= int(p.end) {
		return at
	}
	shift := at.start - int(p.start)
	if p.style == plain {
		shift--
	}
	return span{start + shift, end + shift}
}

// at returns the last part that starts at or before an offset, -1 for none.
func (t *translation) at(offset int) int {
	return sort.Search(len(t.parts), func(i int) bool { return int(t.parts[i].start) > offset }) - 1
}

// exact returns the part with these bounds, -1 for none.
func (t *translation) exact(start, end int) int {
	if i := t.at(start); i >= 0 && int(t.parts[i].start) == start && int(t.parts[i].end) == end {
		return i
	}
	return -1
}
