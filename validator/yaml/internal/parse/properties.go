package parse

import "strings"

// properties reads the tag and the anchor at the position, in one line, and the white space behind
// them.
func (p *parser) properties() Properties {
	var all Properties
	for !p.end() && !p.failed {
		var one Properties
		switch p.src[p.pos] {
		case '&':
			one.Anchor = p.anchor()
		case '!':
			one.Tag = p.tag()
		default:
			return all
		}
		if p.failed {
			break
		}
		all = p.merge(all, one)
		end := p.pos
		if p.failed {
			break
		}
		p.skipInLine()
		if p.pos == end && !p.spaceAt(p.pos) && !p.endsFlowNode() {
			p.failHere("unexpected text after "+quote(string(p.src[max(one.Anchor.Start, one.Tag.Start):end])), "a space is missing")
		}
	}
	return all
}

// endsFlowNode reports whether what ends a node within brackets is at the position.
func (p *parser) endsFlowNode() bool {
	c := p.at(p.pos)
	return p.flowLevel > 0 && (c == ',' || c == ']' || c == '}')
}

func (p *parser) anchor() Span {
	at := Span{p.pos, p.nameEnd(p.pos + 1)}
	if at.End == at.Start+1 {
		p.fail(at.Start, at.End, `a name is missing behind "&"`, "put a text that begins with \"&\" in quotes")
		return at
	}
	p.take(at.End)
	return at
}

// merge joins properties in several lines.
func (p *parser) merge(a, b Properties) Properties {
	switch {
	case a.Tag.End > 0 && b.Tag.End > 0:
		p.fail(b.Tag.Start, b.Tag.End, "a value has one tag only", "")
	case a.Anchor.End > 0 && b.Anchor.End > 0:
		p.fail(b.Anchor.Start, b.Anchor.End, "a value has one anchor only", "")
	}
	if a.Tag.End == 0 {
		a.Tag = b.Tag
	}
	if a.Anchor.End == 0 {
		a.Anchor = b.Anchor
	}
	return a
}

// own gives a node the properties in the lines before it.
func (p *parser) own(id ID, outer Properties) {
	merged := p.merge(outer, p.tree.Properties(id))
	if p.failed {
		return
	}
	p.tree.setProperties(id, merged)
	p.register(id, &merged)
}

// tag reads a tag.
func (p *parser) tag() Span {
	at := Span{p.pos, p.nameEnd(p.pos + 1)}
	if p.at(p.pos+1) == '<' {
		at.End = p.pos + 2
		for at.End < p.limit && !p.spaceAt(at.End) && p.src[at.End-1] != '>' {
			at.End++
		}
		if p.src[at.End-1] != '>' || at.End < at.Start+4 {
			p.fail(at.Start, at.End, "the tag "+quote(string(p.src[at.Start:at.End]))+" is not closed", `close it with ">"`)
			return at
		}
		p.take(at.End)
		return at
	}
	handle, suffix := splitTag(string(p.src[at.Start:at.End]))
	switch _, ok := p.tree.handle(handle); {
	case !ok:
		p.fail(at.Start, at.End, "the tag handle "+quote(handle)+" is not declared", "")
	case suffix == "" && handle != "!", strings.Contains(suffix, "!"):
		p.fail(at.Start, at.End, quote(string(p.src[at.Start:at.End]))+" is not a valid tag", "")
	}
	p.take(at.End)
	return at
}

// splitTag divides a tag into its handle, such as "!!", and the rest.
func splitTag(tag string) (handle, suffix string) {
	for i := 1; i < len(tag); i++ {
		if tag[i] == '!' {
			return tag[:i+1], tag[i+1:]
		}
		if !isWord(tag[i]) {
			break
		}
	}
	return tag[:1], tag[1:]
}

// handle returns what a tag's handle stands for.
func (t *Tree) handle(handle string) (prefix string, ok bool) {
	if prefix, ok := t.handles[handle]; ok {
		return prefix, true
	}
	switch handle {
	case "!":
		return "!", true
	case "!!":
		return "tag:yaml.org,2002:", true
	}
	return "", false
}

// Tag returns what a node's tag stands for, "!" for the non-specific one and "" for none.
func (t *Tree) Tag(id ID) string {
	at := t.Properties(id).Tag
	if at.End == 0 {
		return ""
	}
	tag := string(t.src[at.Start:at.End])
	if len(tag) > 2 && tag[1] == '<' {
		return tag[2 : len(tag)-1]
	}
	handle, suffix := splitTag(tag)
	prefix, _ := t.handle(handle)
	return prefix + unescapeURI(suffix)
}

// unescapeURI decodes "%" and two digits.
func unescapeURI(text string) string {
	if !strings.Contains(text, "%") {
		return text
	}
	var out []byte
	for i := 0; i < len(text); i++ {
		if text[i] == '%' && i+2 < len(text) {
			if v, ok := hexValue([]byte(text), i+1, 2); ok {
				out = append(out, byte(v))
				i += 2
				continue
			}
		}
		out = append(out, text[i])
	}
	return string(out)
}
