package yaml

import (
	"bytes"
	"strings"
	"unicode"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// Edits returns what edits of the JSON are in the document. One that puts a scalar in the place of a
// scalar is sure; any other is proven: the document is changed and read again.
func (t *translation) Edits(edits []validator.TextEdit) ([]validator.TextEdit, bool) {
	made := make([]validator.TextEdit, 0, len(edits))
	sure := true
	for _, e := range edits {
		edit, simple, ok := t.edit(e)
		if !ok {
			return nil, false
		}
		sure = sure && simple
		made = append(made, edit)
	}
	if !sure && !t.proven(edits, made) {
		return nil, false
	}
	return made, true
}

// edit returns one edit of the JSON as one of the document; simple tells that it needs no proof.
func (t *translation) edit(e validator.TextEdit) (made validator.TextEdit, simple, ok bool) {
	switch i := t.exact(e.Start, e.End); {
	case i >= 0 && e.Text != "" && t.parts[i].style < flow:
		made, ok = t.replacement(&t.parts[i], e.Text)
		return made, ok && t.parts[i].style != block && !t.broken(&t.parts[i]), ok
	case t.budget < 0:
	case i >= 0 && e.Text != "":
		made, ok = t.element(i, e.Text)
	case e.Text == "":
		made, ok = t.removal(e)
	default:
		made, ok = t.insertion(e)
	}
	return made, false, ok
}

// broken reports whether a scalar is written over several lines, or not at all.
func (t *translation) broken(p *part) bool {
	at := t.from(p.node)
	return p.style == implicit || bytes.ContainsAny(t.src[at.start:at.end], "\r\n")
}

// replacement writes a scalar in the place of another, in its style.
func (t *translation) replacement(p *part, json string) (validator.TextEdit, bool) {
	if p.fixed || p.style == implicit {
		return validator.TextEdit{}, false
	}
	at := t.from(p.node)
	edit := validator.TextEdit{Start: at.start, End: at.end, Text: json}
	tree := syntax.Read([]byte(json), syntax.JSON)
	if len(tree.Problems) > 0 || tree.Kind(syntax.Root) >= syntax.Array {
		return edit, false
	}
	if tree.Kind(syntax.Root) != syntax.String {
		return edit, true
	}
	text := tree.Text(syntax.Root)
	was, _ := resolve(string(t.src[at.start:at.end]))
	switch {
	case p.style == plain && was == aString && isPlain(text):
		edit.Text = text
	case p.style == single && !strings.ContainsFunc(text, unicode.IsControl):
		edit.Text = "'" + strings.ReplaceAll(text, "'", "''") + "'"
	}
	return edit, true
}

// isPlain reports whether a text surely needs no quotes.
func isPlain(text string) bool {
	for i, r := range text {
		switch {
		case unicode.IsLetter(r):
		case i > 0 && (r == '_' || r == '-' || unicode.IsNumber(r) || unicode.IsMark(r)):
		default:
			return false
		}
	}
	is, _ := resolve(text)
	return is == aString && otherwise(text) == ""
}

// element puts another element of the same list in the place of one.
func (t *translation) element(i int, json string) (validator.TextEdit, bool) {
	p := &t.parts[i]
	at := t.from(p.node)
	for k := range t.children(int(p.parent)) {
		other := &t.parts[k]
		if !other.fixed && string(t.json[other.start:other.end]) == json {
			from := t.from(other.node)
			text := string(t.src[from.start:from.end])
			return validator.TextEdit{Start: at.start, End: at.end, Text: text}, !p.fixed
		}
	}
	return validator.TextEdit{}, false
}

// children yields the keys of a mapping, or the elements of a list.
func (t *translation) children(parent int) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		if parent < 0 {
			return
		}
		list := t.json[t.parts[parent].start] == '['
		for k := parent + 1; k < len(t.parts) && t.parts[k].start < t.parts[parent].end; k++ {
			if int(t.parts[k].parent) == parent && (list || t.parts[k].key) && !yield(k) {
				return
			}
		}
	}
}

// stretch returns the bytes of a child and, of a key, its value.
func (t *translation) stretch(i int) (end, from int) {
	if t.parts[i].key {
		i++
	}
	return int(t.parts[i].end), t.from(t.parts[i].node).end
}

