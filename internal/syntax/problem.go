package syntax

// MaxDepth is how deep lists and objects may nest; what is deeper is passed over.
const MaxDepth = 64

// MaxProblems bounds Tree.Problems, so that a hostile document cannot fill the memory.
const MaxProblems = 10_000

// Problem is a place where a document is not well-formed JSON.
type Problem struct {
	// Start and End are byte offsets.
	Start, End int
	// Node is the nearest value: the one that is malformed, or the list or object around the place.
	Node ID
	// Mild is a mistake that a JSON parser may tolerate.
	Mild    bool
	Message string
	// Title and Edits are the cure, where there is one; Safe tells that it is surely what was meant.
	Title string
	Safe  bool
	Edits []Edit
}

// Edit replaces the bytes from Start up to End with Text.
type Edit struct {
	Start, End int
	Text       string
}

// silent reports whether problems are no longer listed, or not at all: then they need no cure.
func (r *reader) silent() bool { return r.quiet || len(r.problems) == MaxProblems }

// problem notes a mistake; it returns where to put its cure, or a place to forget it in. It is called at
// many places that are seldom reached, so inlining it would make the module larger and nothing
// faster; likewise its cures.
//
//go:noinline
func (r *reader) problem(start, end int, node ID, message string) *Problem {
	if r.silent() {
		r.unlisted++
		return &r.forgotten
	}
	r.problems = append(r.problems, Problem{
		Start: start, End: min(end, len(r.src)), Node: node, Message: message,
	})
	return &r.problems[len(r.problems)-1]
}

//go:noinline
func (p *Problem) safely(title string, edits ...Edit) {
	p.Title, p.Safe, p.Edits = title, true, edits
}

//go:noinline
func (p *Problem) perhaps(title string, edits ...Edit) {
	p.Title, p.Edits = title, edits
}
