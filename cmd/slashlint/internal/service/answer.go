package service

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// Answer returns the body of the error that the service would answer a checked document with, "{}" for
// one without errors, and the errors that no documented code is known for.
func Answer(report *validator.Report) (body []byte, uncovered []validator.Diagnostic) {
	a := answerer{report: report, body: newBody(report.Document), errors: &node{}}
	var wrong []validator.Diagnostic
	for _, d := range report.Diagnostics {
		if d.Severity == validator.Error {
			wrong = append(wrong, d)
		}
	}
	switch {
	case len(wrong) == 0:
		return []byte("{}"), nil
	case report.Kind == validator.Interaction || report.Kind == validator.Authorization:
		return []byte("{}"), wrong
	case report.Malformed() != nil:
		return whole("50109"), nil
	case len(wrong) == 1 && a.tooMany(&wrong[0]):
		return whole("30032"), nil
	}
	if i := slices.IndexFunc(wrong, ofWrapper); i >= 0 {
		// What is in the object is not looked at.
		wrong = wrong[i : i+1]
	}
	for i := range wrong {
		if !a.add(&wrong[i]) {
			uncovered = append(uncovered, wrong[i])
		}
	}
	form, _ := LookupError(FormBody)
	body = append(body, `{"code":50035,"errors":`...)
	body = a.errors.append(body)
	return append(appendString(append(body, `,"message":`...), form.Message), '}'), uncovered
}

// whole is the body of an error that is not of one place.
func whole(code string) []byte {
	e, _ := LookupError(code)
	message := e.Message
	if code == "30032" {
		message += " (100)"
	}
	return append(appendString([]byte(`{"code":`+code+`,"message":`), message), '}')
}

// tooMany reports whether an error is that of too many CHAT_INPUT commands, the one count whose message
// was seen.
func (a *answerer) tooMany(d *validator.Diagnostic) bool {
	return d.Rule == "command-count" && strings.Contains(d.Message, validator.ChatInput.String())
}

// ofWrapper reports whether an error is that of an object around the list of commands.
func ofWrapper(d validator.Diagnostic) bool { return d.Rule == "document-wrapper" }

// answerer makes the object errors.
type answerer struct {
	report *validator.Report
	body   *body
	errors *node
}

// spot is where the service puts a leaf, and what it says there.
type spot struct {
	path    []string
	message string
}

// rendering is how one rule's errors look in an answer.
type rendering struct {
	rule, code string
	// at tells the place and the message, and whether the code is known for this one. Where it is nil,
	// it is the diagnostic's own place and the leaf's own message.
	at func(a *answerer, d *validator.Diagnostic, path []string) (spot, bool)
}

