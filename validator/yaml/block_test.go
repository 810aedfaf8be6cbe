package yaml_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// The conformance documents, written in all styles of YAML, must give what they give as JSON; and a
// fix, made in the YAML, what it makes of the JSON.
func TestOtherStylesReadTheSame(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	compared, fixes, offered := 0, 0, 0
	all := documents(t)
	var names []string
	for name := range all {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		d := all[name]
		tree := syntax.Read(d.src, syntax.JSON)
		if len(tree.Problems) > 0 || len(d.src) > 20_000 {
			continue
		}
		for range 3 {
			w := writer{Rand: random, tree: tree}
			w.document()
			c := comparison{src: d.src, yaml: []byte(w.String()), options: d.options}
			c.compare(t)
			if t.Failed() {
				t.Fatalf("%s\n%s", name, c.yaml)
			}
			compared++
			fixes += c.fixes
			offered += c.offered
		}
	}
	t.Logf("%d documents, %d of %d fixes", compared, fixes, offered)
	if compared < 5000 || fixes < offered*8/10 {
		t.Errorf("only %d documents and %d of %d fixes were compared", compared, fixes, offered)
	}
}

// comparison is one document in both notations.
type comparison struct {
	src, yaml      []byte
	options        validator.Options
	fixes, offered int
}

func (c *comparison) compare(t *testing.T) {
	t.Helper()
	want := validator.Check(c.src, c.options).Diagnostics
	options := c.options
	options.Reader = yaml.Reader{}
	got := slices.DeleteFunc(validator.Check(c.yaml, options).Diagnostics,
		func(d validator.Diagnostic) bool { return d.Rule == "yaml-ambiguous" })
	if len(got) != len(want) {
		t.Errorf("%d diagnostics, not %d", len(got), len(want))
		for _, d := range got {
			t.Log(d.Rule, d.Pointer, d.Message)
		}
		return
	}
	for i := range want {
		k := slices.IndexFunc(got, func(d validator.Diagnostic) bool {
			return d.Rule == want[i].Rule && d.Pointer == want[i].Pointer &&
				d.Message == want[i].Message && d.Severity == want[i].Severity &&
				d.Path == want[i].Path && d.Locale == want[i].Locale &&
				len(d.Related) == len(want[i].Related)
		})
		if k < 0 {
			t.Errorf("missing: %s at %q: %s", want[i].Rule, want[i].Pointer, want[i].Message)
			continue
		}
		c.compareFixes(t, got[k].Fixes, want[i].Fixes)
		got = slices.Delete(got, k, k+1)
	}
}

// compareFixes makes each fix of the YAML and compares the JSON that it then stands for.
func (c *comparison) compareFixes(t *testing.T, got, want []validator.Fix) {
	t.Helper()
	c.offered += len(want)
	for _, fix := range got {
		k := slices.IndexFunc(want, func(f validator.Fix) bool {
			return f.Title == fix.Title && f.Safe == fix.Safe
		})
		if k < 0 {
			t.Errorf("there is no fix %q", fix.Title)
			continue
		}
		mended := yaml.Reader{}.Read(validator.Apply(c.yaml, fix.Edits))
		if len(mended.JSON()) == 0 {
			t.Errorf("%q breaks the document: %+v", fix.Title, mended.Findings())
			continue
		}
		wantEqual(t, fix.Title, mended.JSON(), validator.Apply(c.src, want[k].Edits))
		c.fixes++
	}
}

// wantEqual wants two documents to be equal but for how they are written.
func wantEqual(t *testing.T, what string, got, want []byte) {
	t.Helper()
	if a, b := canonical(syntax.Read(got, syntax.JSON), syntax.Root), canonical(syntax.Read(want, syntax.JSON), syntax.Root); a != b {
		t.Errorf("%q makes\n%s\nnot\n%s", what, a, b)
	}
}

// canonical writes a document in one way.
func canonical(t *syntax.Tree, id syntax.ID) string {
	switch t.Kind(id) {
	case syntax.String:
		return syntax.Quote(t.Text(id))
	case syntax.Array, syntax.Object:
		brackets := "[]"
		if t.Kind(id) == syntax.Object {
			brackets = "{}"
		}
		var all []string
		for child := t.First(id); child < t.End(id); child = t.Next(child) {
			key := ""
			if t.Member(child) {
				key = syntax.Quote(t.Key(child)) + ":"
			}
			all = append(all, key+canonical(t, child))
		}
		return brackets[:1] + strings.Join(all, ",") + brackets[1:]
	}
	return t.Raw(id)
}

// writer writes a document as YAML, in styles chosen at random.
type writer struct {
	*rand.Rand
	strings.Builder
	tree *syntax.Tree
	eol  string
}

func (w *writer) document() {
	w.eol = []string{"\n", "\n", "\r\n"}[w.IntN(3)]
	w.maybe("# a comment" + w.eol)
	w.maybe("---" + w.eol)
	w.value(syntax.Root, 0, alone)
	w.WriteString(w.eol)
	w.maybe("# the end" + w.eol)
}

func (w *writer) maybe(text string) {
	if w.IntN(4) == 0 {
		w.WriteString(text)
	}
}

// Where a value stands.
const (
	alone = iota
	afterDash
	afterKey
)

