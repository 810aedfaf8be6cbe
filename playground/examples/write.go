package examples

import "strconv"

// writer writes items as JSON, indented by two spaces, lists of numbers on one line. Nothing the
// generator writes needs escaping.
type writer struct {
	out   []byte
	words []words
}

// writeList returns a bulk body.
func writeList(commands []*item, all []words, size int) []byte {
	w := writer{out: make([]byte, 0, size), words: all}
	w.list(len(commands), 0, func(i, depth int) { w.item(commands[i], depth) })
	return append(w.out, '\n')
}

// writeOne returns a create body.
func writeOne(command *item, all []words) []byte {
	w := writer{words: all}
	w.item(command, 0)
	return append(w.out, '\n')
}

func (w *writer) item(it *item, depth int) {
	w.object(depth, func(depth int) {
		w.raw(depth, "type", strconv.Itoa(it.kind))
		w.text(depth, "name", "name_localizations", it.name)
		if it.description.value != "" {
			w.text(depth, "description", "description_localizations", it.description)
		}
		for _, m := range it.members {
			w.raw(depth, m.key, m.value)
		}
		if len(it.choices) > 0 {
			w.key(depth, "choices")
			w.list(len(it.choices), depth, func(i, depth int) { w.choice(it, i, depth) })
		}
		if len(it.options) > 0 {
			w.key(depth, "options")
			w.list(len(it.options), depth, func(i, depth int) { w.item(it.options[i], depth) })
		}
	})
}

func (w *writer) choice(list *item, i, depth int) {
	c := list.choices[i]
	w.object(depth, func(depth int) {
		w.text(depth, "name", "name_localizations", c.name)
		if list.kind == stringOption {
			w.string(depth, "value", c.value)
			return
		}
		w.raw(depth, "value", c.value)
	})
}

// text writes a field and its dictionary.
func (w *writer) text(depth int, key, dictionary string, t text) {
	w.string(depth, key, t.value)
	w.key(depth, dictionary)
	w.object(depth, func(depth int) {
		for i, value := range t.local {
			w.string(depth, w.words[i].code, value)
		}
	})
}

func (w *writer) object(depth int, members func(depth int)) {
	w.out = append(w.out, '{')
	members(depth + 1)
	w.indent(depth)
	w.out = append(w.out, '}')
}

func (w *writer) list(n, depth int, element func(i, depth int)) {
	w.out = append(w.out, '[')
	for i := range n {
		if i > 0 {
			w.out = append(w.out, ',')
		}
		w.indent(depth + 1)
		element(i, depth+1)
	}
	w.indent(depth)
	w.out = append(w.out, ']')
}

// key begins a member; only the first of an object follows its brace.
func (w *writer) key(depth int, key string) {
	if w.out[len(w.out)-1] != '{' {
		w.out = append(w.out, ',')
	}
	w.indent(depth)
	w.quote(key)
	w.out = append(w.out, ": "...)
}

func (w *writer) string(depth int, key, value string) {
	w.key(depth, key)
	w.quote(value)
}

func (w *writer) raw(depth int, key, value string) {
	w.key(depth, key)
	w.out = append(w.out, value...)
}

func (w *writer) quote(s string) {
	w.out = append(w.out, '"')
	w.out = append(w.out, s...)
	w.out = append(w.out, '"')
}

func (w *writer) indent(depth int) {
	w.out = append(w.out, '\n')
	for range depth {
		w.out = append(w.out, "  "...)
	}
}
