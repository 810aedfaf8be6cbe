package syntax

// This file and closers.go, separators.go, members.go, misquoted.go and odd.go find the way on after
// a mistake. Every function either passes at least one byte or leaves a container, and looks ahead
// no further than it then goes, or not twice at one place, so the time stays linear.

// around returns the list or object that is being read, or the document's value.
func (r *reader) around() ID {
	id := r.next() - 1
	for id > Root && (r.nodes[id].kind < Array || r.nodes[id].end > 0) {
		id = r.nodes[id].parent
	}
	return max(id, Root)
}

// lastChild returns the last child of a list or object that is being read, or itself.
func (r *reader) lastChild(id ID) ID {
	last := r.next() - 1
	for last != id && r.nodes[last].parent != id {
		last = r.nodes[last].parent
	}
	return last
}

// reported tells whether the last mistake was reported at start as well; it returns that one.
func (r *reader) reported(start int) *Problem {
	if len(r.problems) == 0 || r.silent() {
		return nil
	}
	if last := &r.problems[len(r.problems)-1]; last.Start == start {
		return last
	}
	return nil
}

// preamble passes over what stands before the document's value, as in "module.exports = {".
func (r *reader) preamble(i int) int {
	if r.begins(i) {
		return i
	}
	end, value := i, len(r.src)
	for end < len(r.src) && r.src[end] != '\n' && r.src[end] != '\r' {
		if c := r.src[end]; r.src[i] != '<' && (c == '{' || c == '[') {
			value = end
			break
		}
		end++
	}
	end = trimBlank(r.src, i, end)
	found := "found " + quote(r.src[i:end])
	if value == len(r.src) {
		r.nothing(i, end, "expected a JSON document, "+found)
		return value
	}
	p := r.problem(i, end, Root, "expected the document's value, "+found)
	p.perhaps("remove what stands before the value", Edit{i, value, ""})
	return value
}

// begins reports whether a document may begin at i.
func (r *reader) begins(i int) bool {
	switch c := r.src[i]; c {
	case '{', '[', '-', '+', '.':
		return true
	case 't':
		return r.word(i, "true")
	case 'f':
		return r.word(i, "false")
	case 'n':
		return r.word(i, "null")
	default:
		return c-'0' <= 9 || quoteSize(r.src, i) > 0 || r.notation == JSON5 && r.nonFinite(i)
	}
}

// nothing makes a document without a value.
func (r *reader) nothing(start, end int, message string) {
	if !r.ended {
		r.problem(start, end, Root, message)
	}
	r.add(Node{start: uint32(start), end: uint32(end)})
}

// trailing reports what follows the document's value.
func (r *reader) trailing(i int) {
	if i >= len(r.src) || r.ended {
		return
	}
	c := r.src[i]
	if c == '}' || c == ']' {
		r.strayCloser(i, Root)
		return
	}
	end := i + 1
	if c != '{' && c != ',' {
		end = r.junk(i)
	}
	message := "more follows after the end of the document"
	all := blank(r.src, end) == len(r.src)
	if c == '{' || c == ',' && !all {
		message += "; write several commands as a list, in [ ]"
	}
	if p := r.problem(i, end, Root, message); all {
		p.perhaps("remove it", Edit{i, end, ""})
	}
}
