package validator

import "sort"

// Mend applies the safe fixes of a document's diagnostics, checks again, and goes on until none is
// left; with unsafe, the other fixes too. It returns the fixed document, formatted as before, and
// the number of fixes. Where fixes overlap, the first in document order goes first and the other is
// looked at again in the next round.
//
// The result never has more diagnostics of a severity than src had, unless it has fewer of a higher
// one: rounds that would make it worse are not applied. Fixing the result again changes nothing.
//
// The document is checked at most 16 times, and grows to at most four times its size and 1024 bytes.
// A document that would need more is returned as it is.
func Mend(src []byte, options Options, unsafe bool) (mended []byte, applied int) {
	return MendUnless(src, options, unsafe, nil)
}

// MendUnless is Mend for a document of which some is to stay as it is: the diagnostics that skip
// reports true for are neither fixed nor counted. They are those of the document as it is in each round.
func MendUnless(
	src []byte, options Options, unsafe bool, skip func(*Diagnostic) bool,
) (mended []byte, applied int) {
	f := fixer{options: options, unsafe: unsafe, skip: skip, maxSize: growthFactor*len(src) + growthBytes}
	if most := options.maxSize(); len(src) <= most {
		f.options.MaxSize = max(most, f.maxSize)
	}
	best := f.check(nil, src)
	for last := best; ; {
		next, result := f.round(&last)
		switch {
		case result == exceeded:
			return src, 0
		case result == finished:
			return best.src, best.applied
		case !best.less(&next.weight):
			best = next
		}
		last = next
	}
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
