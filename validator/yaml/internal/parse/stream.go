package parse

import "bytes"

var byteOrderMark = []byte("\uFEFF")

// Next reads the document at an offset of a stream, 0 for its first one. It returns where the next
// one begins, or -1 after the last one. What has neither content nor the marker "---" is no document:
// it has no Root.
func Next(src []byte, from int) (t *Tree, next int) {
	p := begin(src, from)
	explicit := p.prefix()
	next = p.bound()
	p.document(explicit)
	p.tree.limit = p.limit
	return p.tree, next
}

// begin returns a parser at the start of a document.
func begin(src []byte, from int) *parser {
	p := &parser{tree: &Tree{src: src}, src: src, limit: len(src), pos: from, last: from}
	if bytes.HasPrefix(src[from:], byteOrderMark) {
		p.pos += len(byteOrderMark)
	}
	p.lineStart = p.pos
	return p
}

// prefix reads comments, directives and the marker "---", and reports whether there is one.
func (p *parser) prefix() bool {
	var first Span
	for !p.end() && !p.failed {
		start := p.pos
		switch {
		case p.marker(start, "---"):
			p.pos = start + 3
			p.last = p.pos
			return true
		case p.marker(start, "...") && first.End == 0:
			p.pos = start + 3
			p.afterEnd()
		case p.src[start] == '%':
			first = Span{start, p.lineEnd(start)}
			p.directive()
		case !p.blankLine():
			p.pos = start
			if first.End > 0 {
				p.fail(first.Start, first.End, `a directive needs a line "---" after it`, "")
			}
			return false
		}
	}
	if first.End > 0 {
		p.fail(first.Start, first.End, `a directive needs a line "---" after it`, "")
	}
	return false
}

// blankLine moves over a line without content, and reports whether there is one.
func (p *parser) blankLine() bool {
	i := p.pos
	for i < p.limit && isBlank(p.src[i]) {
		i++
	}
	if p.at(i) == '#' {
		i = p.lineEnd(i)
	}
	if i < p.limit && !isBreak(p.src[i]) {
		return false
	}
	p.pos = i + breakLen(p.src, i)
	p.lineStart = p.pos
	return true
}

// marker reports whether a line that starts at an offset is a document marker.
func (p *parser) marker(i int, text string) bool {
	return p.limit-i >= 3 && string(p.src[i:i+3]) == text && p.spaceAt(i+3)
}

// afterEnd moves over the rest of the line of a marker "...".
func (p *parser) afterEnd() {
	p.gap = gap{}
	p.skipInLine()
	if p.at(p.pos) == '#' && p.gap.space {
		p.pos = p.lineEnd(p.pos)
	}
	if !p.end() && !isBreak(p.src[p.pos]) {
		p.failHere(`unexpected text after "..."`, "")
		return
	}
	p.pos += breakLen(p.src, p.pos)
	p.lineStart = p.pos
}

// bound sets the document's limit to the next marker and returns where the next document begins.
func (p *parser) bound() int {
	for i := p.pos; i < p.limit; {
		if i == p.lineStart || i > 0 && isBreak(p.src[i-1]) {
			switch {
			case p.marker(i, "---"):
				p.setLimit(i)
				return i
			case p.marker(i, "..."):
				next := p.limit
				p.setLimit(i)
				return p.endMarker(i, next)
			}
		}
		i = p.lineEnd(i)
		i += breakLen(p.src, i)
	}
	return -1
}

func (p *parser) setLimit(i int) {
	p.limit = i
	p.src = p.src[:i]
}

// endMarker reports what is wrong behind a marker "...", and returns where its line ends, -1 at the
// end of the stream.
func (p *parser) endMarker(i, limit int) int {
	q := parser{tree: p.tree, src: p.tree.src, limit: limit, pos: i + 3}
	q.afterEnd()
	if q.failed {
		q.pos = q.lineEnd(q.resume)
	}
	for !q.end() && q.blankLine() {
	}
	if q.end() {
		return -1
	}
	return q.lineStart
}

// document reads the content.
func (p *parser) document(explicit bool) {
	if p.failed {
		return
	}
	if !explicit {
		p.startLine()
	}
	p.skip()
	if p.end() {
		if explicit {
			p.tree.Root = p.empty(Properties{}, Span{p.pos, p.pos})
		}
		return
	}
	root := p.blockNode(context{indent: -1, outermost: true, where: Span{p.pos, p.pos}})
	p.skip()
	if !p.end() {
		p.leftover()
	}
	if !p.failed || p.items != 0 {
		p.tree.Root = root
	}
}

// HasContent reports whether the document at an offset of a stream has content and where that begins,
// and where the next document begins, -1 after the last one. Nothing else is read. An error outside the
// content is content.
func HasContent(src []byte, from int) (content bool, start, next int) {
	p := begin(src, from)
	p.prefix()
	if p.failed {
		return true, p.resume, -1
	}
	next = p.bound()
	p.skip()
	return !p.end() || len(p.tree.Problems) > 0, p.pos, next
}
