package syntax

import (
	"bytes"
	"math"
	"slices"
)

// reader reads one document. Its methods take the offset to go on from and return where they
// stopped: the document is passed over once, from left to right.
type reader struct {
	src      []byte
	nodes    []Node
	texts    []text
	buffer   []byte
	problems []Problem
	unlisted int
	// forgotten takes the cures of problems that are not kept.
	forgotten Problem
	// depth is the number of open lists and objects; lists and objects count them apart.
	depth, lists, objects int
	// ended tells that the end of the document within a value has been reported.
	ended bool
	// open is the end of the last string without a closing quote, or container without a bracket.
	open int
	// seen is how far comments and the like have been reported.
	seen int
	// barren is where a line ends in which no better end of a string was found.
	barren   int
	notation Notation
	// quiet keeps problems to oneself: the place is read for a second time.
	quiet bool
	// bounded tells that src ends where the string in it does.
	bounded bool
}

// Read reads a document. The tree shares memory with src, which must not change after. A document
// of 4 GiB or more is not read.
func Read(src []byte, notation Notation) *Tree {
	r := reader{src: src, notation: notation}
	r.read()
	r.prove()
	return &Tree{
		Src: r.src, Problems: r.problems, Unlisted: r.unlisted, nodes: r.nodes, texts: r.texts,
		notation: notation,
	}
}

func (r *reader) read() {
	if message := unreadable(r.src); message != "" {
		r.nodes = make([]Node, 1, 2)
		r.nothing(0, 0, message)
		return
	}
	r.nodes = make([]Node, 1, estimate(r.src))
	r.document()
}

// unreadable tells why a document cannot be read at all, "" when it can.
func unreadable(src []byte) string {
	if uint64(len(src)) > math.MaxUint32 {
		return "the document is larger than 4 GiB"
	}
	if name := Encoding(src); name != "" {
		return "the document is encoded in " + name + "; save it as UTF-8"
	}
	return ""
}

// Encoding returns the name of the encoding that a document begins as one in, "" for UTF-8.
func Encoding(src []byte) string {
	if len(src) < 2 {
		return ""
	}
	// One in UTF-16 may not have U+0000 after its byte order mark, so FF FE 00 00 is UTF-32.
	switch head := string(src[:min(len(src), 4)]); {
	case head == "\xFF\xFE\x00\x00" || head == "\x00\x00\xFE\xFF":
		return "UTF-32"
	case head[:2] == "\xFF\xFE" || head[:2] == "\xFE\xFF":
		return "UTF-16"
	}
	return unmarked(src)
}

// unmarked is Encoding for documents without a byte order mark: their first characters are ASCII.
func unmarked(src []byte) string {
	if len(src) < 4 {
		return ""
	}
	zero := [4]bool{src[0] == 0, src[1] == 0, src[2] == 0, src[3] == 0}
	switch zero {
	case [4]bool{true, true, true, false}, [4]bool{false, true, true, true}:
		return "UTF-32"
	case [4]bool{true, false, true, false}, [4]bool{false, true, false, true}:
		return "UTF-16"
	}
	return ""
}

// document reads all of src.
func (r *reader) document() {
	i := r.blank(r.mark())
	if i == len(r.src) {
		r.nothing(i, i, "the document is empty")
		return
	}
	if i = r.preamble(i); i < len(r.src) {
		r.trailing(r.blank(r.value(i, Node{})))
	}
}

// estimate returns a capacity for the nodes of a document: what its beginning promises and a little
// more, but not too much before more is known.
func estimate(src []byte) int {
	const sample, most = 16 << 10, 1 << 20
	head := src[:min(len(src), sample)]
	values := 4 + bytes.Count(head, []byte{':'}) + bytes.Count(head, []byte{'{'})
	if len(src) <= sample {
		return values
	}
	return min(int(int64(values)*int64(len(src))/sample)*9/8+16, most)
}

// mark passes over a byte order mark.
func (r *reader) mark() int {
	const bom = "\uFEFF"
	if r.notation == JSON5 || len(r.src) < len(bom) || string(r.src[:len(bom)]) != bom {
		return 0
	}
	p := r.problem(0, len(bom), Root, "the document starts with a byte order mark")
	p.Mild = true
	p.safely("remove it", Edit{0, len(bom), ""})
	return len(bom)
}

// at returns the byte at i, or 0 at the end, where 0 is no legal byte.
func (r *reader) at(i int) byte {
	if i < len(r.src) {
		return r.src[i]
	}
	return 0
}

// blank passes over white space and, reporting it, whatever else means nothing.
func (r *reader) blank(i int) int {
	if i < len(r.src) && r.src[i] > ' ' && !mayFill[r.src[i]] {
		return i
	}
	return r.blanks(i)
}

func (r *reader) blanks(i int) int {
	i = blank(r.src, i)
	if i < len(r.src) && mayFill[r.src[i]] {
		return r.filler(i)
	}
	return i
}

func (r *reader) add(n Node) ID {
	if len(r.nodes) == cap(r.nodes) {
		r.grow(int(n.start))
	}
	r.nodes = append(r.nodes, n)
	return ID(len(r.nodes) - 1)
}

// grow makes room for as many nodes as the whole document has if it goes on as up to i, where the
// reader is. It looks no further ahead than four times as many as there are.
func (r *reader) grow(i int) {
	have := len(r.nodes)
	promised := int(float64(have) / float64(i+1) * float64(len(r.src)))
	r.nodes = slices.Grow(r.nodes, min(max(promised-have, have/4), 3*have)+16)
}

