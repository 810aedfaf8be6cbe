package validator

import "sort"

// mostRounds bounds how often Fix checks again; a round without a fix ends it long before.
const mostRounds = 64

// Mend applies the safe fixes of a document's diagnostics, checks again, and goes on until none is
// left; with unsafe, the other fixes too. It returns the mended document, formatted as before, and
// the number of fixes. Where fixes overlap, the first in document order goes first and the other is
// looked at again in the next round.
func Mend(src []byte, options Options, unsafe bool) (mended []byte, applied int) {
	return MendUnless(src, options, unsafe, nil)
}

// MendUnless is Mend for a document of which some is to stay as it is: the diagnostics that spare
// reports true for are not fixed. They are those of the document as it is in each round.
func MendUnless(
	src []byte, options Options, unsafe bool, spare func(*Diagnostic) bool,
) (mended []byte, applied int) {
	for range mostRounds {
		report := Check(src, options)
		report.drop(spare)
		next, n := report.mend(unsafe)
		if n == 0 {
			break
		}
		src = next
		applied += n
	}
	return src, applied
}

// drop removes the diagnostics that spare reports true for.
func (r *Report) drop(spare func(*Diagnostic) bool) {
	if spare == nil {
		return
	}
	kept := r.Diagnostics[:0]
	for i := range r.Diagnostics {
		if !spare(&r.Diagnostics[i]) {
			kept = append(kept, r.Diagnostics[i])
		}
	}
	r.Diagnostics = kept
}

// mend applies the fixes of one round: those of the syntax alone while there are any.
func (r *Report) mend(unsafe bool) (mended []byte, applied int) {
	for _, syntaxOnly := range []bool{true, false} {
		edits, n := r.chosen(unsafe, syntaxOnly)
		if n > 0 {
			return Apply(r.Source(), edits), n
		}
	}
	return r.Source(), 0
}

// chosen returns the edits of the fixes to apply, in document order and without overlaps.
func (r *Report) chosen(unsafe, syntaxOnly bool) (edits []TextEdit, fixes int) {
	var taken spans
	for i := range r.Diagnostics {
		d := &r.Diagnostics[i]
		if syntaxOnly && !d.OfSyntax() {
			continue
		}
		fix := d.choice(unsafe)
		if fix == nil || !taken.take(fix.Edits) {
			continue
		}
		edits = append(edits, fix.Edits...)
		fixes++
	}
	sort.Stable(editsInOrder(edits))
	return edits, fixes
}

// editsInOrder sorts edits by their places.
type editsInOrder []TextEdit

func (e editsInOrder) Len() int { return len(e) }

func (e editsInOrder) Less(i, k int) bool { return e[i].Start < e[k].Start }

func (e editsInOrder) Swap(i, k int) { e[i], e[k] = e[k], e[i] }

// choice returns the fix to apply: the first safe one, else with unsafe the first.
func (d *Diagnostic) choice(unsafe bool) *Fix {
	for i := range d.Fixes {
		if d.Fixes[i].Safe {
			return &d.Fixes[i]
		}
	}
	if unsafe && len(d.Fixes) > 0 {
		return &d.Fixes[0]
	}
	return nil
}

// spans are the parts of a document that edits have taken, in order.
type spans []span

type span struct{ start, end int }

// take notes the edits' parts, unless one of them meets a part that is taken.
func (s *spans) take(edits []TextEdit) bool {
	for _, e := range edits {
		first := sort.Search(len(*s), func(i int) bool { return (*s)[i].end >= e.Start })
		for _, taken := range (*s)[first:] {
			if taken.start > e.End {
				break
			}
			if taken.meets(e) {
				return false
			}
		}
	}
	for _, e := range edits {
		s.insert(span{e.Start, e.End})
	}
	return true
}

func (s *spans) insert(taken span) {
	i := sort.Search(len(*s), func(i int) bool { return (*s)[i].start >= taken.start })
	*s = append(*s, span{})
	copy((*s)[i+1:], (*s)[i:])
	(*s)[i] = taken
}

// meets reports whether an edit changes what the span changed, or inserts at the same place.
func (s span) meets(e TextEdit) bool {
	return s.start < e.End && e.Start < s.end || s.start == e.Start
}

// Apply returns a document with edits applied, which are in document order and do not overlap. An
// edit that does not fit the document is left out.
func Apply(src []byte, edits []TextEdit) []byte {
	out := make([]byte, 0, len(src)+64)
	at := 0
	for _, e := range edits {
		if e.Start < at || e.End < e.Start || e.End > len(src) {
			continue
		}
		out = append(append(out, src[at:e.Start]...), e.Text...)
		at = e.End
	}
	return append(out, src[at:]...)
}
