package preview

import (
	"strings"
	"unicode"
)

// texts is a list of texts that grows.
type texts []string

func (t *texts) add(text string) { *t = append(*t, text) }

// fields returns the words of a text, with blanks between them.
func fields(text string) []string { return strings.FieldsFunc(text, unicode.IsSpace) }