// next returns the ID that the next node will have.
func (r *reader) next() ID { return ID(len(r.nodes)) }

// value reads the value at i; n brings its parent and key.
func (r *reader) value(i int, n Node) int {
	n.start = uint32(i)
	switch c := r.at(i); {
	case c == '"':
		return r.quoted(i, n)
	case c == '{' || c == '[':
		return r.container(i, n)
	case c == '-' || c-'0' <= 9:
		return r.number(i, n)
	case c == 't' && r.word(i, "true"):
		return r.literal(i+4, True, n)
	case c == 'f' && r.word(i, "false"):
		return r.literal(i+5, False, n)
	case c == 'n' && r.word(i, "null"):
		return r.literal(i+4, Null, n)
	}
	return r.mended(i, n)
}

func (r *reader) word(i int, word string) bool {
	end := i + len(word)
	return end <= len(r.src) && string(r.src[i:end]) == word && !wordByte(r.at(end))
}

func (r *reader) literal(end int, kind Kind, n Node) int {
	n.kind, n.end = kind, uint32(end)
	r.add(n)
	return end
}

func (r *reader) number(i int, n Node) int {
	end, ok := number(r.src, i)
	if !ok || wordByte(r.at(end)) || r.at(end) == '.' {
		return r.otherNumber(i, n)
	}
	return r.literal(end, Number, n)
}

func (r *reader) quoted(i int, n Node) int {
	end, continued := plain(r.src, i+1)
	if r.at(end) != '"' {
		return r.cook(i, n)
	}
	n.kind, n.end, n.size = String, uint32(end+1), uint32(end-i-1-continued)
	r.add(n)
	return end + 1
}

func (r *reader) container(i int, n Node) int {
	if r.depth == MaxDepth {
		return r.tooDeep(i, n)
	}
	r.depth++
	id := r.next()
	if r.src[i] == '{' {
		n.kind = Object
		r.objects++
		r.add(n)
		i = r.object(i+1, id)
		r.objects--
	} else {
		n.kind = Array
		r.lists++
		r.add(n)
		i = r.list(i+1, id)
		r.lists--
	}
	r.depth--
	r.nodes[id].end = uint32(i)
	r.nodes[id].size = uint32(len(r.nodes))
	return i
}

// object reads members up to and with the closing brace.
func (r *reader) object(i int, id ID) int {
	ok := true
	for i = r.blank(i); ok && r.at(i) != '}'; {
		if r.at(i) == '"' {
			i, ok = r.members(i, id)
		} else {
			i, ok = r.beforeKey(i, id)
		}
	}
	return r.close(i, ok)
}

// members reads members from the one whose key starts at i, as long as the next key follows in the
// usual way. What it returns is as afterValue's. Most of a document goes through this loop.
func (r *reader) members(i int, id ID) (next int, ok bool) {
	src := r.src
	for {
		end, _ := plain(src, i+1)
		if end >= len(src) || src[end] != '"' {
			return r.afterValue(r.oddMember(i, id), id)
		}
		end++
		n := Node{parent: id, key: uint32(i), flags: member, keyLen: uint8(min(end-i, longKey))}
		i = r.memberValue(end, n)
		past := i
		if i >= len(src) || src[i] != ',' {
			return r.afterValue(past, id)
		}
		if i++; i < len(src) && src[i] == '\n' {
			i = spaces(src, i+1)
		}
		if i >= len(src) || src[i] != '"' {
			return r.afterValue(past, id)
		}
	}
}

// memberValue reads the colon and the value of a member whose key ends at end.
func (r *reader) memberValue(end int, n Node) int {
	i := end
	if r.at(i) != ':' {
		if i = r.blank(end); r.at(i) != ':' {
			return r.noColon(end, i, n)
		}
	}
	if i++; r.at(i) == ' ' {
		i++
	}
	if r.at(i) == '"' {
		n.start = uint32(i)
		return r.quoted(i, n)
	}
	return r.value(r.blank(i), n)
}

// list reads elements up to and with the closing bracket.
func (r *reader) list(i int, id ID) int {
	ok := true
	index := uint32(0)
	for i = r.blank(i); ok && r.at(i) != ']'; {
		if c := r.at(i); c == '}' || c == ',' || i == len(r.src) {
			i, ok = r.noElement(i, id)
			continue
		}
		i, ok = r.afterValue(r.value(i, Node{parent: id, key: index}), id)
		index++
	}
	return r.close(i, ok)
}

// close passes the closing bracket at i, unless the container ended without one.
func (r *reader) close(i int, ok bool) int {
	if ok {
		return i + 1
	}
	return i
}

// afterValue goes from the end of a value to the next key or value, or the closing bracket. When ok
// is false the container ends at next.
func (r *reader) afterValue(end int, id ID) (next int, ok bool) {
	i := r.blank(end)
	switch r.at(i) {
	case ',':
		next = r.blank(i + 1)
		if c := r.at(next); c == ',' || c == '}' || c == ']' {
			next = r.needlessCommas(i, next, id)
		}
		return next, true
	case '}':
		if r.nodes[id].kind == Object {
			return i, true
		}
	case ']':
		if r.nodes[id].kind == Array {
			return i, true
		}
	}
	return r.noComma(end, i, id)
}
