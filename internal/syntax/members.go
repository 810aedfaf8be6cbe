package syntax

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
	if i = r.blank(end); r.at(i) == ':' {
		return r.afterValue(r.value(r.blank(i+1), nameless), id)
	}
	return r.afterJunk(i, id)
}

// noElement deals with whatever at i can be no element of the list id. When ok is false the list
// ends at next.
func (r *reader) noElement(i int, id ID) (next int, ok bool) {
	if r.at(i) == ',' {
		return r.strayCommas(i, id), true
	}
	return r.closer(i, id)
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
