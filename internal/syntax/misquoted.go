package syntax

import "bytes"

// misquoted mends the string value that ended at end when it did so too early or too late, as text
// at i right after it shows. It returns where the string ends now.
func (r *reader) misquoted(end, i int) int {
	id := r.next() - 1
	n := &r.nodes[id]
	if end != i || n.kind != String || int(n.end) != end || r.src[n.start] != '"' ||
		!r.letter(i) {
		return end
	}
	if comma := trimBlank(r.src, int(n.start)+1, end-1) - 1; r.src[comma] == ',' {
		r.cutShort(comma, id)
		return comma
	}
	return r.innerQuotes(end, id)
}

// cutShort ends the string id, which has no closing quote, before the comma that is in it: the
// quote that ended it begins the next string.
func (r *reader) cutShort(comma int, id ID) {
	n := &r.nodes[id]
	r.open = comma
	p := r.problem(int(n.start), comma, id, "the string is not closed")
	p.perhaps("close it", Edit{comma, comma, "\""})
	r.recook(n, r.src[n.start:comma], comma)
}

// innerQuotes lengthens the string id, which ended at end, to a quote further on in the line that
// fits better, and returns its end. What was taken for its end is a quote in the text.
func (r *reader) innerQuotes(end int, id ID) int {
	closing := r.closingQuote(end)
	if closing < 0 {
		return end
	}
	n := &r.nodes[id]
	edits := []Edit{{end - 1, end - 1, "\\"}}
	text := append(bytes.Clone(r.src[n.start:end-1]), `\"`...)
	for i := end; i < closing; i++ {
		switch r.src[i] {
		case '\\':
			text = append(text, '\\')
			i++
		case '"':
			text = append(text, '\\')
			edits = append(edits, Edit{i, i, "\\"})
		}
		text = append(text, r.src[i])
	}
	p := r.problem(end-1, end, id, `a quote inside a string is written \"`)
	p.perhaps("escape it", edits...)
	r.recook(n, append(text, '"'), closing+1)
	return closing + 1
}

// closingQuote returns the offset of the first quote after i in its line that ends a value; -1 when
// there is none.
func (r *reader) closingQuote(i int) int {
	if i < r.barren {
		return -1
	}
	for ; i < len(r.src) && r.src[i] != '\n'; i++ {
		switch {
		case r.src[i] == '\\':
			i++
		case r.src[i] == '"' && r.endsValue(i+1):
			return i
		}
	}
	r.barren = i
	return -1
}

// recook gives a string that was read already another text and end.
func (r *reader) recook(n *Node, quoted []byte, end int) {
	quiet := reader{src: quoted, quiet: true, bounded: true, notation: r.notation}
	_, _, value := quiet.decode(0, 0, false)
	if n.flags&cooked == 0 {
		n.flags |= cooked
		n.size = uint32(len(r.texts))
		r.texts = append(r.texts, text{})
	}
	n.end = uint32(end)
	r.texts[n.size] = newText(value)
}

// unclosedKey finds the colon in a key that has no closing quote: the quote that ended it begins
// the value, whose text follows at i.
func (r *reader) unclosedKey(end, i int, n Node) (colon int, ok bool) {
	key := int(n.key)
	if end != i || n.keyLen == longKey || r.src[key] != '"' || !r.letter(i) {
		return 0, false
	}
	colon = trimBlank(r.src, key+1, end-1) - 1
	if colon <= key+1 || r.src[colon] != ':' {
		return 0, false
	}
	r.open = colon
	p := r.problem(key, colon, r.next(), "the key is not closed")
	p.perhaps("close it", Edit{colon, colon, "\""})
	return colon, true
}
