package validator

import "strings"

// Auth is how a request identifies itself.
type Auth uint8

// The kinds of credentials. The zero value says nothing of them.
const (
	UnknownAuth Auth = iota
	// BotToken is the header "Authorization: Bot <BOT_TOKEN>".
	BotToken
	// BearerToken is the header "Authorization: Bearer <ACCESS_TOKEN>".
	BearerToken
)

// Request is an HTTP request that is about to be sent.
type Request struct {
	// Method and Path are those of the request. The path may be a whole address, and may have the
	// version before it, as "/api/v10".
	Method, Path string
	// Name, instead of both, is the interface's name of an operation.
	Name string
	Auth Auth
	// Scopes are those of a Bearer token, divided by blanks or commas. Where they are not Set, they
	// are not known.
	Scopes Optional[string]
	// Permissions are those that the bot or user has, where they are known.
	Permissions Optional[uint64]
	// Body is nil where there is none, or where it is not known.
	Body []byte
	// Options are for judging the body; scope, operation and kind are the operation's.
	Options Options
}

// RequestFinding is one thing that is wrong with a request besides its body.
type RequestFinding struct {
	// Code is "method", "host", "path", "unknown" (of a path), "id", "query", "credentials",
	// "permissions", "body" or "gone".
	Code     string
	Severity Severity
	Message  string
	// Note says what to do, or is "".
	Note string
}

// Verdict is what CheckRequest found.
type Verdict struct {
	// Endpoint is the operation, nil when the interface has none such.
	Endpoint *Endpoint
	Findings []RequestFinding
	// Needs are sentences on what the credentials have to have.
	Needs []string
	// Answers are what the service answers when it accepts the request.
	Answers []Answer
	// Errors are the documented codes that it may refuse the request with, such as "50035".
	Errors []string
	// Notes are what else the interface says, and what it does not show.
	Notes []string
	// Body is the report on the body, nil when there is none to judge.
	Body *Report
}

// CheckRequest tells which operation a request is, what is wrong with it, what it needs and how it
// would be answered. It never fails, whatever the request is.
func CheckRequest(r Request) *Verdict {
	v := &Verdict{}
	e := v.find(&r)
	if e == nil {
		return v
	}
	own := *e
	v.Endpoint, v.Answers = &own, append(v.Answers, answers[e.answers]...)
	if !e.Shown {
		v.notShown(e)
	}
	if e.gone != "" {
		v.fail("gone", e.Name+": "+e.gone)
		return v
	}
	v.judgeCredentials(e, &r)
	v.judgeBody(e, &r)
	v.Notes = append(v.Notes, e.facts...)
	v.Errors = strings.Fields(e.errors)
	return v
}

// notShown says what of a request is not from the interface.
func (v *Verdict) notShown(e *Endpoint) {
	note := "the interface shows neither method nor path"
	switch {
	case e.Path == permissionsOfAll && e.gone == "":
		note = "the interface does not show the path; it is from the service's public reference"
	case e.Path != "":
		note += "; they are from the service's public reference"
	}
	v.Notes = append(v.Notes, note)
}

// Refused reports whether the service would refuse the request, as far as it can be told.
func (v *Verdict) Refused() bool {
	for i := range v.Findings {
		if v.Findings[i].Severity == Error {
			return true
		}
	}
	return v.Body != nil && v.Body.Counts().Errors > 0
}

//go:noinline
func (v *Verdict) fail(code, message string) *RequestFinding { return v.say(code, Error, message) }

//go:noinline
func (v *Verdict) warn(code, message string) *RequestFinding { return v.say(code, Warning, message) }

// say adds a finding. What it returns is good until the next one.
func (v *Verdict) say(code string, severity Severity, message string) *RequestFinding {
	v.Findings = append(v.Findings, RequestFinding{Code: code, Severity: severity, Message: message})
	return &v.Findings[len(v.Findings)-1]
}
