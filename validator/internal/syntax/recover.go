package syntax

// What follows is the way on after a mistake between values. Every function either passes at least
// one byte or leaves a container, and looks ahead no further than it then goes, or not twice at one
// place, so the time stays linear.

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
	if r.quiet || len(r.problems) == 0 || r.unlisted > 0 {
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
		return c-'0' <= 9 || quoteSize(r.src, i) > 0
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

// needlessCommas deals with a comma after which another one or a closing bracket stands at i.
func (r *reader) needlessCommas(comma, i int, id ID) int {
	edits := []Edit{{comma, comma + 1, ""}}
	if end := commas(r.src, i); end > i {
		next := blank(r.src, end)
		if c := r.at(next); c != '}' && c != ']' {
			return r.strayCommas(i, id)
		}
		edits = append(edits, Edit{i, end, ""})
		i = next
	}
	p := r.problem(comma, edits[len(edits)-1].End, id, "a comma with nothing after it")
	p.safely("remove it", edits...)
	return i
}

// strayCommas passes over the commas at i, that have nothing before them.
func (r *reader) strayCommas(i int, id ID) int {
	end := commas(r.src, i)
	p := r.problem(i, end, id, "a comma with nothing before it")
	p.safely("remove it", Edit{i, end, ""})
	return r.blank(end)
}

// commas returns the end of the run of commas at i, with nothing but white space between them.
func commas(src []byte, i int) int {
	end := i
	for i < len(src) && src[i] == ',' {
		end = i + 1
		i = blank(src, end)
	}
	return end
}

// noComma deals with whatever at i, after a value that ended at end, is neither a comma nor the
// closing bracket of id. When ok is false the container ends at next.
func (r *reader) noComma(end, i int, id ID) (next int, ok bool) {
	object := r.nodes[id].kind == Object
	switch c := r.at(i); {
	case i == len(r.src) || c == ']' || c == '}':
		if next, ok = r.closer(i, id); ok {
			return r.afterJunk(next, id)
		}
		return next, false
	case object && (c == '{' || c == '['):
		return i, true
	case c == ':' && r.nodes[r.next()-1].kind == String && r.nodes[r.next()-1].parent == id:
		return r.keyAsValue(i, id)
	case c == ';' || c == ':' && !object:
		return r.asComma(i, id), true
	}
	if mended := r.misquoted(end, i); mended != end {
		return r.afterValue(mended, id)
	}
	if r.starts(i) && (!object || r.memberFollows(i)) {
		p := r.problem(i, i+1, r.next(), "a comma is missing before this value")
		r.insert(p, end, i, ",")
		return i, true
	}
	past := r.unexpected(i, object)
	r.problem(i, past, r.lastChild(id), "unexpected "+quote(r.src[i:past]))
	return r.afterJunk(past, id)
}

// keyAsValue deals with a string in id that was read as a value and is a key, as the colon at i
// shows. In an object the value of the member before is missing, in a list its end.
func (r *reader) keyAsValue(i int, id ID) (next int, ok bool) {
	key := r.next() - 1
	n := &r.nodes[key]
	start := int(n.start)
	if r.nodes[id].kind == Object {
		n.kind, n.end, n.flags = Invalid, n.start, n.flags&^cooked
		r.problem(start, int(n.end), key, "a value is missing before this key")
		return start, true
	}
	first := &r.nodes[id+1]
	outer := r.nodes[id].parent
	if outer == 0 || r.nodes[outer].kind == Array || id+1 == key ||
		first.kind == String && r.at(blank(r.src, int(first.end))) == ':' {
		return r.asComma(i, id), true
	}
	r.nodes = r.nodes[:key]
	return r.endEarly(id), false
}

// asComma passes over what stands for a comma at i.
func (r *reader) asComma(i int, id ID) int {
	p := r.problem(i, i+1, id, "\",\" stands between values, not \""+string(r.src[i])+"\"")
	p.perhaps("write \",\"", Edit{i, i + 1, ","})
	return r.blank(i + 1)
}

// insert is the cure for a comma or colon that is missing between end and i. It is a sure one when
// what stands before and after is whole.
func (r *reader) insert(p *Problem, end, i int, missing string) {
	p.perhaps("insert it", Edit{end, end, missing})
	whole := end < i || r.src[i] == '{' || r.src[i] == '['
	words := wordByte(r.at(end-1)) && wordByte(r.at(i))
	p.Safe = whole && !words && r.open != end && r.nodes[r.next()-1].kind != Invalid
}

// afterJunk goes on from what was passed over after a value.
func (r *reader) afterJunk(i int, id ID) (next int, ok bool) {
	if i = r.blank(i); r.at(i) == ',' {
		return r.afterValue(i, id)
	}
	return i, true
}

// unexpected returns the end of what stands at i in the place of a comma.
func (r *reader) unexpected(i int, object bool) int {
	for {
		end := r.pass(i)
		i = blank(r.src, end)
		switch c := r.at(i); {
		case i == len(r.src) || c == ',' || c == '}' || c == ']' || c == '{' || c == '[':
			return end
		case object && r.memberFollows(i) || !object && r.starts(i):
			return end
		}
	}
}

// pass returns the end of a string or word at i, or of bytes that mean nothing.
func (r *reader) pass(i int) int {
	if r.starts(i) {
		if end := r.peek(i); end > i {
			return end
		}
	}
	return r.junk(i)
}

// peek returns the end of the key, or of what might be one, at i.
func (r *reader) peek(i int) int {
	quiet := reader{src: r.src, quiet: true}
	return quiet.key(i).end
}

// memberFollows reports whether a key and a colon stand at i.
func (r *reader) memberFollows(i int) bool {
	return r.starts(i) && r.at(blank(r.src, r.peek(i))) == ':'
}

// starts reports whether a value, well-formed or not, can start at i.
func (r *reader) starts(i int) bool {
	switch c := r.at(i); c {
	case '"', '\'', '`', '{', '[', '-':
		return true
	default:
		return r.letter(i)
	}
}

// noElement deals with whatever at i can be no element of the list id. When ok is false the list
// ends at next.
func (r *reader) noElement(i int, id ID) (next int, ok bool) {
	if r.at(i) == ',' {
		return r.strayCommas(i, id), true
	}
	return r.closer(i, id)
}

// beforeKey deals with whatever at i is neither a quoted key nor the closing brace. When ok is
// false the object ends at next.
func (r *reader) beforeKey(i int, id ID) (next int, ok bool) {
	c := r.at(i)
	nameless := Node{parent: id, key: uint32(i), flags: member | keyless}
	switch {
	case i == len(r.src) || c == ']':
		return r.closer(i, id)
	case c == ',':
		return r.strayCommas(i, id), true
	case c == ':':
		r.problem(i, i+1, id, "a key is missing before \":\"")
		return r.afterValue(r.value(r.blank(i+1), nameless), id)
	case c == '{' && r.sibling(id):
		return r.endEarly(id), false
	case c == '{' || c == '[':
		r.problem(i, i+1, id, "a key is missing before this value")
		return r.afterValue(r.value(i, nameless), id)
	case r.starts(i):
		return r.afterValue(r.oddMember(i, id), id)
	}
	end := r.junk(i)
	r.problem(i, end, id, "expected a key in double quotes, found "+quote(r.src[i:end]))
	return r.afterJunk(end, id)
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
	r.notClosed(id).perhaps("close it here", Edit{end, end, r.bracket(id)})
	return end
}

// oddMember reads a member whose key is not a plain JSON string.
func (r *reader) oddMember(i int, id ID) int {
	token := r.key(i)
	n := Node{parent: id, key: uint32(i), flags: member, keyLen: longKey}
	if token.cooked {
		n.flags |= keyCooked
	}
	if token.end-i < longKey {
		n.keyLen = uint8(token.end - i)
	}
	i = r.blank(token.end)
	if r.at(i) != ':' {
		return r.noColon(token.end, i, n)
	}
	return r.value(r.blank(i+1), n)
}

// noColon reads the value of a member whose key ends at end and that has no colon at i.
func (r *reader) noColon(end, i int, n Node) int {
	if r.at(i) == '=' {
		past := i + 1
		if r.at(past) == '>' {
			past++
		}
		p := r.problem(i, past, r.next(), "\":\" stands between a key and its value, not \""+
			string(r.src[i:past])+"\"")
		p.safely("write \":\"", Edit{i, past, ":"})
		return r.value(r.blank(past), n)
	}
	if colon, ok := r.unclosedKey(end, i, n); ok {
		n.keyLen, n.flags = uint8(colon-int(n.key)), n.flags|keyCooked
		return r.value(r.blank(colon+1), n)
	}
	if r.starts(i) && !r.memberFollows(i) {
		p := r.problem(i, i+1, r.next(), "\":\" is missing between the key and its value")
		r.insert(p, end, i, ":")
		return r.value(i, n)
	}
	n.start, n.end = uint32(i), uint32(i)
	id := r.add(n)
	if p := r.reported(int(n.key)); p != nil {
		p.Safe = false
		return i
	}
	r.problem(int(n.key), end, id, "a key without a value")
	return i
}
