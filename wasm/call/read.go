package call

import (
	"slices"
	"strconv"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// allFields is how many fields of a budget are told of unless "top" says otherwise: that many that
// none is left out.
const allFields = 1 << 20

// read reads the options of a call that takes those given. It returns what is wrong with the first
// wrong one, or "".
func read(src []byte, takes []option) (s settings, problem string) {
	s.top = allFields
	if len(src) == 0 {
		return s, ""
	}
	tree := syntax.Read(src)
	if len(tree.Problems) > 0 {
		p := &tree.Problems[0]
		return s, "options are not well-formed JSON: at byte " + strconv.Itoa(p.Start) + ", " + p.Message
	}
	root := value{tree, syntax.Root}
	if !root.is(syntax.Object) {
		return s, "options must be an object, not " + root.kind().String()
	}
	for v := range root.children {
		if problem := s.set(v, takes); problem != "" {
			return s, problem
		}
	}
	if !s.ageRestricted {
		s.viewer.AgeRestricted = s.viewer.Adult
	}
	return s, ""
}

// set sets what one member of the options says. A null says nothing.
func (s *settings) set(v value, takes []option) (problem string) {
	i := slices.IndexFunc(takes, func(o option) bool { return o.name == v.key() })
	switch {
	case i < 0:
		return unknown(v.key(), takes)
	case v.is(syntax.Null) || takes[i].set(s, v):
		return ""
	case s.problem != "":
		return s.problem
	}
	return quoted(takes[i].name) + " must be " + takes[i].want + ", not " + v.shown()
}

// unknown says that there is no such option, and which is meant.
func unknown(name string, takes []option) string {
	problem := "there is no option " + quoted(name)
	meant := validator.Suggest(name, func(yield func(string) bool) {
		for i := range takes {
			if !yield(takes[i].name) {
				return
			}
		}
	})
	if meant != "" {
		problem += "; did you mean " + quoted(meant) + "?"
	}
	return problem
}

func (s *settings) setRules(v value) bool {
	if !v.is(syntax.Object) {
		return false
	}
	s.options.Rules = map[string]validator.Severity{}
	for rule := range v.children {
		severity, ok := validator.ParseSeverity(rule.text())
		if !ok {
			s.problem = "the severity of " + quoted(rule.key()) + " in \"rules\" must be " +
				`"off", "info", "warning" or "error", not ` + rule.shown()
			return false
		}
		if _, ok := validator.Lookup(rule.key()); !ok {
			s.problem = unknownRule(rule.key())
			return false
		}
		s.options.Rules[rule.key()] = severity
	}
	return true
}

func unknownRule(name string) string {
	problem := "there is no rule " + quoted(name)
	meant := validator.Suggest(name, func(yield func(string) bool) {
		for _, rule := range validator.Rules() {
			if !yield(rule.Name) {
				return
			}
		}
	})
	if meant != "" {
		problem += "; did you mean " + quoted(meant) + "?"
	}
	return problem
}

func (s *settings) setRoles(v value) bool {
	if !v.is(syntax.Array) {
		return false
	}
	for role := range v.children {
		id, ok := role.snowflake()
		if !ok {
			s.problem = "each of \"roles\" must be " + snowflake + ", not " + role.shown()
			return false
		}
		s.viewer.Roles = append(s.viewer.Roles, id)
	}
	return true
}

// setValues reads what stands in a command's options: an object or, as the same option may be given
// twice by mistake, a list.
func (s *settings) setValues(v value) bool {
	if !v.is(syntax.Array) && !v.is(syntax.Object) {
		return false
	}
	for child := range v.children {
		given := preview.Value{Option: child.key(), Text: child.scalar()}
		text := child
		if v.is(syntax.Array) {
			given, text = child.pair()
		}
		if !text.isScalar() {
			s.problem = "each of \"options\" must have a string, number or boolean, not " + text.shown()
			return false
		}
		s.values = append(s.values, given)
	}
	return true
}

// malformed says what is wrong with live commands of which nothing can be told, or "".
func malformed(live *validator.Report) string {
	for i := range live.Diagnostics {
		if d := &live.Diagnostics[i]; d.Rule == "json-syntax" && d.Severity == validator.Error {
			return `"live" is not well-formed JSON: in line ` + strconv.Itoa(d.Range.Start.Line) +
				", column " + strconv.Itoa(d.Range.Start.Column) + ", " + d.Message
		}
	}
	return ""
}
