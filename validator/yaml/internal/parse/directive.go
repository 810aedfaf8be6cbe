package parse

// directive reads the line of a directive.
func (p *parser) directive() {
	line := Span{p.pos, p.lineEnd(p.pos)}
	words := p.words(line)
	switch name := string(p.src[words[0].Start:words[0].End]); name {
	case "%YAML":
		p.yamlDirective(line, words)
	case "%TAG":
		p.tagDirective(line, words)
	}
	if p.failed {
		return
	}
	p.pos = line.End + breakLen(p.src, line.End)
	p.lineStart = p.pos
}

// words divides a line up to its comment.
func (p *parser) words(line Span) []Span {
	var all []Span
	for i := line.Start; i < line.End; {
		if isBlank(p.src[i]) {
			i++
			continue
		}
		start := i
		for i < line.End && !isBlank(p.src[i]) {
			i++
		}
		if p.src[start] == '#' {
			break
		}
		all = append(all, Span{start, i})
	}
	return all
}

func (p *parser) yamlDirective(line Span, words []Span) {
	if p.version != "" {
		p.fail(line.Start, line.End, "duplicate %YAML directive", "")
		return
	}
	if len(words) == 2 {
		p.version = string(p.src[words[1].Start:words[1].End])
	}
	if v := p.version; len(v) < 3 || v[:2] != "1." || !isDigits(v[2:]) {
		p.fail(line.Start, line.End, "the %YAML directive is not valid", `write "%YAML 1.2"`)
	}
}

func isDigits(text string) bool {
	for _, c := range text {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

func (p *parser) tagDirective(line Span, words []Span) {
	if len(words) != 3 {
		p.fail(line.Start, line.End, "the %TAG directive is not valid", "")
		return
	}
	handle := string(p.src[words[1].Start:words[1].End])
	if h, rest := splitTag(handle); handle[0] != '!' || h != handle || rest != "" {
		p.fail(words[1].Start, words[1].End, quote(handle)+" is not a valid tag handle", "")
		return
	}
	if _, ok := p.tree.handles[handle]; ok {
		p.fail(words[1].Start, words[1].End, "the tag handle "+quote(handle)+" is already declared", "")
		return
	}
	if p.tree.handles == nil {
		p.tree.handles = map[string]string{}
	}
	p.tree.handles[handle] = string(p.src[words[2].Start:words[2].End])
}
