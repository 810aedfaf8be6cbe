package validator

import (
	"cmp"
	"sort"

	"github.com/slashlint/slashlint/internal/syntax"
)

// The bounds that the doc comment of Mend states.
const (
	maxChecks    = 16
	growthFactor = 4
	growthBytes  = 1 << 10
)

// fixer fixes one document. What a round does depends on nothing but the document before it. The rounds
// of an intermediate document are therefore the remaining rounds of the first, and since these have all
// been made when an intermediate document is returned, fixing it again changes nothing.
type fixer struct {
	options         Options
	unsafe          bool
	skip            func(*Diagnostic) bool
	maxSize, checks int
}

// version is the document after some rounds.
type version struct {
	weight
	src     []byte
	report  *Report
	applied int
}

// weight is what is wrong with a document: how many diagnostics it has, listed or not, and how many of
// them are about the syntax.
type weight struct {
	Counts
	syntax int
}

// less compares the severities from the highest to the lowest, and then the syntax.
func (w *weight) less(than *weight) bool {
	return cmp.Or(
		cmp.Compare(w.Errors, than.Errors), cmp.Compare(w.Warnings, than.Warnings),
		cmp.Compare(w.Infos, than.Infos), cmp.Compare(w.syntax, than.syntax),
	) < 0
}

// check checks a version of the document, which has much in common with the last one.
func (f *fixer) check(last *Report, src []byte) version {
	f.checks++
	report := Recheck(last, src, f.options)
	v := version{src: src, report: report, weight: weight{report.discarded, report.Document.tree.Unlisted}}
	for i := range report.Diagnostics {
		d := &report.Diagnostics[i]
		if f.skips(d) {
			continue
		}
		v.add(d.Severity, 1)
		if d.OfSyntax() {
			v.syntax++
		}
	}
	return v
}

func (f *fixer) skips(d *Diagnostic) bool { return f.skip != nil && f.skip(d) }

// outcome is how a round ends.
type outcome int

const (
	// applied means that fixes were applied.
	applied outcome = iota
	// finished means that there are no fixes, or none that help.
	finished
	// exceeded means that the document would have to grow or be checked too much.
	exceeded
)

// round applies the fixes of one round: those of the syntax alone while there are any.
func (f *fixer) round(last *version) (next version, result outcome) {
	edits, n := f.choose(last.report, f.unsafe, true)
	if n == 0 {
		edits, n = f.choose(last.report, f.unsafe, false)
		return f.apply(last, edits, n)
	}
	// A document may be too broken for fixes that are each right alone.
	next, result = f.apply(last, edits, n)
	if result == applied && next.syntax >= last.syntax {
		result = finished
		if f.unsafe {
			edits, n = f.choose(last.report, false, true)
			next, result = f.apply(last, edits, n)
		}
	}
	if result == applied && next.syntax >= last.syntax {
		result = finished
	}
	return next, result
}

// apply returns the document with the edits of n fixes.
func (f *fixer) apply(last *version, edits []TextEdit, n int) (next version, result outcome) {
	if n == 0 {
		return version{}, finished
	}
	src := Apply(last.src, edits)
	if len(src) > f.maxSize || last.syntax > (maxChecks-f.checks)*syntax.MaxProblems {
		return version{}, exceeded
	}
	next = f.check(last.report, src)
	next.applied = last.applied + n
	return next, applied
}

// choose returns the edits of the fixes to apply, in document order and without overlaps.
func (f *fixer) choose(r *Report, unsafe, syntaxOnly bool) (edits []TextEdit, fixes int) {
	var taken spans
	for i := range r.Diagnostics {
		d := &r.Diagnostics[i]
		if syntaxOnly && !d.OfSyntax() || f.skips(d) {
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
