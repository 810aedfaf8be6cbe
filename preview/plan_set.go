package preview

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// set is a list whose order and repetitions say nothing.
type set []element

// element is a number or a text, and its JSON.
type element struct {
	number     int64
	text, json string
}

// setForm is for sets of integers.
func setForm(list *validator.IntegerList) string {
	var s set
	for i := range list.Elements {
		if e := &list.Elements[i]; e.Given() {
			s = append(s, element{number: e.N, json: strconv.FormatInt(e.N, 10)})
		}
	}
	return s.form()
}

// fileTypesForm is for file types, whose case says nothing either.
func fileTypesForm(list *validator.StringList) string {
	var s set
	for i := range list.Elements {
		if e := &list.Elements[i]; e.Given() {
			text := strings.ToLower(e.Text)
			s = append(s, element{text: text, json: jsonString(text)})
		}
	}
	return s.form()
}

func (s set) form() string {
	var elements texts
	for _, e := range s.ordered() {
		elements.add(e.json)
	}
	return listForm(elements)
}

// ordered returns the elements in order, each once.
func (s set) ordered() set {
	if len(s) < 2 {
		return s
	}
	a, b := s[:len(s)/2].ordered(), s[len(s)/2:].ordered()
	merged := make(set, 0, len(s))
	for len(a) > 0 && len(b) > 0 {
		switch {
		case b[0].before(&a[0]):
			merged, b = append(merged, b[0]), b[1:]
		case a[0].before(&b[0]):
			merged, a = append(merged, a[0]), a[1:]
		default:
			b = b[1:]
		}
	}
	return append(append(merged, a...), b...)
}

func (e *element) before(other *element) bool {
	return e.number < other.number || e.number == other.number && e.text < other.text
}

// listForm returns a list of elements that are JSON. It holds an empty list for an absent one.
func listForm(elements []string) string {
	if len(elements) == 0 {
		return ""
	}
	return "[" + strings.Join(elements, ",") + "]"
}