// removal takes a member or an element out.
func (t *translation) removal(e validator.TextEdit) (validator.TextEdit, bool) {
	parent, child, before, after := t.removed(e)
	if child < 0 || t.parts[child].fixed || t.parts[child].key && t.parts[child+1].fixed {
		return validator.TextEdit{}, false
	}
	p, lead, next := &t.parts[parent], t.lead(&t.parts[child]), -1
	if after >= 0 {
		next = t.lead(&t.parts[after])
	}
	_, end := t.stretch(child)
	switch {
	case p.style == flow && after >= 0:
		return t.cut(lead, next)
	case p.style == flow && before >= 0:
		_, start := t.stretch(before)
		return t.cut(start, end)
	case p.style == flow:
		return t.cut(lead, end)
	case before < 0 && after < 0:
		empty := "{}"
		if t.json[p.start] == '[' {
			empty = "[]"
		}
		at := t.from(p.node)
		return validator.TextEdit{Start: at.start, End: at.end, Text: empty}, !p.fixed
	case t.startsLine(lead):
		return validator.TextEdit{Start: t.lineStart(lead), End: t.lineEnd(end)}, true
	case after >= 0:
		return t.cut(lead, next)
	}
	return validator.TextEdit{}, false
}

// cut takes out what has no comment in it. What an alias stands for is before it, so that the start is
// then behind the end.
func (t *translation) cut(start, end int) (validator.TextEdit, bool) {
	ok := start <= end && bytes.IndexByte(t.src[start:end], '#') < 0
	return validator.TextEdit{Start: start, End: end}, ok
}

// removed returns which child a removal from the JSON is about, and the children beside it; -1 for
// none.
func (t *translation) removed(e validator.TextEdit) (parent, child, before, after int) {
	child, before, after = -1, -1, -1
	parent = t.holder(e)
	last := -1
	for k := range t.children(parent) {
		end, _ := t.stretch(k)
		switch {
		case child >= 0:
			after = k
		case int(t.parts[k].start) == e.Start || last >= 0 && end == e.End && t.ends(last, e.Start):
			child, before = k, last
		}
		last = k
		if after >= 0 {
			break
		}
	}
	return parent, child, before, after
}

func (t *translation) ends(i, at int) bool {
	end, _ := t.stretch(i)
	return end == at
}

// holder returns the innermost list or mapping around an edit.
func (t *translation) holder(e validator.TextEdit) int {
	i := t.at(e.Start)
	for i >= 0 && (t.parts[i].style < flow || int(t.parts[i].start) >= e.Start || int(t.parts[i].end) <= e.End) {
		i = int(t.parts[i].parent)
	}
	return i
}

// insertion writes something new. Before a member of an indented mapping it is a line of its own.
func (t *translation) insertion(e validator.TextEdit) (validator.TextEdit, bool) {
	if e.Start != e.End {
		return validator.TextEdit{}, false
	}
	i := t.at(e.Start)
	for i >= 0 && int(t.parts[i].start) != e.Start && int(t.parts[i].end) != e.Start {
		i = int(t.parts[i].parent)
	}
	if i < 0 || t.parts[i].fixed {
		return validator.TextEdit{}, false
	}
	p := &t.parts[i]
	at, lead := t.from(p.node), t.lead(p)
	member, isMember := strings.CutSuffix(e.Text, ", ")
	switch {
	case int(p.start) != e.Start:
		return validator.TextEdit{Start: at.end, End: at.end, Text: e.Text}, true
	case isMember && p.key && t.parts[p.parent].style == indented:
		text := member + t.lineBreak() + strings.Repeat(" ", t.column(lead))
		return validator.TextEdit{Start: lead, End: lead, Text: text}, true
	}
	return validator.TextEdit{Start: at.start, End: at.start, Text: e.Text}, true
}

func (t *translation) startsLine(i int) bool {
	return len(bytes.TrimLeft(t.src[t.lineStart(i):i], " ")) == 0
}

func (t *translation) lineStart(i int) int {
	return bytes.LastIndexAny(t.src[:i], "\r\n") + 1
}

// lineEnd returns the start of the line after the one that i is in.
func (t *translation) lineEnd(i int) int {
	for i < len(t.src) {
		i++
		if t.src[i-1] == '\n' || t.src[i-1] == '\r' && (i == len(t.src) || t.src[i] != '\n') {
			break
		}
	}
	return i
}

// lineBreak returns how the document ends its lines.
func (t *translation) lineBreak() string {
	if i := bytes.IndexByte(t.src, '\n'); i > 0 && t.src[i-1] == '\r' {
		return "\r\n"
	}
	return "\n"
}

// column returns how many characters stand before i in its line.
func (t *translation) column(i int) int {
	return len([]rune(string(t.src[t.lineStart(i):i])))
}
