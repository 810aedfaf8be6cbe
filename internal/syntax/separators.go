package syntax

// needlessCommas deals with a comma after which another one or a closing bracket stands at i.
func (r *reader) needlessCommas(comma, i int, id ID) int {
	const most = 64
	edits := []Edit{{comma, comma + 1, ""}}
	for r.at(i) == ',' && len(edits) < most {
		end := commas(r.src, i)
		edits = append(edits, Edit{i, end, ""})
		i = r.blank(end)
	}
	message := "a comma with nothing after it"
	if c := r.at(i); c != '}' && c != ']' {
		edits = edits[1:]
		message = "a comma with nothing before it"
	} else if r.notation != JSON {
		if edits = edits[1:]; len(edits) == 0 {
			return i
		}
	}
	p := r.problem(edits[0].Start, edits[len(edits)-1].End, id, message)
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
	case c == ':' && r.quotedChild(id):
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
	start, end := int(r.nodes[key].start), int(r.nodes[key].end)
	if r.nodes[id].kind == Object {
		missing := r.nodes[key]
		r.forget(key)
		missing.kind, missing.end, missing.flags = Invalid, missing.start, missing.flags&^cooked
		r.problem(start, end, r.add(missing), "a value is missing before this key")
		return start, true
	}
	first := &r.nodes[id+1]
	outer := r.nodes[id].parent
	if outer == 0 || r.nodes[outer].kind == Array || id+1 == key ||
		first.kind == String && r.at(blank(r.src, int(first.end))) == ':' {
		return r.asComma(i, id), true
	}
	r.forget(key)
	return r.endEarly(id), false
}

// quotedChild reports whether the last value read is a child of id and a string in quotes.
func (r *reader) quotedChild(id ID) bool {
	last := &r.nodes[r.next()-1]
	return last.kind == String && last.parent == id && quoteSize(r.src, int(last.start)) > 0
}

// forget takes back the last value and what was reported of it, since it is read once more.
func (r *reader) forget(id ID) {
	first := len(r.problems)
	for first > 0 && r.problems[first-1].Start >= int(r.nodes[id].start) {
		first--
	}
	kept := r.problems[:first]
	for _, p := range r.problems[first:] {
		if p.Node != id {
			kept = append(kept, p)
		}
	}
	r.problems = kept
	r.nodes = r.nodes[:id]
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
	if r.silent() {
		return
	}
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
	quiet := reader{src: r.src, quiet: true, notation: r.notation}
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
	case '\\':
		return r.notation == JSON5
	default:
		return r.letter(i)
	}
}
