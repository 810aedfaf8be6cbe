package validator

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
)

// judgeBody judges a request's body as its operation reads it.
func (v *Verdict) judgeBody(e *Endpoint, r *Request) {
	if r.Body == nil {
		if e.body != bodyNone && e.body != bodyUnshown {
			v.Notes = append(v.Notes, "no body is given, so none is judged")
		}
		return
	}
	options := r.Options
	options.Scope, options.Operation, options.AsSent = e.scope, e.operation, true
	switch e.body {
	case bodyNone:
		v.warn("body", e.Name+" takes no body")
	case bodyCommands:
		options.Kind = Commands
		v.Body = Check(r.Body, options)
	case bodyPermissions:
		options.Kind, options.Operation = Permissions, Edit
		v.Body = Check(r.Body, options)
	case bodyUsers:
		if text := string(r.Body); !strings.HasPrefix(strings.TrimSpace(text), "{") {
			v.judgeUsers(text)
			return
		}
		v.judgeUnshown(e, r)
	default:
		v.judgeUnshown(e, r)
	}
}

// judgeUnshown judges a body of which the interface shows a limit at most.
func (v *Verdict) judgeUnshown(e *Endpoint, r *Request) {
	v.Notes = append(v.Notes, "the shape of the body is not shown by the interface")
	c := checker{options: r.Options}
	tree := c.read(r.Body)
	for i := range tree.Problems {
		if p := &tree.Problems[i]; !p.Mild {
			v.fail("body", "the body is not well-formed JSON: at byte "+strconv.Itoa(p.Start)+", "+p.Message)
			return
		}
	}
	v.judgeLimits(e, tree, syntax.Root)
	if tree.Kind(syntax.Root) != syntax.Object {
		return
	}
	for id, end := tree.First(syntax.Root), tree.End(syntax.Root); id < end; id = tree.Next(id) {
		v.judgeLimits(e, tree, id)
	}
}

// The limits that the interface states of bodies it does not show.
const (
	mostStatus  = 500
	mostMembers = 25
)

// judgeLimits judges a value by the limits that may be about it.
func (v *Verdict) judgeLimits(e *Endpoint, tree *syntax.Tree, id syntax.ID) {
	what := "the body"
	if tree.Member(id) {
		what = quoted(tree.Key(id))
	}
	switch kind := tree.Kind(id); {
	case e.body == bodyStatus && kind == syntax.String && tree.Runes(id) > mostStatus:
		v.fail("body", what+" has "+count(tree.Runes(id), "character")+"; a status has up to 500")
	case e.body == bodyMembers && kind == syntax.Array && tree.Count(id) > mostMembers:
		v.fail("body", what+" has "+count(tree.Count(id), "member")+"; one request changes up to 25")
	}
}

// judgeUsers judges a CSV file of user ids: the header "user_id", then one id per line. It tells of
// the first line that is none, and how many there are.
func (v *Verdict) judgeUsers(text string) {
	text = strings.TrimPrefix(text, "\uFEFF")
	header, rest := cutLine(text)
	if header != "user_id" {
		v.warn("body", "line 1 is "+quoted(header)+", not the header \"user_id\"").
			Note = "the interface shows the header of the file that Get Target Users returns"
	}
	line, users, wrong, first := 1, 0, 0, ""
	if isSnowflake(header) {
		users++
	}
	for rest != "" {
		var id string
		id, rest = cutLine(rest)
		line++
		if isSnowflake(id) {
			users++
			continue
		}
		if wrong++; wrong == 1 {
			first = "line " + strconv.Itoa(line) + " is " + quoted(id) + ", no user id"
		}
	}
	if wrong > 0 {
		v.fail("body", first).Note = count(wrong, "line") + " without a user id in all"
	}
	v.Notes = append(v.Notes, "the file has "+count(users, "user"))
}

// cutLine cuts a text behind its first line, which may end in CRLF.
func cutLine(text string) (line, rest string) {
	line, rest, _ = strings.Cut(text, "\n")
	return strings.TrimSuffix(line, "\r"), rest
}
