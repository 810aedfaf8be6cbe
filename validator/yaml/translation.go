package yaml

import (
	"sort"

	"github.com/slashlint/slashlint/validator"
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

// part is a key or value of the JSON and where it comes from. Parts are in the order of the JSON.
type part struct {
	// start and end are the bytes of the JSON, from those of the document.
	start, end int
	from       span
	// text is where the characters of a string stand in the document as they stand in the JSON, or -1.
	text int
	// lead is where the "-" or "?" stands that brings an element or key in, or the part itself.
	lead int
	// parent is the index of the list or mapping that the part is in, -1 for none.
	parent int
	style  style
	key    bool
	// fixed parts cannot be changed: they also stand for something else, or have a tag.
	fixed bool
}

// translation is a document in YAML and its JSON.
type translation struct {
	src      []byte
	json     []byte
	parts    []part
	findings []validator.Finding
	// budget is how many bytes may yet be read to prove fixes.
	budget int
}

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
	switch {
	case p.start == start && p.end == end, end <= p.end && p.style < flow:
		inner := p.inner(start, end)
		return inner.start, inner.end
	case start == len(t.json):
		return len(t.src), len(t.src)
	}
	last := &t.parts[t.at(max(end-1, 0))]
	return p.from.start, max(last.from.end, p.from.end)
}

// inner returns where a part of a key or value comes from.
func (p *part) inner(start, end int) span {
	if p.text < 0 || start <= p.start || end >= p.end {
		return p.from
	}
	shift := p.text - p.start - 1
	return span{start + shift, end + shift}
}

// at returns the last part that starts at or before an offset, -1 for none.
func (t *translation) at(offset int) int {
	return sort.Search(len(t.parts), func(i int) bool { return t.parts[i].start > offset }) - 1
}

// exact returns the part with these bounds, -1 for none.
func (t *translation) exact(start, end int) int {
	if i := t.at(start); i >= 0 && t.parts[i].start == start && t.parts[i].end == end {
		return i
	}
	return -1
}