// renderings are the rules whose codes were seen. A rule may have several: the first that is known
// counts.
var renderings = []rendering{
	{"name-charset", "STRING_TYPE_REGEX", patternName},
	{"name-newer-unicode", "STRING_TYPE_REGEX", patternName},
	{"name-apostrophe", "STRING_TYPE_REGEX", patternName},
	{"name-length", "STRING_TYPE_REGEX", patternName},
	{"name-lowercase", "APPLICATION_COMMAND_INVALID_NAME", patternName},
	{"option-mixed", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", firstMixed},
	{"option-order", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", nil},
	{"option-duplicate", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", namedTwice},
	{"command-duplicate", "APPLICATION_COMMANDS_DUPLICATE_NAME", nil},
	{"budget", "APPLICATION_COMMAND_TOO_LARGE", wholeBody},
	{"field-not-for-type", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID", commandMember("description")},
	{"field-not-for-type", "APPLICATION_COMMAND_REQUIRED_INVALID", member("required")},
	{"description-length", "BASE_TYPE_BAD_LENGTH", nil},
	{"choice-name-length", "BASE_TYPE_BAD_LENGTH", nil},
	{"option-count", "BASE_TYPE_MAX_LENGTH", nil},
	{"choice-count", "BASE_TYPE_MAX_LENGTH", nil},
	{"field-required", "BASE_TYPE_REQUIRED", missing},
	{"enum-value", "BASE_TYPE_CHOICES", oneOf},
	{"locale-unknown", "ENUM_TYPE_COERCE", localeKey},
	{"field-type", "MODEL_TYPE_CONVERT", noObject},
	{"field-type", "NUMBER_TYPE_COERCE", noInteger},
	{"snowflake", "NUMBER_TYPE_COERCE", noSnowflake},
	{"document-kind", "DICT_TYPE_CONVERT", listForOne},
	{"bounds-range", "NUMBER_TYPE_MAX", lengthAbove},
}

// add adds an error, and reports whether its code is known.
func (a *answerer) add(d *validator.Diagnostic) bool {
	path := a.body.path(d.Pointer)
	for i := range renderings {
		r := &renderings[i]
		if r.rule != d.Rule {
			continue
		}
		leaf, _ := LookupLeaf(r.code)
		at, known := spot{path, leaf.Message}, true
		if r.at != nil {
			at, known = r.at(a, d, path)
		}
		if !known {
			continue
		}
		if at.message == "" {
			at.message = leaf.Message
		}
		a.errors.add(at.path, leaf.Code, at.message)
		return true
	}
	return false
}

// command returns how many tokens of a path lead to its command, and the command.
func (a *answerer) command(path []string) (depth int, c *validator.Command) {
	i := 0
	if a.report.Document.List {
		if len(path) == 0 {
			return 0, nil
		}
		depth = 1
		i, _ = strconv.Atoi(path[0])
	}
	if i >= len(a.report.Document.Commands) {
		return 0, nil
	}
	return depth, &a.report.Document.Commands[i]
}

// patternName is the place of a name that the naming pattern judges. Of a command's own localizations
// the service does not name the locale.
func patternName(a *answerer, _ *validator.Diagnostic, path []string) (spot, bool) {
	depth, c := a.command(path)
	if c == nil {
		return spot{}, false
	}
	own := len(path) <= depth+2
	if own && c.Kind() != validator.ChatInput {
		return spot{}, false
	}
	if own {
		path = path[:depth+1]
	}
	return spot{path: path}, true
}

// firstMixed is the place of the first option that is no subcommand where others are, or the reverse.
func firstMixed(a *answerer, _ *validator.Diagnostic, path []string) (spot, bool) {
	_, c := a.command(path)
	if c == nil {
		return spot{}, false
	}
	nested := func(o *validator.Option) bool {
		return o.Kind() == validator.SubCommand || o.Kind() == validator.SubCommandGroup
	}
	options := c.Options.Elements
	for i := range options {
		if nested(&options[i]) != nested(&options[0]) {
			return spot{path: append(slices.Clone(path), strconv.Itoa(i))}, true
		}
	}
	return spot{}, false
}

func namedTwice(a *answerer, _ *validator.Diagnostic, path []string) (spot, bool) {
	name := a.text(append(slices.Clone(path), "name"))
	return spot{path, "Option name " + name + " is already used in these options"}, true
}

func wholeBody(*answerer, *validator.Diagnostic, []string) (spot, bool) { return spot{}, true }

// member is the place of a member of this key.
func member(key string) func(*answerer, *validator.Diagnostic, []string) (spot, bool) {
	return func(_ *answerer, _ *validator.Diagnostic, path []string) (spot, bool) {
		return spot{path: path}, len(path) > 0 && path[len(path)-1] == key
	}
}

// commandMember is member for those of a command itself.
func commandMember(key string) func(*answerer, *validator.Diagnostic, []string) (spot, bool) {
	return func(a *answerer, d *validator.Diagnostic, path []string) (spot, bool) {
		depth, _ := a.command(path)
		at, known := member(key)(a, d, path)
		return at, known && len(path) == depth+1
	}
}

// The parts of messages that tell what an answer says in other words.
var (
	quotedMember = regexp.MustCompile(`must have "(\w+)"`)
	listedValue  = regexp.MustCompile(`(\d+) \(`)
)

func missing(_ *answerer, d *validator.Diagnostic, path []string) (spot, bool) {
	m := quotedMember.FindStringSubmatch(d.Message)
	if m == nil {
		return spot{}, false
	}
	return spot{path: append(slices.Clone(path), m[1])}, true
}

// oneOf lists the values of an enumeration.
func oneOf(_ *answerer, d *validator.Diagnostic, path []string) (spot, bool) {
	var values []string
	for _, note := range d.Related {
		for _, m := range listedValue.FindAllStringSubmatch(note.Message, -1) {
			values = append(values, m[1])
		}
	}
	return spot{path, "Value must be one of (" + strings.Join(values, ", ") + ")"}, len(values) > 0
}

func localeKey(_ *answerer, _ *validator.Diagnostic, path []string) (spot, bool) {
	return spot{path, "Value " + strconv.Quote(path[len(path)-1]) + " is not a valid enum value."}, true
}

// noObject is an element of options or choices that is no object.
func noObject(_ *answerer, _ *validator.Diagnostic, path []string) (spot, bool) {
	last := len(path) - 1
	list := last > 0 && isIndex(path[last]) && (path[last-1] == "options" || path[last-1] == "choices")
	return spot{path: path}, list
}

// integers are the members that are integers or lists of them.
var integers = []string{
	"type", "handler", "contexts", "integration_types", "channel_types", "min_length", "max_length",
}

// noInteger is a text in the place of an integer.
func noInteger(a *answerer, _ *validator.Diagnostic, path []string) (spot, bool) {
	key := len(path) - 1
	if key > 0 && isIndex(path[key]) {
		key--
	}
	id := a.body.at(path)
	if key < 0 || id == 0 || a.body.tree.Kind(id) != syntax.String || !slices.Contains(integers, path[key]) {
		return spot{}, false
	}
	return spot{path, "Value " + strconv.Quote(a.text(path)) + " is not int."}, true
}

func noSnowflake(a *answerer, _ *validator.Diagnostic, path []string) (spot, bool) {
	return spot{path, "Value " + strconv.Quote(a.text(path)) + " is not snowflake."}, true
}

// listForOne is a list where one command belongs.
func listForOne(a *answerer, _ *validator.Diagnostic, _ []string) (spot, bool) {
	return spot{}, a.report.Document.List && a.report.Operation != validator.Bulk
}

// lengthAbove is a bound of lengths that is above the largest.
func lengthAbove(a *answerer, _ *validator.Diagnostic, path []string) (spot, bool) {
	const most = 6000
	last := path[len(path)-1]
	id := a.body.at(path)
	if last != "min_length" && last != "max_length" || id == 0 {
		return spot{}, false
	}
	n, err := strconv.Atoi(a.body.tree.Raw(id))
	return spot{path, "int value should be less than or equal to 6000."}, err == nil && n > most
}

// text returns the text of the string at a path, or the number there.
func (a *answerer) text(path []string) string {
	id := a.body.at(path)
	if id == 0 {
		return ""
	}
	return scalar(a.body.tree, id)
}

// node is an object in errors: the mistakes of its own place, and those further in.
type node struct {
	leaves   []Mistake
	keys     []string
	children map[string]*node
}

func (n *node) add(path []string, code, message string) {
	if len(path) > 0 {
		n.child(path[0]).add(path[1:], code, message)
		return
	}
	if m := (Mistake{Code: code, Message: message}); !slices.ContainsFunc(n.leaves, m.equals) {
		n.leaves = append(n.leaves, m)
	}
}

func (m Mistake) equals(other Mistake) bool {
	return m.Code == other.Code && m.Message == other.Message
}

func (n *node) child(key string) *node {
	if found := n.children[key]; found != nil {
		return found
	}
	if n.children == nil {
		n.children = map[string]*node{}
	}
	n.keys = append(n.keys, key)
	n.children[key] = &node{}
	return n.children[key]
}

// append appends the node's JSON, in the order of the document.
func (n *node) append(dst []byte) []byte {
	dst = append(dst, '{')
	for i, m := range n.leaves {
		if i == 0 {
			dst = append(dst, `"_errors":[`...)
		} else {
			dst = append(dst, ',')
		}
		dst = appendString(append(dst, `{"code":`...), m.Code)
		dst = append(appendString(append(dst, `,"message":`...), m.Message), '}')
	}
	if n.leaves != nil {
		dst = append(dst, ']')
	}
	for i, key := range n.keys {
		if i > 0 || n.leaves != nil {
			dst = append(dst, ',')
		}
		dst = append(appendString(dst, key), ':')
		dst = n.children[key].append(dst)
	}
	return append(dst, '}')
}

func appendString(dst []byte, text string) []byte {
	// A string has no value that encoding/json refuses.
	quoted, _ := json.Marshal(text)
	return append(dst, quoted...)
}
