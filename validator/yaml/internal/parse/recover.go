package parse

// begin notes where an item of the outermost collection begins.
func (p *parser) begin(c *context) {
	if c.outermost {
		p.item = item{line: p.lineStart, nodes: p.tree.count, problems: len(p.tree.Problems)}
	}
}

// item is an item of the outermost collection: its line, and how many nodes and problems there are
// before it.
type item struct {
	line     int
	nodes    ID
	problems int
}

// unsure notes that entries of the outermost collection may be missing.
func (p *parser) unsure() {
	if p.items != 0 && p.tree.Kind(p.items) == Mapping {
		p.tree.Unsure = true
	}
}

// lose puts a broken node in the place of the current item. Aliases of its anchors are broken, too.
func (p *parser) lose(at Span) ID {
	p.tree.Lost = true
	for id := p.item.nodes + 1; id <= p.tree.count; id++ {
		p.tree.node(id).kind = Broken
	}
	id := p.tree.add(Broken, at, Properties{})
	for i := p.item.problems; i < len(p.tree.Problems); i++ {
		p.tree.Problems[i].Item = id
	}
	return id
}

// loseEntry puts a broken node in the place of an entry's value, unless the key is lost, too.
func (p *parser) loseEntry(key ID) (k, v ID) {
	if key == 0 {
		p.unsure()
		p.lose(Span{p.item.line, p.item.line})
		return 0, 0
	}
	kind := p.tree.Kind(key)
	v = p.lose(p.tree.Range(key))
	if kind.IsScalar() {
		p.tree.node(key).kind = kind
	}
	return key, v
}

// recover moves to the next line that looks like an item of the outermost collection, and reports
// whether there is one.
func (p *parser) recover(column int, sequence bool) bool {
	line := p.resumeLine
	if line <= p.item.line {
		line = p.nextLine(p.resume)
	}
	for ; line < p.limit; line = p.nextLine(line) {
		i := line + p.leading(line)
		if i-line > column || p.at(i) == '#' || p.blankFrom(i) {
			continue
		}
		if i-line == column && p.looksLikeItem(i, sequence) {
			p.failed, p.pos = false, line
			p.gap = gap{space: true, lines: true, indent: column}
			p.startLine()
			return true
		}
		p.unsure()
	}
	return false
}

// blankFrom reports whether there is only white space from an offset to the end of its line.
func (p *parser) blankFrom(i int) bool {
	for i < p.limit && isBlank(p.src[i]) {
		i++
	}
	return isBreak(p.at(i))
}

func (p *parser) nextLine(i int) int {
	i = p.lineEnd(i)
	return i + max(breakLen(p.src, i), 1)
}

// looksLikeItem reports whether a "-" or an entry of a mapping begins at an offset.
func (p *parser) looksLikeItem(i int, sequence bool) bool {
	if sequence || p.at(i) == '-' && p.spaceAt(i+1) {
		return sequence && p.at(i) == '-' && p.spaceAt(i+1)
	}
	if p.at(i) == '\t' {
		return false
	}
	for ; !isBreak(p.at(i)); i++ {
		if p.src[i] == ':' && p.spaceAt(i+1) {
			return true
		}
	}
	return false
}
