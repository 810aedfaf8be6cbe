package preview

import (
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// The JSON is written by hand, so that the module does not link encoding/json.

// writer writes JSON and sets the commas. Every value has the key of its member; "" is for the
// elements of lists and for a whole text.
type writer struct {
	dst []byte
	// more tells that something stands already in the object or list being written.
	more bool
	// brief tells that a picker's options are, too.
	brief bool
}

// schema is the number of the JSON's shape: it grows when a member changes its meaning.
const schema = 1

// answer begins an answer: an object that tells its shape first.
func answer(dst []byte) *writer {
	w := &writer{dst: dst}
	w.open("", '{')
	w.integer("schema", schema)
	return w
}

// begin writes what stands before a value.
func (w *writer) begin(key string) {
	if w.more {
		w.dst = append(w.dst, ',')
	}
	w.more = true
	if key != "" {
		// No key has a character to escape.
		w.dst = append(append(append(w.dst, '"'), key...), '"', ':')
	}
}

// open begins an object or a list.
func (w *writer) open(key string, bracket byte) {
	w.begin(key)
	w.dst = append(w.dst, bracket)
	w.more = false
}

func (w *writer) close(bracket byte) {
	w.dst = append(w.dst, bracket)
	w.more = true
}

// raw writes a value that is JSON already or, without a key, members that are.
func (w *writer) raw(key, json string) {
	w.begin(key)
	w.dst = append(w.dst, json...)
}

func (w *writer) text(key, text string) {
	w.begin(key)
	w.dst = validator.AppendString(w.dst, text)
}

// optional writes a text unless it is empty.
func (w *writer) optional(key, text string) {
	if text != "" {
		w.text(key, text)
	}
}

func (w *writer) integer(key string, n int64) {
	w.begin(key)
	w.dst = strconv.AppendInt(w.dst, n, 10)
}

func (w *writer) boolean(key string, b bool) {
	if b {
		w.raw(key, "true")
	} else {
		w.raw(key, "false")
	}
}

func (w *writer) id(key string, id uint64) { w.text(key, decimal(id)) }

// scalar writes a string or number as the document has it, and null for anything else.
func (w *writer) scalar(key string, s *validator.Scalar) {
	switch {
	case s.IsString():
		w.text(key, s.Text)
	case s.IsNumber():
		w.raw(key, s.Text)
	default:
		w.raw(key, "null")
	}
}

func decimal(id uint64) string { return strconv.FormatUint(id, 10) }

func jsonString(text string) string { return string(validator.AppendString(nil, text)) }
