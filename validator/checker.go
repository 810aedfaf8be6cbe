package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/position"
)

// maxDiagnostics, of each severity, and maxPointers, the bytes of their pointers together, bound a
// report, so that a hostile document cannot fill the memory; what is beyond is counted and said.
const (
	maxDiagnostics = 10_000
	maxPointers    = 16 << 20
)

// checker judges one document. It is used once.
type checker struct {
	options   Options
	scope     Scope
	operation Operation
	// judged is the kind of a document that is of another kind than commands.
	judged Kind
	tree   *syntax.Tree
	// translation is where the tree comes from, nil when that is the document itself.
	translation Translation
	paths       paths
	document    *Document
	// last is the report of a document that this one may have much in common with, or nil; kept is what
	// the tree has of that one's.
	last *Report
	kept syntax.Kept
	// unjudged is set when nobody asks for diagnostics.
	unjudged bool

	found []Diagnostic
	// listed is how many of each severity were found and listed.
	listed [Error + 1]int
	// pointers is the number of bytes in the pointers of those found.
	pointers int
	// unlisted counts those that were one too many.
	unlisted Counts
	// received is set when the document is what the service sends: there nothing is converted, nor is
	// it the author's to leave anything out.
	received bool
	// camel is set when a member has the camelCase name of one that the interface has; translates,
	// from the start, when all such members are judged as what they mean.
	camel, translates bool
	// guessed is set when the document's syntax leaves open what was meant.
	guessed bool
	// unheard takes what a silenced rule says, and what is said too much.
	unheard Diagnostic

	// groups are the diagnostics that stand for several places; groupIndex finds them, and grouped has
	// the places of all that were reported.
	groups         []group
	groupIndex     map[groupKey]int
	discardedGroup group
	grouped        []syntax.ID
	// lists are the arrays of commands, none where the document is one command.
	lists []commandList
	// command is the command that is being checked, 0 outside of any.
	command syntax.ID
	// keyFindings has for each dictionary with unknown keys where the diagnostics about them are in found.
	keyFindings map[syntax.ID][2]int
	// locales has a bit for every locale that any dictionary of the document has.
	locales uint64

	// objects is how many commands, options and choices were read, unread how many were too many.
	objects, unread int

	optionSlab  slab[Option]
	choiceSlab  slab[Choice]
	integerSlab slab[Integer]
	stringSlab  slab[String]

	// names finds equal names and values among siblings.
	names index
	// loweredNames are the names of siblings that were to be written in lower case.
	loweredNames map[loweredKey]lowered
	// used is the budget of the command that is being judged, in code points.
	used    int
	budgets []Budget
}

// spot is the value that a diagnostic points to, and the bytes it marks.
type spot struct {
	id         syntax.ID
	start, end int
}

// at is the spot of a value. As all that only reports, it is kept out of line: copies of it would cost
// the module more than the calls.
//
//go:noinline
func (c *checker) at(id syntax.ID) spot {
	start, end := c.tree.Range(id)
	return spot{id, start, end}
}

// of is the spot of a value, marked at another one within it.
func (c *checker) of(id, marked syntax.ID) spot {
	start, end := c.tree.Range(marked)
	return spot{id, start, end}
}

// key is the spot of a member, marked at its key.
//
//go:noinline
func (c *checker) key(id syntax.ID) spot {
	start, end := c.tree.KeyRange(id)
	return spot{id, start, end}
}

// report adds a diagnostic of the rule's own severity. What it returns is good until the next one.
//
//go:noinline
func (c *checker) report(rule *Rule, at spot, message string) *Diagnostic {
	return c.reportAs(rule, rule.Severity, at, message)
}

// reportAs adds a diagnostic whose severity depends on its place. A severity that the options give
// the rule goes before.
func (c *checker) reportAs(rule *Rule, severity Severity, at spot, message string) *Diagnostic {
	if c.unjudged {
		c.unheard = Diagnostic{}
		return &c.unheard
	}
	severity = c.severity(rule, severity)
	if severity == Off || c.listed[severity] == maxDiagnostics || c.pointers > maxPointers {
		c.unlisted.add(severity, 1)
		c.unheard = Diagnostic{}
		return &c.unheard
	}
	c.found = append(c.found, Diagnostic{
		Rule:     rule.Name,
		Severity: severity,
		Message:  message,
		Pointer:  c.pointer(at.id),
		Path:     c.paths.of(at.id),
		Range:    Range{Position{Offset: at.start}, Position{Offset: at.end}},
	})
	c.listed[severity]++
	d := &c.found[len(c.found)-1]
	c.pointers += len(d.Pointer)
	return d
}

// severity returns the severity that the options give a rule, or else the one given here.
func (c *checker) severity(rule *Rule, severity Severity) Severity {
	if chosen, ok := c.options.Rules[rule.Name]; ok {
		return min(chosen, Error)
	}
	return severity
}

//go:noinline
func (c *checker) pointer(id syntax.ID) string {
	return string(c.tree.AppendPointer(nil, id))
}

// relate adds another place to a diagnostic.
func (c *checker) relate(d *Diagnostic, at spot, message string) {
	if d == &c.unheard {
		return
	}
	related := Related{
		Message: message,
		Pointer: c.pointer(at.id),
		Range:   Range{Position{Offset: at.start}, Position{Offset: at.end}},
	}
	c.pointers += len(related.Pointer)
	d.Related = append(d.Related, related)
}

// note says what to do, at the diagnostic's own place.
//
//go:noinline
func (d *Diagnostic) note(message string) {
	d.Related = append(d.Related, Related{Message: message, Pointer: d.Pointer, Range: d.Range})
}

// safely offers a fix that is surely what was meant.
//
//go:noinline
func (d *Diagnostic) safely(title string, edits ...TextEdit) {
	d.offer(true, title, edits...)
}

// perhaps offers a fix that may not be what was meant.
//
//go:noinline
func (d *Diagnostic) perhaps(title string, edits ...TextEdit) {
	d.offer(false, title, edits...)
}

//go:noinline
func (d *Diagnostic) offer(safe bool, title string, edits ...TextEdit) {
	d.Fixes = append(d.Fixes, Fix{Title: title, Safe: safe, Edits: edits})
}

// locate turns the byte offsets of every diagnostic into positions.
func (c *checker) locate() {
	if len(c.found) == 0 {
		return
	}
	lines := position.New(c.document.source())
	for i := range c.found {
		d := &c.found[i]
		d.Range.locate(lines)
		for k := range d.Related {
			if d.Related[k].File == "" {
				d.Related[k].Range.locate(lines)
			}
		}
		for k := range d.Places {
			d.Places[k].Range.locate(lines)
		}
	}
}

func (r *Range) locate(lines *position.Index) {
	r.Start.locate(lines)
	r.End.locate(lines)
}

func (p *Position) locate(lines *position.Index) {
	at := lines.At(p.Offset)
	p.Line, p.Column, p.UTF16 = at.Line, at.Column, at.UTF16
}
