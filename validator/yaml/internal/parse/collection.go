package parse

// open adds a block collection.
func (p *parser) open(c *context, kind Kind, props Properties, at int) ID {
	id := p.add(kind, Span{at, at}, props)
	if c.outermost {
		p.items = id
	}
	return id
}

// more moves to the next line and reports whether it is indented like a block collection in this
// column.
func (p *parser) more(column int) bool {
	p.skip()
	switch {
	case p.failed, p.end(), p.full():
	case !p.gap.lines:
		p.afterValue()
	case p.gap.indent < column:
	case p.gap.tab:
		p.tabIndent()
	case p.gap.indent > column:
		p.misindented()
	default:
		return true
	}
	return false
}

// blockSequence reads a block sequence whose first "-" is at the position, in this column.
func (p *parser) blockSequence(c *context, props Properties, column int) ID {
	id := p.open(c, Sequence, props, p.pos)
	var last ID
	for more := true; more; {
		p.begin(c)
		dash := Span{p.pos, p.pos + 1}
		p.take(dash.End)
		item := p.blockNode(context{indent: column, compact: true, where: dash})
		more = p.more(column) && p.isItem(c)
		if p.failed {
			if !c.outermost {
				return id
			}
			item = p.lose(dash)
			more = p.recover(column, true)
		}
		p.tree.setLead(item, dash.Start)
		last = p.link(id, last, item)
		p.close(id)
	}
	return id
}

// isItem reports whether an item of a sequence begins at the position. Where none does, the collection
// further out goes on, if there is one.
func (p *parser) isItem(c *context) bool {
	if p.indicator('-') {
		return true
	}
	if c.outermost {
		p.failHere(`expected "- " here`, "indent it as what it belongs to")
	}
	return false
}

// blockMapping reads a block mapping in this column. Its first key has been read, unless that is 0.
func (p *parser) blockMapping(c *context, props Properties, column int, key ID) ID {
	start := p.pos
	if key != 0 {
		start = p.tree.Lead(key)
	}
	id := p.open(c, Mapping, props, start)
	var last ID
	for more := true; more; {
		p.begin(c)
		k, v := p.entry(column, key)
		key = 0
		read := !p.failed
		more = p.more(column) && p.isEntry(c)
		if p.failed {
			if !c.outermost {
				return id
			}
			if read && p.gap.lines {
				p.unsure()
			}
			k, v = p.loseEntry(k)
			more = p.recover(column, false)
		}
		if k != 0 {
			last = p.link(id, p.link(id, last, k), v)
		}
		p.close(id)
	}
	return id
}

// isEntry reports whether an entry of a mapping begins at the position: a "-" is of a sequence further
// out.
func (p *parser) isEntry(c *context) bool {
	if !p.indicator('-') {
		return true
	}
	if c.outermost {
		p.failHere("expected a key here", "indent it as what it belongs to")
	}
	return false
}

// entry reads a key, unless it has been read, and its value. The key is 0 where it has an error.
func (p *parser) entry(column int, key ID) (k, v ID) {
	if key == 0 && p.indicator('?') {
		return p.explicitEntry(column)
	}
	if key == 0 {
		key = p.key(column)
	}
	if p.failed {
		return 0, 0
	}
	where := p.tree.Range(key)
	p.take(p.pos + 1)
	return key, p.blockNode(context{indent: column, sequenceAtIndent: true, where: where})
}

// key reads an implicit key and moves to the ":" behind it.
func (p *parser) key(column int) ID {
	first := p.pos
	props := p.properties()
	switch {
	case p.failed:
		return 0
	case p.indicator(':'):
		return p.empty(props, Span{p.pos, p.pos + 1})
	case p.end(), isBreak(p.src[p.pos]), p.indicator('-'), p.indicator('?'),
		p.src[p.pos] == '|', p.src[p.pos] == '>':
		p.noKey(first)
		return 0
	}
	id, ok := p.implicitKey(column, props, first)
	if !ok {
		p.noKey(first)
	}
	return id
}

// noKey reports a line of a mapping that is no entry.
func (p *parser) noKey(first int) {
	if p.failed {
		return
	}
	p.fail(first, p.wordEnd(first), "expected a key here", `a key is followed by ":" and a space`)
}

// explicitEntry reads an entry whose key comes behind "?".
func (p *parser) explicitEntry(column int) (k, v ID) {
	mark := Span{p.pos, p.pos + 1}
	p.take(mark.End)
	k = p.blockNode(context{indent: column, sequenceAtIndent: true, compact: true, where: mark})
	if p.failed {
		return 0, 0
	}
	p.tree.setLead(k, mark.Start)
	where := p.tree.Range(k)
	p.skip()
	if p.end() || !p.gap.lines || p.gap.tab || p.gap.indent != column || !p.indicator(':') {
		return k, p.empty(Properties{}, where)
	}
	p.take(p.pos + 1)
	v = p.blockNode(context{indent: column, sequenceAtIndent: true, compact: true, where: where})
	return k, v
}
