package syntax

import "sort"

// prove tries the sure cures, all at once. Where the document is too broken for them to take away
// their mistakes and no more, none of them is sure.
func (r *reader) prove() {
	var edits []Edit
	cures := 0
	for i := range r.problems {
		if p := &r.problems[i]; p.Safe {
			edits = append(edits, p.Edits...)
			cures++
		}
	}
	if cures == 0 {
		return
	}
	sort.Stable(inOrder(edits))
	if cured, ok := apply(r.src, edits); ok {
		again := reader{src: cured, notation: r.notation}
		if again.read(); again.count() == r.count()-cures {
			return
		}
	}
	for i := range r.problems {
		r.problems[i].Safe = false
	}
}

// inOrder sorts edits by their places.
type inOrder []Edit

func (e inOrder) Len() int { return len(e) }

func (e inOrder) Less(i, k int) bool { return e[i].Start < e[k].Start }

func (e inOrder) Swap(i, k int) { e[i], e[k] = e[k], e[i] }

// count returns the number of problems.
func (r *reader) count() int { return len(r.problems) + r.unlisted }

// apply makes edits, which are in order. It is not ok when two are at one place.
func apply(src []byte, edits []Edit) (edited []byte, ok bool) {
	edited = make([]byte, 0, len(src)+len(edits))
	at, last := 0, -1
	for _, e := range edits {
		if e.Start < at || e.Start == last {
			return nil, false
		}
		edited = append(append(edited, src[at:e.Start]...), e.Text...)
		at, last = e.End, e.Start
	}
	return append(edited, src[at:]...), true
}