// value writes a value in block context; what is below it has this indentation.
func (w *writer) value(id syntax.ID, indent, where int) {
	t := w.tree
	inline := t.Kind(id) < syntax.Array || t.First(id) >= t.End(id) || w.IntN(4) == 0
	switch {
	case inline && where != alone, where == afterDash && w.IntN(3) > 0:
		w.WriteString(" ")
	case where != alone:
		w.maybe("  # here")
		w.WriteString(w.eol + strings.Repeat(" ", indent))
	}
	switch {
	case where != alone && t.Kind(id) == syntax.String && simple(t.Text(id)) && w.IntN(10) == 0:
		blank := w.eol + strings.Repeat(" ", indent)
		w.WriteString([]string{"|-", ">-"}[w.IntN(2)] + blank + t.Text(id))
	case t.Kind(id) < syntax.Array:
		w.scalar(id, t.Text(id), false)
	case inline:
		w.flow(id)
	default:
		w.block(id, indent)
	}
}

func (w *writer) block(id syntax.ID, indent int) {
	t := w.tree
	for child := t.First(id); child < t.End(id); child = t.Next(child) {
		if child > t.First(id) {
			w.WriteString(w.eol)
			w.maybe(w.eol)
			w.maybe(strings.Repeat(" ", indent) + "# next" + w.eol)
			w.WriteString(strings.Repeat(" ", indent))
		}
		if !t.Member(child) {
			w.WriteString("-")
			w.value(child, indent+2, afterDash)
			continue
		}
		w.scalar(0, t.Key(child), true)
		w.WriteString(":")
		w.value(child, indent+2, afterKey)
	}
}

func pick(which bool, yes, no string) string {
	if which {
		return yes
	}
	return no
}

func (w *writer) flow(id syntax.ID) {
	t := w.tree
	list := t.Kind(id) == syntax.Array
	w.WriteString(pick(list, "[", "{"))
	w.maybe(" ")
	for child := t.First(id); child < t.End(id); child = t.Next(child) {
		if child > t.First(id) {
			w.WriteString(", ")
		}
		if !list {
			w.quoted(t.Key(child))
			w.WriteString(": ")
		}
		switch {
		case t.Kind(child) >= syntax.Array:
			w.flow(child)
		case t.Kind(child) == syntax.String:
			w.quoted(t.Text(child))
		default:
			w.WriteString(t.Raw(child))
		}
	}
	w.maybe(" ")
	w.WriteString(pick(list, "]", "}"))
}

// scalar writes a scalar in block context.
func (w *writer) scalar(id syntax.ID, text string, key bool) {
	if !key && w.tree.Kind(id) != syntax.String {
		w.WriteString(w.tree.Raw(id))
		return
	}
	if simple(text) && w.IntN(3) > 0 {
		w.WriteString(text)
		return
	}
	w.quoted(text)
}

func (w *writer) quoted(text string) {
	if w.IntN(2) == 0 && utf8.ValidString(text) && !strings.ContainsFunc(text, unicode.IsControl) {
		w.WriteString("'" + strings.ReplaceAll(text, "'", "''") + "'")
		return
	}
	w.WriteString(syntax.Quote(text))
}

// simple reports whether a text is a string without quotes.
func simple(text string) bool {
	switch strings.ToLower(text) {
	case "", "null", "true", "false":
		return false
	}
	for i, r := range text {
		if !unicode.IsLetter(r) && (i == 0 || r != ' ' && r != '_' && !unicode.IsDigit(r)) {
			return false
		}
	}
	return !strings.HasSuffix(text, " ")
}

// A line break is one, whether it is LF or CRLF, and places are those of the document.
func TestLineBreaks(t *testing.T) {
	for _, src := range []string{
		"name: 'a\n\n  b'\ndescription: x\n",
		"name: \"a\n  b\n\n  \\\n  c\"\ndescription: x\n",
		"name: a\n  b\n\n  c\ndescription: x\n",
		"name: >+\n  a\n\n  b\n\ndescription: |2\n   x\n",
		"name: x # y\n\n\ndescription: {a: b\n  c: d}\n",
		"name: x\ndescription: é\n\tx: y\n",
	} {
		check := func(src string) *validator.Report {
			return validator.Check([]byte(src), validator.Options{Reader: yaml.Reader{}})
		}
		want, got := check(src), check(strings.ReplaceAll(src, "\n", "\r\n"))
		lf := yaml.Reader{}.Read(want.Source()).JSON()
		crlf := yaml.Reader{}.Read(got.Source()).JSON()
		if string(lf) != string(crlf) {
			t.Errorf("%q is\n%s and with CRLF\n%s", src, lf, crlf)
		}
		if len(want.Diagnostics) != len(got.Diagnostics) {
			t.Errorf("%q: %d diagnostics, with CRLF %d", src, len(want.Diagnostics), len(got.Diagnostics))
			continue
		}
		for i := range want.Diagnostics {
			a, b := want.Diagnostics[i].Range, got.Diagnostics[i].Range
			if a.Start.Line != b.Start.Line || a.Start.Column != b.Start.Column ||
				a.End.Line != b.End.Line || a.End.Column != b.End.Column {
				t.Errorf("%q: %s at %+v, with CRLF at %+v", src, want.Diagnostics[i].Message, a, b)
			}
		}
	}
}
