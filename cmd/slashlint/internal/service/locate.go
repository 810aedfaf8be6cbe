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
	tree   *syntax.Tree
	// wrapper leads to the list of commands in the object around it, where there is one.
	wrapper []string
}

// NewLocator returns one for a document that was checked.
func NewLocator(report *validator.Report) *Locator {
	l := &Locator{report: report, tree: syntax.Read(report.JSON())}
	if d := report.Document; d.List && len(d.Commands) > 0 {
		first := tokens(d.Pointer(d.Commands[0].Place))
		l.wrapper = first[:len(first)-1]
	}
	return l
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
	for _, path := range l.paths(m.Path) {
		all := l.matching(found.Leaf.Rules, path)
		if len(all) == 0 {
			all = l.errorsAt(path)
		}
		if found.Diagnostics == nil {
			l.nearest(&found, path)
		}
		found.Diagnostics = append(found.Diagnostics, all...)
	}
	return found
}

// paths returns where in the document a path of the service may lead: the document may be the list
// whose one element was sent, the one command of a list that was, or an object around the list.
func (l *Locator) paths(path []string) [][]string {
	if len(path) == 0 {
		return [][]string{path}
	}
	root := at(l.tree, l.wrapper)
	list, indexed := l.tree.Kind(root) == syntax.Array, isIndex(path[0])
	switch {
	case !list && indexed:
		return [][]string{path[1:]}
	case list && !indexed:
		all := make([][]string, l.tree.Count(root))
		for i := range all {
			all[i] = slices.Concat(l.wrapper, []string{strconv.Itoa(i)}, path)
		}
		return all
	}
	return [][]string{slices.Concat(l.wrapper, path)}
}

// nearest notes the deepest value that a path leads to.
func (l *Locator) nearest(f *Located, path []string) {
	n := len(path)
	for n > 0 && at(l.tree, path[:n]) == 0 {
		n--
	}
	f.Pointer, f.Exists = pointer(path[:n]), n == len(path)
	start, _ := l.report.Range(l.tree.KeyRange(at(l.tree, path[:n])))
	f.Line, f.Column = position(l.report.Source(), start)
}

// matching returns the diagnostics of rules that are nearest to a path.
func (l *Locator) matching(rules, path []string) []validator.Diagnostic {
	var all []validator.Diagnostic
	best := unrelated
	for _, d := range l.report.Diagnostics {
		if !slices.Contains(rules, d.Rule) {
			continue
		}
		how := relate(&d, path)
		if how < best {
			best, all = how, nil
		}
		if how == best && how < unrelated {
			all = append(all, d)
		}
	}
	return all
}

// errorsAt returns the errors at a path or within it, whatever their rules.
func (l *Locator) errorsAt(path []string) []validator.Diagnostic {
	var all []validator.Diagnostic
	for _, d := range l.report.Diagnostics {
		if d.Severity == validator.Error && relate(&d, path) <= within && len(path) > 0 {
			all = append(all, d)
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

func relate(d *validator.Diagnostic, path []string) relation {
	place := pointer(path)
	switch {
	case d.Pointer == place:
		return same
	case strings.HasPrefix(d.Pointer, place+"/"):
		return within
	case strings.HasPrefix(d.Pointer, place+"_localizations/"):
		return beside
	}
	last := len(path) - 1
	if last < 0 || d.Pointer != pointer(path[:last]) {
		return unrelated
	}
	if d.Rule == "field-required" && !strings.Contains(d.Message, strconv.Quote(path[last])) {
		return unrelated
	}
	return above
}
