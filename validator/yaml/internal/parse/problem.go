package parse

import "strings"

// Problem is an error in the source.
type Problem struct {
	Span
	Message string
	// Note says what to do, "" for nothing.
	Note string
	// Item is the broken node of the item that the problem is in, 0 for none.
	Item ID
}

// maxProblems is how many problems of a document are listed.
const maxProblems = 100

// fail reports an error and moves to the end, so that every rule that is being read ends. What else
// is wrong with the item is not reported.
func (p *parser) fail(start, end int, message, note string) {
	if p.failed {
		return
	}
	p.failed = true
	p.resume, p.resumeLine = p.pos, p.lineStart
	p.note(start, end, message, note)
	p.pos = p.limit
}

// note reports an error that does not keep the item from being read.
func (p *parser) note(start, end int, message, note string) {
	if len(p.tree.Problems) == maxProblems {
		p.tree.Unlisted++
		return
	}
	p.tree.Problems = append(p.tree.Problems, Problem{Span: Span{start, end}, Message: message, Note: note})
}

// quote returns a short text in quotes for a message.
func quote(text string) string {
	const most = 40
	if len(text) > most {
		text = text[:most] + "…"
	}
	return `"` + strings.ToValidUTF8(text, "\uFFFD") + `"`
}

// failHere reports the word at the current position.
func (p *parser) failHere(message, note string) {
	p.fail(p.pos, p.wordEnd(p.pos), message, note)
}

// wordEnd returns the end of the word at an offset: at least one character, not over the line's end.
func (p *parser) wordEnd(i int) int {
	end := i
	for end < p.limit && !isBlank(p.src[end]) && !isBreak(p.src[end]) {
		if end > i && (p.src[end] == ':' || isFlowIndicator(p.src[end])) {
			break
		}
		end++
	}
	if end == i && end < p.limit && !isBreak(p.src[end]) {
		end++
	}
	return end
}

// unexpected reports a character that nothing can begin with.
func (p *parser) unexpected() {
	c := p.src[p.pos]
	note := "put the text in quotes"
	message := `unexpected "` + string(rune(c)) + `"`
	switch c {
	case '\t':
		message, note = "a tab cannot indent YAML", "indent with spaces"
	case '@', '`':
		message = "a text cannot begin with \"" + string(rune(c)) + `"`
	case '#':
		message, note = "a comment needs a space before it", ""
	case ',', ']', '}':
		note = ""
	}
	p.fail(p.pos, p.pos+1, message, note)
}
