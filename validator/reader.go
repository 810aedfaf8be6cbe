package validator

import (
	"sort"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/position"
)

// Reader reads documents of another notation than JSON; package validator/yaml has one.
type Reader interface {
	// Read returns the JSON that a document stands for. It never fails: what is wrong is among the
	// findings. src is not changed, and must not change while the translation is used.
	Read(src []byte) Translation
}

// Translation is the JSON that a document of another notation stands for, and the way back.
type Translation interface {
	// JSON returns JSON, well-formed but for a "?" in the place of each value that could not be read;
	// nothing where nothing of the document could be.
	JSON() []byte
	// Findings tells what there is to say of the notation.
	Findings() []Finding
	// Range returns the bytes of the document that a part of the JSON stands for.
	Range(start, end int) (from, to int)
	// Edits returns what edits of the JSON are in the document. They are not ok where the document
	// has no place for them.
	Edits(edits []TextEdit) (made []TextEdit, ok bool)
}

// Finding is one thing that a Reader found.
type Finding struct {
	// Rule is the name of a rule of the catalogue; without one, the finding is not reported.
	Rule     string
	Severity Severity
	// At is the offset in the JSON of the nearest value.
	At int
	// Start and End are the bytes of the document that the finding marks.
	Start, End int
	Message    string
	// Note says what to do, "" for nothing.
	Note string
	// Fixes are changes of the document itself.
	Fixes []Fix
}

// read reads the document into a tree.
func (c *checker) read(src []byte) *syntax.Tree {
	notation := syntax.Notation(c.options.Syntax)
	switch {
	case c.options.Reader != nil:
		c.translation = c.options.Reader.Read(src)
		return syntax.Read(c.translation.JSON(), syntax.JSON)
	case c.last != nil:
		var tree *syntax.Tree
		tree, c.kept = c.last.Document.tree.Reread(src, notation)
		return tree
	}
	return syntax.Read(src, notation)
}

// translate brings what was found in a translation to the document's own places.
func (c *checker) translate() {
	if c.translation == nil {
		return
	}
	for i := range c.found {
		d := &c.found[i]
		d.Range.translate(c.translation)
		for k := range d.Related {
			if d.Related[k].File == "" {
				d.Related[k].Range.translate(c.translation)
			}
		}
		for k := range d.Places {
			d.Places[k].Range.translate(c.translation)
		}
		d.Fixes = made(d.Fixes, c.translation)
	}
}

// readerFindings adds what the reader found.
func (c *checker) readerFindings() {
	if c.translation == nil {
		return
	}
	for _, f := range c.translation.Findings() {
		c.finding(&f)
	}
}

func (r *Range) translate(t Translation) {
	r.Start.Offset, r.End.Offset = t.Range(r.Start.Offset, r.End.Offset)
}

// made returns the fixes that can be made in the document.
func made(fixes []Fix, t Translation) []Fix {
	kept := fixes[:0]
	for _, fix := range fixes {
		var ok bool
		if fix.Edits, ok = t.Edits(fix.Edits); ok {
			kept = append(kept, fix)
		}
	}
	return kept
}

func (c *checker) finding(f *Finding) {
	rule := ruleNamed(f.Rule)
	if rule == nil {
		return
	}
	d := c.reportAs(rule, f.Severity, spot{c.nearest(f.At), f.Start, f.End}, f.Message)
	if f.Note != "" {
		d.note(f.Note)
	}
	d.Fixes = f.Fixes
}

// nearest returns the last value that starts at or before an offset.
func (c *checker) nearest(offset int) syntax.ID {
	id := sort.Search(c.tree.Len(), func(i int) bool {
		start, _ := c.tree.KeyRange(syntax.ID(i + 1))
		return start > offset
	})
	return max(syntax.ID(id), syntax.Root)
}

// source returns the document as it was given.
func (d *Document) source() []byte {
	if d.translation != nil {
		return d.src
	}
	return d.tree.Src
}

// JSON returns the JSON that the document stands for: the document itself, in its own Syntax, unless a
// Reader has translated it. It must not be changed.
func (d *Document) JSON() []byte { return d.tree.Src }

// Syntax returns the syntax of what JSON returns.
func (d *Document) Syntax() Syntax { return Syntax(d.tree.Notation()) }

// Locator returns a function that tells where in the document a part of its JSON stands.
func (d *Document) Locator() func(start, end int) Range {
	lines := position.New(d.source())
	return func(start, end int) Range {
		r := Range{Position{Offset: start}, Position{Offset: end}}
		if d.translation != nil {
			r.translate(d.translation)
		}
		r.locate(lines)
		return r
	}
}
