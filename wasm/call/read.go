package call

import (
	"slices"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// allFields is how many fields of a budget are told of unless "top" says otherwise: that many that
// none is left out.
const allFields = 1 << 20

// read reads the options of a call that takes those named. It returns what is wrong with the first
// wrong one, or "".
func read(src []byte, takes string) (s settings, problem string) {
	s.top = allFields
	if len(src) == 0 {
		return s, ""
	}
	if len(src) > validator.MaxSize {
		return s, "options have " + strconv.Itoa(len(src)) + " bytes; at most " +
			strconv.Itoa(validator.MaxSize) + " are read"
	}
	tree := syntax.Read(src, syntax.JSON)
	if len(tree.Problems) > 0 {
		p := &tree.Problems[0]
		return s, "options are not well-formed JSON: at byte " + strconv.Itoa(p.Start) + ", " + p.Message
	}
	root := value{tree, syntax.Root}
	if !root.is(syntax.Object) {
		return s, "options must be an object, not " + root.kind().String()
	}
	names := strings.Split(takes, " ")
	var seen []string
	for id, end := root.children(); id < end; id = tree.Next(id) {
		v := value{tree, id}
		if problem := s.set(v, names); problem != "" {
			return s, problem
		}
		if slices.Contains(seen, v.key()) {
			return s, quoted(v.key()) + " stands twice in the options"
		}
		seen = append(seen, v.key())
	}
	if slices.Contains(seen, "command") && slices.Contains(seen, "pointer") {
		return s, `give "command" or "pointer", not both`
	}
	if !s.ageRestricted {
		s.viewer.AgeRestricted = s.viewer.Adult
	}
	return s, ""
}

// set sets what one member of the options says. A null says nothing.
func (s *settings) set(v value, names []string) (problem string) {
	option := v.key()
	if !slices.Contains(names, option) {
		return unknown("option", option, names)
	}
	if v.is(syntax.Null) {
		return ""
	}
	want, ok := s.take(option, v)
	switch {
	case ok:
		return ""
	case s.problem != "":
		return s.problem
	}
	return quoted(option) + " must be " + want + ", not " + v.shown()
}

// unknown says that there is no such thing, and which is meant.
func unknown(what, name string, names []string) string {
	problem := "there is no " + what + " " + quoted(name)
	if meant := validator.Suggest(name, slices.Values(names)); meant != "" {
		problem += "; did you mean " + quoted(meant) + "?"
	}
	return problem
}

func (s *settings) setRules(v value) bool {
	if !v.is(syntax.Object) {
		return false
	}
	s.options.Rules = map[string]validator.Severity{}
	for id, end := v.children(); id < end; id = v.tree.Next(id) {
		rule := value{v.tree, id}
		if rule.is(syntax.Null) {
			continue
		}
		severity, ok := validator.ParseSeverity(rule.text())
		if !ok {
			s.problem = "the severity of " + quoted(rule.key()) + " in \"rules\" must be " +
				`"off", "info", "warning" or "error", not ` + rule.shown()
			return false
		}
		if _, ok := validator.Lookup(rule.key()); !ok {
			s.problem = unknown("rule", rule.key(), validator.RuleNames())
			return false
		}
		s.options.Rules[rule.key()] = severity
	}
	return true
}

func (s *settings) setRoles(v value) bool {
	if !v.is(syntax.Array) {
		return false
	}
	for id, end := v.children(); id < end; id = v.tree.Next(id) {
		role := value{v.tree, id}
		id, ok := role.snowflake()
		if !ok {
			s.problem = "each of \"roles\" must be " + anID + ", not " + role.shown()
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
	for id, end := v.children(); id < end; id = v.tree.Next(id) {
		child := value{v.tree, id}
		given := preview.Value{Option: child.key(), Text: child.scalar()}
		text := child
		if v.is(syntax.Array) {
			given, text = child.pair()
		}
		if text.is(syntax.Null) {
			continue
		}
		if given.Option == "" && v.is(syntax.Array) {
			s.problem = `each of "options" must have a "name"`
			return false
		}
		if !text.isScalar() {
			s.problem = "each of \"options\" must have a string, number or boolean, not " + text.shown()
			return false
		}
		s.values = append(s.values, given)
	}
	return true
}

// setOverwrites reads command permissions: a list as the service answers it, one of its objects, or
// the body of an edit.
func (s *settings) setOverwrites(v value) bool {
	read := validator.Check(v.document(), validator.Options{Kind: validator.Permissions})
	if d := read.Malformed(); d != nil {
		s.problem = `"overwrites" are not well-formed JSON: at byte ` + strconv.Itoa(d.Range.Start.Offset) + ", " + d.Message
		return false
	}
	if d := read.FirstError(); d != nil {
		if len(read.Document.Permissions) == 0 {
			return false
		}
		s.problem = `"overwrites" have an error at ` + quoted(d.Pointer) + ": " + d.Message
		return false
	}
	s.viewer.Overwrites = read.Document.Overwrites()
	return true
}

// define reads the definition that interactions are judged against. It returns what is wrong with it,
// or "".
func (s *settings) define() (problem string) {
	if s.against == nil {
		return ""
	}
	report := validator.Check(s.against, validator.Options{Scope: s.options.Scope})
	s.options.Against = report.Document
	return refused(report, "against", definition)
}

// refused says why nothing can be told of the commands in an option, or "".
func refused(report *validator.Report, option, want string) string {
	if d := report.Malformed(); d != nil {
		return quoted(option) + ` is not well-formed JSON: in line ` + strconv.Itoa(d.Range.Start.Line) +
			", column " + strconv.Itoa(d.Range.Start.Column) + ", " + d.Message
	}
	if report.Kind == validator.Commands {
		return ""
	}
	problem := quoted(option) + " must be " + want
	if report.Kind != validator.AutoKind {
		return problem + ": its kind is " + report.Kind.String()
	}
	if len(report.Diagnostics) > 0 {
		problem += ": " + report.Diagnostics[0].Message
	}
	return problem
}
