package validator_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// TestJSON5Alike writes documents in JSON5, and wants what is said of them in JSON, and the same fixes.
func TestJSON5Alike(t *testing.T) {
	tried := 0
	everyDocument(t, func(t *testing.T, d *document) {
		tree := syntax.Read(d.src, syntax.JSON)
		if d.options.Syntax != validator.JSON || d.options.Reader != nil || len(tree.Problems) > 0 {
			return
		}
		w := json5Writer{tree: tree, random: rand.New(rand.NewPCG(uint64(len(d.src)), 5))}
		w.space()
		w.value(syntax.Root)
		w.space()
		other := document{d.name, []byte(w.String()), d.options}
		other.options.Syntax = validator.JSON5
		if got, want := saidOf(other.check()), saidOf(d.check()); !slices.Equal(got, want) {
			t.Fatalf("%s\ngets %q\ninstead of %q", other.src, got, want)
		}
		for _, unsafe := range []bool{false, true} {
			want, _ := validator.Mend(d.src, d.options, unsafe)
			got, _ := validator.Mend(other.src, other.options, unsafe)
			read := syntax.Read(got, syntax.JSON5)
			if len(read.Problems) > 0 || valueOf(read, syntax.Root) != valueOf(syntax.Read(want, syntax.JSON), syntax.Root) {
				t.Fatalf("%s\nis fixed to\n%s\ninstead of\n%s", other.src, got, want)
			}
		}
		tried++
	})
	if tried < 1000 {
		t.Errorf("only %d documents", tried)
	}
}

// saidOf returns what a report says, but for places.
func saidOf(r *validator.Report) []string {
	var said []string
	for _, d := range r.Diagnostics {
		line := fmt.Sprint(d.Rule, d.Severity, d.Pointer, d.Path, d.Locale, d.Message)
		for _, related := range d.Related {
			line += "; " + related.Message
		}
		for _, fix := range d.Fixes {
			line += fmt.Sprint("; ", fix.Title, fix.Safe, len(fix.Edits))
		}
		said = append(said, line)
	}
	return said
}

// valueOf writes a value as JSON without spaces.
func valueOf(t *syntax.Tree, id syntax.ID) string {
	switch t.Kind(id) {
	case syntax.String:
		return syntax.Quote(t.Text(id))
	case syntax.Array, syntax.Object:
	default:
		return t.Raw(id)
	}
	var parts []string
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		part := valueOf(t, child)
		if t.Member(child) {
			part = syntax.Quote(t.Key(child)) + ":" + part
		}
		parts = append(parts, part)
	}
	return t.Kind(id).String() + "(" + strings.Join(parts, ",") + ")"
}

// json5Writer writes a value in JSON5, as differently from JSON as it can.
type json5Writer struct {
	strings.Builder
	tree   *syntax.Tree
	random *rand.Rand
}

func (w *json5Writer) oneOf(texts ...string) string { return texts[w.random.IntN(len(texts))] }

func (w *json5Writer) space() {
	w.WriteString(w.oneOf("", "", " ", "\n", "\u00A0", "/* a, } ' */", "// b ]\"\n", "// c\u2028", "\uFEFF\v\f"))
}

func (w *json5Writer) value(id syntax.ID) {
	switch t := w.tree; t.Kind(id) {
	case syntax.String:
		w.text(t.Text(id))
	case syntax.Number:
		w.WriteString(w.number(t.Raw(id)))
	case syntax.Array, syntax.Object:
		w.container(id)
	default:
		w.WriteString(t.Raw(id))
	}
}

func (w *json5Writer) container(id syntax.ID) {
	t := w.tree
	brackets := "[]"
	if t.Kind(id) == syntax.Object {
		brackets = "{}"
	}
	w.WriteString(brackets[:1])
	w.space()
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		if t.Member(child) {
			w.key(t.Key(child))
			w.space()
			w.WriteString(":")
			w.space()
		}
		w.value(child)
		w.space()
		if t.Next(child) < end || w.random.IntN(2) == 0 {
			w.WriteString(",")
			w.space()
		}
	}
	w.WriteString(brackets[1:])
}

func (w *json5Writer) key(key string) {
	if strings.Trim(key, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$") != "" || key == "" {
		w.text(key)
		return
	}
	if w.random.IntN(8) == 0 {
		key = fmt.Sprintf(`\u%04X%s`, key[0], key[1:])
	}
	w.WriteString(key)
}

func (w *json5Writer) text(text string) {
	quote := w.oneOf("'", "'", `"`)
	w.WriteString(quote)
	for _, c := range text {
		switch {
		case c == '\n' || c == '\r' || c == '\\' || string(c) == quote:
			fmt.Fprintf(w, `\x%02x`, c)
		case w.random.IntN(20) == 0 && c < 0x100:
			fmt.Fprintf(w, w.oneOf(`\x%02X`, `\u%04x`, "\\\n\\x%02x"), c)
		case w.random.IntN(20) == 0 && !strings.ContainsRune("0123456789bfnrtuvx\u2028\u2029", c):
			w.WriteString(`\` + string(c))
		default:
			w.WriteRune(c)
		}
	}
	w.WriteString(quote)
}

// number writes a number in a way that stands for the same text in JSON.
func (w *json5Writer) number(raw string) string {
	if n, err := strconv.ParseUint(raw, 10, 64); err == nil {
		return w.oneOf(raw, "+"+raw, raw+".", fmt.Sprintf("0x%X", n), fmt.Sprintf("+0X00%x", n))
	}
	if fraction, ok := strings.CutPrefix(raw, "0."); ok {
		return "." + fraction
	}
	return raw
}
