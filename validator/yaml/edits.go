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
	return p.style == implicit || bytes.ContainsAny(t.src[p.from.start:p.from.end], "\r\n")
}

// replacement writes a scalar in the place of another, in its style.
func (t *translation) replacement(p *part, json string) (validator.TextEdit, bool) {
	if p.fixed || p.style == implicit {
		return validator.TextEdit{}, false
	}
	edit := validator.TextEdit{Start: p.from.start, End: p.from.end, Text: json}
	tree := syntax.Read([]byte(json), syntax.JSON)
	if len(tree.Problems) > 0 || tree.Kind(syntax.Root) >= syntax.Array {
		return edit, false
	}
	if tree.Kind(syntax.Root) != syntax.String {
		return edit, true
	}
	text := tree.Text(syntax.Root)
	was, _ := resolve(string(t.src[p.from.start:p.from.end]))
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
	for k := range t.children(p.parent) {
		other := &t.parts[k]
		if !other.fixed && string(t.json[other.start:other.end]) == json {
			text := string(t.src[other.from.start:other.from.end])
			return validator.TextEdit{Start: p.from.start, End: p.from.end, Text: text}, !p.fixed
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
			if t.parts[k].parent == parent && (list || t.parts[k].key) && !yield(k) {
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
	return t.parts[i].end, t.parts[i].from.end
}

// removal takes a member or an element out.
func (t *translation) removal(e validator.TextEdit) (validator.TextEdit, bool) {
	parent, child, before, after := t.removed(e)
	if child < 0 || t.parts[child].fixed || t.parts[child].key && t.parts[child+1].fixed {
		return validator.TextEdit{}, false
	}
	p, c := &t.parts[parent], &t.parts[child]
	_, end := t.stretch(child)
	switch {
	case p.style == flow && after >= 0:
		return t.cut(c.lead, t.parts[after].lead)
	case p.style == flow && before >= 0:
		_, start := t.stretch(before)
		return t.cut(start, end)
	case p.style == flow:
		return t.cut(c.lead, end)
	case before < 0 && after < 0:
		empty := "{}"
		if t.json[p.start] == '[' {
			empty = "[]"
		}
		return validator.TextEdit{Start: p.from.start, End: p.from.end, Text: empty}, !p.fixed
	case t.startsLine(c.lead):
		return validator.TextEdit{Start: t.lineStart(c.lead), End: t.lineEnd(end)}, true
	case after >= 0:
		return t.cut(c.lead, t.parts[after].lead)
	}
	return validator.TextEdit{}, false
}

// cut takes out what has no comment in it.
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
		case t.parts[k].start == e.Start || last >= 0 && end == e.End && t.ends(last, e.Start):
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
	for i >= 0 && (t.parts[i].style < flow || t.parts[i].start >= e.Start || t.parts[i].end <= e.End) {
		i = t.parts[i].parent
	}
	return i
}

// insertion writes something new. Before a member of an indented mapping it is a line of its own.
func (t *translation) insertion(e validator.TextEdit) (validator.TextEdit, bool) {
	if e.Start != e.End {
		return validator.TextEdit{}, false
	}
	i := t.at(e.Start)
	for i >= 0 && t.parts[i].start != e.Start && t.parts[i].end != e.Start {
		i = t.parts[i].parent
	}
	if i < 0 || t.parts[i].fixed {
		return validator.TextEdit{}, false
	}
	p := &t.parts[i]
	member, isMember := strings.CutSuffix(e.Text, ", ")
	switch {
	case p.start != e.Start:
		return validator.TextEdit{Start: p.from.end, End: p.from.end, Text: e.Text}, true
	case isMember && p.key && t.parts[p.parent].style == indented:
		text := member + t.lineBreak() + strings.Repeat(" ", t.column(p.lead))
		return validator.TextEdit{Start: p.lead, End: p.lead, Text: text}, true
	}
	return validator.TextEdit{Start: p.from.start, End: p.from.start, Text: e.Text}, true
}

func (t *translation) startsLine(i int) bool {
	return len(bytes.TrimLeft(t.src[t.lineStart(i):i], " ")) == 0
}

func (t *translation) lineStart(i int) int {
	return bytes.LastIndexAny(t.src[:i], "\r\n") + 1
}

// lineEnd returns the start of the line after the one that i is in.
func (t *translation) lineEnd(i int) int {
	c := converter{translation: t}
	return c.line(i)
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
