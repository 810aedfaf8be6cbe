package syntax

// unclosed reports, once, that the document ends inside a container.
func (r *reader) unclosed(i int, id ID) int {
	if r.ended {
		return i
	}
	r.ended = true
	missing := ""
	if r.seen == i { // a comment ends there
		missing = "\n"
	}
	for outer := id; outer != 0; outer = r.nodes[outer].parent {
		missing += r.bracket(outer)
	}
	r.notClosed(id).perhaps("close it at the end", Edit{i, i, missing})
	return i
}

// notClosed reports, at its start, that a container is not closed.
func (r *reader) notClosed(id ID) *Problem {
	what := "the list is not closed: \"]\" is missing"
	if r.nodes[id].kind == Object {
		what = "the object is not closed: \"}\" is missing"
	}
	start := int(r.nodes[id].start)
	return r.problem(start, start+1, id, what)
}

// bracket returns the bracket that closes a container.
func (r *reader) bracket(id ID) string {
	if r.nodes[id].kind == Object {
		return "}"
	}
	return "]"
}

// closer deals with the end of the document, or a bracket at i that does not close the container
// id. When ok is false, id ends at next.
func (r *reader) closer(i int, id ID) (next int, ok bool) {
	if i == len(r.src) {
		return r.unclosed(i, id), false
	}
	open := r.lists
	if r.src[i] == '}' {
		open = r.objects
	}
	switch {
	case r.mistyped(i, id):
		r.wrongCloser(i, id)
		return i + 1, false
	case open == 0:
		r.strayCloser(i, id)
		return r.blank(i + 1), true
	}
	r.missingCloser(i, id)
	return i, false
}

// mistyped reports whether the bracket at i, though of the other kind, is the one that closes id:
// then what follows fits, and otherwise it would not.
func (r *reader) mistyped(i int, id ID) bool {
	outer := r.nodes[id].parent
	if outer == 0 {
		return blank(r.src, i+1) == len(r.src)
	}
	if r.bracket(outer)[0] != r.src[i] {
		return false
	}
	after := blank(r.src, i+1)
	c := r.at(after)
	switch above := r.nodes[outer].parent; {
	case above == 0:
		return c == ',' || c == ']' || c == '}'
	case c == ',' && r.nodes[outer].kind == Object && r.nodes[above].kind == Array:
		return r.memberFollows(blank(r.src, after+1))
	}
	return false
}

func (r *reader) wrongCloser(i int, id ID) {
	right, written := r.bracket(id), string(r.src[i])
	p := r.problem(i, i+1, id,
		r.nodes[id].kind.String()+" is closed by \""+right+"\", not \""+written+"\"")
	p.perhaps("write \""+right+"\"", Edit{i, i + 1, right})
}

func (r *reader) strayCloser(i int, id ID) {
	p := r.problem(i, i+1, id, "\""+string(r.src[i])+"\" closes nothing")
	p.perhaps("remove it", Edit{i, i + 1, ""})
}

// missingCloser reports that id must be closed before the bracket at i; when several containers
// must, once.
func (r *reader) missingCloser(i int, id ID) {
	const title = "insert what is missing"
	missing := r.bracket(id)
	if last := r.reported(i); last != nil && last.Title == title {
		last.Edits[0].Text += missing
		return
	}
	p := r.problem(i, i+1, id, "\""+missing+"\" is missing before \""+string(r.src[i])+"\"")
	p.perhaps(title, Edit{i, i, missing})
}

// sibling reports whether an object that starts where a key must stand in id is rather the next in
// the list that id stands in.
func (r *reader) sibling(id ID) bool {
	parent := r.nodes[id].parent
	return parent != 0 && r.nodes[parent].kind == Array && r.next() > id+1
}

// endEarly ends the container id after its last child.
func (r *reader) endEarly(id ID) int {
	end := int(r.nodes[r.lastChild(id)].end)
	r.open = end
	r.notClosed(id).perhaps("close it here", Edit{end, end, r.bracket(id)})
	return end
}
