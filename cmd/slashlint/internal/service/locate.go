package service

import (
	"slices"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// Located is a mistake with what a document has at its place.
type Located struct {
	Mistake
	// Leaf is what is known of its code.
	Leaf Leaf
	// Pointer is the place in the document, where there is one, else the nearest above it that is; Exists
	// tells which.
	Pointer string
	Exists  bool
	// Line and Column are where Pointer leads, from 1.
	Line, Column int
	// Diagnostics are those of the document that are the same mistake.
	Diagnostics []validator.Diagnostic
}

// Locator finds mistakes in a document.
type Locator struct {
	report *validator.Report
	body   *body
	where  func(start, end int) validator.Range
}

// NewLocator returns one for a document that was checked.
func NewLocator(report *validator.Report) *Locator {
	return &Locator{report, newBody(report.Document), report.Document.Locator()}
}

// Mistakes finds those of a response.
func (l *Locator) Mistakes(r *Response) []Located {
	found := make([]Located, len(r.Mistakes))
	for i, m := range r.Mistakes {
		found[i] = l.locate(m)
	}
	return found
}

// Whole returns the diagnostics that stand for a response as a whole: those of its code's rules or, for
// a refused body of which it names no place, all errors.
func (l *Locator) Whole(r *Response) []validator.Diagnostic {
	e, _ := LookupError(r.Code)
	if !r.Placeless() {
		return l.matching(e.Rules, nil)
	}
	var all []validator.Diagnostic
	for _, d := range l.report.Diagnostics {
		if d.Severity == validator.Error {
			all = append(all, d)
		}
	}
	return all
}

// Placeless reports whether the response is of a refused body and names no place in it, as some client
// libraries show it.
func (r *Response) Placeless() bool { return r.Code == FormBody && len(r.Mistakes) == 0 }

// locate finds one mistake: at its place, where the rules that are known for its code say why, or else
// whatever is an error there.
func (l *Locator) locate(m Mistake) Located {
	found := Located{Mistake: m}
	found.Leaf, _ = LookupLeaf(m.Code)
	paths := l.paths(m.Path)
	if m.objects != nil {
		paths = l.named(&m)
	}
	for _, path := range paths {
		all := l.matching(found.Leaf.Rules, path)
		if len(all) == 0 {
			all = l.errorsAt(path)
		}
		if found.Diagnostics == nil {
			l.nearest(&found, path)
			if m.objects != nil {
				found.Path = path
			}
		}
		found.Diagnostics = append(found.Diagnostics, all...)
	}
	return found
}

// paths returns where in the document a path of the service may lead: the document may be the list
// whose one element was sent, or the one command of a list that was.
func (l *Locator) paths(path []string) [][]string {
	list := l.body.tree.Kind(l.body.root) == syntax.Array
	indexed := len(path) > 0 && isIndex(path[0])
	switch {
	case !list && indexed:
		return [][]string{path[1:]}
	case list && !indexed && len(path) > 0:
		all := make([][]string, l.body.tree.Count(l.body.root))
		for i := range all {
			all[i] = append([]string{strconv.Itoa(i)}, path...)
		}
		return all
	}
	return [][]string{path}
}

// nearest notes the deepest value that a path leads to.
func (l *Locator) nearest(f *Located, path []string) {
	n := len(path)
	for n > 0 && l.body.at(path[:n]) == 0 {
		n--
	}
	f.Pointer, f.Exists = l.pointer(path[:n]), n == len(path)
	start := l.where(l.body.tree.KeyRange(l.body.at(path[:n]))).Start
	f.Line, f.Column = start.Line, start.Column
}

// pointer writes a path in the body as a pointer into the document.
func (l *Locator) pointer(path []string) string { return l.body.wrapper + pointer(path) }

// matching returns the diagnostics of rules that are nearest to a path.
func (l *Locator) matching(rules, path []string) []validator.Diagnostic {
	var all []validator.Diagnostic
	best, p := unrelated, l.place(path)
	for i := range l.report.Diagnostics {
		d := &l.report.Diagnostics[i]
		if !slices.Contains(rules, d.Rule) {
			continue
		}
		how := p.relate(d)
		if how < best {
			best, all = how, nil
		}
		if how == best && how < unrelated {
			all = append(all, *d)
		}
	}
	return all
}

// errorsAt returns the errors at a path or within it, whatever their rules.
func (l *Locator) errorsAt(path []string) []validator.Diagnostic {
	if len(path) == 0 {
		return nil
	}
	var all []validator.Diagnostic
	p := l.place(path)
	for i := range l.report.Diagnostics {
		if d := &l.report.Diagnostics[i]; d.Severity == validator.Error && p.relate(d) <= within {
			all = append(all, *d)
		}
	}
	return all
}

// relation is how near a diagnostic is to a place that the service names; less is nearer.
type relation int

const (
	same relation = iota
	// within: the service names a dictionary and not the locale.
	within
	// above: it names a member that is missing, or an element of the list that is wrong.
	above
	// beside: it names a name, and a localization of it is wrong.
	beside
	unrelated
)

// place is a place that the service names, as a pointer; the one above it; and the key between them.
// The whole body has none above.
type place struct {
	pointer, above, key string
	whole               bool
}

func (l *Locator) place(path []string) place {
	p := place{pointer: l.pointer(path), whole: len(path) == 0}
	if last := len(path) - 1; last >= 0 {
		p.above, p.key = l.pointer(path[:last]), path[last]
	}
	return p
}

func (p *place) relate(d *validator.Diagnostic) relation {
	rest, found := strings.CutPrefix(d.Pointer, p.pointer)
	switch {
	case found && rest == "":
		return same
	case found && rest[0] == '/':
		return within
	case found && strings.HasPrefix(rest, "_localizations/"):
		return beside
	case p.whole || d.Pointer != p.above:
		return unrelated
	case d.Rule == "field-required" && !strings.Contains(d.Message, strconv.Quote(p.key)):
		return unrelated
	}
	return above
}
