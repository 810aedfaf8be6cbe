package service

import (
	"errors"
	"regexp"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
)

// Response is what the service answered.
type Response struct {
	// Code is its code, such as "50035", or "invalid_grant"; of an error without a code of its own it is
	// the HTTP status, such as "429". "" where the text of a client library does not have it.
	Code    string
	Message string
	// Mistakes are the places that it names.
	Mistakes []Mistake
	// known has those of Mistakes that were read from lines.
	known map[string]bool
}

// add adds a mistake that a line names, once: a log has the lines of every attempt.
func (r *Response) add(m Mistake) {
	key := strings.Join(append([]string{m.Code, m.Message}, m.Path...), "\x00")
	if r.known == nil {
		r.known = map[string]bool{}
	}
	if !r.known[key] {
		r.known[key] = true
		r.Mistakes = append(r.Mistakes, m)
	}
}

// Mistake is one place in a body that the service refuses.
type Mistake struct {
	// Path are the keys and indices that lead to the place, none for the whole body. Where a client
	// library shows names in place of indices, so does Path.
	Path []string
	// Code is a leaf's, "" where it is not known.
	Code    string
	Message string
	// objects are those with names, whose places in Path are 0, 2, 4 and so on.
	objects []object
}

var errNoError = errors.New("no error of the service: it has neither \"code\" nor \"error\", and no line names a place")

// ReadResponse reads the body of an error, or the lines in which a client library shows one.
func ReadResponse(text []byte) (*Response, error) {
	tree := syntax.Read(text, syntax.JSON)
	if tree.Kind(syntax.Root) != syntax.Object {
		return readLines(string(text))
	}
	for i := range tree.Problems {
		if p := &tree.Problems[i]; !p.Mild {
			return nil, errors.New("not well-formed JSON: at byte " + strconv.Itoa(p.Start) + ", " + p.Message)
		}
	}
	r := &Response{}
	known, limited := false, false
	for id, end := tree.First(syntax.Root), tree.End(syntax.Root); id < end; id = tree.Next(id) {
		switch tree.Key(id) {
		case "code", "error":
			r.Code, known = scalar(tree, id), true
		case "message", "error_description":
			r.Message = tree.Text(id)
		case "errors":
			r.collect(tree, id, nil)
			known = true
		case "retry_after":
			limited, known = true, true
		}
	}
	switch status := statusInMessage.FindStringSubmatch(r.Message); {
	case !known:
		return nil, errNoError
	case r.Code == noCode && status != nil:
		r.Code = status[1]
	case limited && (r.Code == "" || r.Code == noCode):
		r.Code = "429"
	}
	return r, nil
}

// noCode is the code of an error that has none of its own.
const noCode = "0"

// scalar returns a string's text, and a number as it is written.
func scalar(tree *syntax.Tree, id syntax.ID) string {
	if tree.Kind(id) == syntax.Number {
		return tree.Raw(id)
	}
	return tree.Text(id)
}

// collect adds the mistakes in a part of the object errors, at a path.
func (r *Response) collect(tree *syntax.Tree, id syntax.ID, path []string) {
	if tree.Kind(id) != syntax.Object {
		return
	}
	for child, end := tree.First(id), tree.End(id); child < end; child = tree.Next(child) {
		if key := tree.Key(child); key != "_errors" {
			r.collect(tree, child, append(path[:len(path):len(path)], key))
			continue
		}
		if tree.Kind(child) != syntax.Array {
			continue
		}
		for leaf, end := tree.First(child), tree.End(child); leaf < end; leaf = tree.Next(leaf) {
			r.Mistakes = append(r.Mistakes, mistake(tree, leaf, path))
		}
	}
}

func mistake(tree *syntax.Tree, id syntax.ID, path []string) Mistake {
	m := Mistake{Path: path}
	if tree.Kind(id) != syntax.Object {
		m.Message = scalar(tree, id)
		return m
	}
	for child, end := tree.First(id), tree.End(id); child < end; child = tree.Next(child) {
		switch tree.Key(child) {
		case "code":
			m.Code = scalar(tree, child)
		case "message":
			m.Message = tree.Text(child)
		}
	}
	return m
}

// The lines of client libraries: "In 0.options.1.name: Command name is invalid" and
// "options[1].name[APPLICATION_COMMAND_INVALID_NAME]: Command name is invalid".
var (
	pathThenMessage = regexp.MustCompile(`^\s*In ([^\s:]*): (.+)$`)
	pathThenCode    = regexp.MustCompile(`^\s*([\w.\[\]-]*)\[([A-Z_]+)\]: (.+)$`)
	codeInText      = regexp.MustCompile(`(?:error code:? |\[)(\d{5,6})\b`)
	// Errors without a code of their own have the HTTP status: the message "401: Unauthorized", in text
	// "401 Unauthorized (error code: 0)" or "DiscordAPIError[0]: 401: Unauthorized".
	statusInMessage = regexp.MustCompile(`^([45]\d\d): `)
	statusInText    = regexp.MustCompile(`: ([45]\d\d)\b.*\(error code: 0\)|\[0\]: ([45]\d\d)\b`)
)

// colours are those in which libraries log errors.
var colours = regexp.MustCompile("\x1b\\[[0-9;]*m")

func readLines(text string) (*Response, error) {
	r := &Response{}
	sync := &outline{}
	for line := range strings.Lines(text) {
		line = strings.TrimRight(colours.ReplaceAllString(line, ""), " \r\n")
		if m := codeInText.FindStringSubmatch(line); m != nil && r.Code == "" {
			r.Code = m[1]
		} else if m := statusInText.FindStringSubmatch(line); m != nil && r.Code == "" {
			r.Code = m[1] + m[2]
		}
		if sync.read(line, r) {
			continue
		}
		if m := pathThenCode.FindStringSubmatch(line); m != nil {
			r.add(Mistake{Path: split(m[1]), Code: m[2], Message: m[3]})
		} else if m := pathThenMessage.FindStringSubmatch(line); m != nil {
			r.add(Mistake{Path: split(m[1]), Code: leafSaying(m[2]).Code, Message: m[2]})
		}
	}
	if r.Code == "" && len(r.Mistakes) == 0 {
		return nil, errNoError
	}
	if r.Code == "" {
		r.Code = FormBody
	}
	return r, nil
}

// FormBody is the code of a refused body.
const FormBody = "50035"

// split divides a path as libraries write it: "0.options[1].name".
func split(path string) []string {
	return strings.FieldsFunc(path, func(r rune) bool { return r == '.' || r == '[' || r == ']' })
}

// Place writes a path as the service nests it: "0.options.1.name", "the whole body".
func (m *Mistake) Place() string {
	if len(m.Path) == 0 {
		return "the whole body"
	}
	return strings.Join(m.Path, ".")
}
