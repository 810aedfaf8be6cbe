package call

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/shorten"
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
)

// value is a value in the options.
type value struct {
	tree *syntax.Tree
	id   syntax.ID
}

func (v value) kind() syntax.Kind { return v.tree.Kind(v.id) }

func (v value) is(kind syntax.Kind) bool { return v.kind() == kind }

func (v value) isScalar() bool { return v.kind() > syntax.Null && v.kind() < syntax.Array }

// key returns the key of a member. It is copied: it may outlive the options.
func (v value) key() string { return strings.Clone(v.tree.Key(v.id)) }

// text returns a string's text, "" of another value.
func (v value) text() string { return strings.Clone(v.tree.Text(v.id)) }

// scalar returns a string's text, and a number or a boolean as it is written.
func (v value) scalar() string {
	switch {
	case v.is(syntax.String):
		return v.text()
	case v.isScalar():
		return strings.Clone(v.tree.Raw(v.id))
	}
	return ""
}

// document returns a document that is a value of the options, or the text of a string in them.
func (v value) document() []byte {
	if v.is(syntax.String) {
		return []byte(v.text())
	}
	return []byte(v.tree.Raw(v.id))
}

func (v value) boolean() (b, ok bool) {
	return v.is(syntax.True), v.is(syntax.True) || v.is(syntax.False)
}

func (v value) count() (int, bool) {
	n, err := strconv.ParseUint(v.scalar(), 10, 32)
	return int(n), v.is(syntax.Number) && err == nil && n <= allFields
}

func (v value) snowflake() (uint64, bool) {
	n, err := strconv.ParseUint(v.text(), 10, 64)
	return n, err == nil
}

func (v value) locale() (locale.Locale, bool) { return locale.Parse(v.text()) }

// children returns the first element of a list or member of an object, and where they end.
func (v value) children() (first, end syntax.ID) {
	if v.kind() < syntax.Array {
		return 0, 0
	}
	return v.tree.First(v.id), v.tree.End(v.id)
}

// pair returns what {"name", "text"} gives an option, and where the text stands.
func (v value) pair() (given preview.Value, text value) {
	text = v
	for id, end := v.children(); id < end; id = v.tree.Next(id) {
		member := value{v.tree, id}
		switch member.key() {
		case "name":
			given.Option = member.text()
		case "text":
			given.Text, text = member.scalar(), member
		}
	}
	return given, text
}

// shown shows a value in a message.
func (v value) shown() string {
	switch {
	case v.is(syntax.String):
		return quoted(v.text())
	case v.isScalar():
		return clip(v.scalar())
	}
	return v.kind().String()
}

// oneOf returns which of the words a string is, and whether it is one.
func (v value) oneOf(words ...string) (int, bool) {
	for i, word := range words {
		if v.is(syntax.String) && v.text() == word {
			return i, true
		}
	}
	return 0, false
}

func quoted(text string) string { return strconv.Quote(clip(text)) }

// clip cuts a text to what a message can hold.
func clip(text string) string {
	const most = 40
	return shorten.To(text, most)
}
