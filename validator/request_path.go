package validator

import (
	"strconv"
	"strings"
)

// apiVersion is the version segment of the documented examples.
const apiVersion = "v10"

// find finds the operation of a request, or says that there is none.
func (v *Verdict) find(r *Request) *Endpoint {
	if r.Name != "" {
		return v.named(r.Name)
	}
	path, query, hasQuery := strings.Cut(r.Path, "?")
	segments := v.segments(path)
	e := v.match(strings.ToUpper(r.Method), segments)
	if e == nil {
		return nil
	}
	v.judgeIDs(e, segments)
	if id := e.guild(segments); id != 0 {
		r.Options.Guild = id
	}
	if hasQuery {
		v.judgeQuery(e, query)
	}
	return e
}

// named finds an operation by the interface's name of it, in whatever case.
func (v *Verdict) named(name string) *Endpoint {
	lower := strings.ToLower(name)
	nearest := Suggest(lower, func(yield func(string) bool) {
		for i := range endpoints {
			if !yield(strings.ToLower(endpoints[i].Name)) {
				return
			}
		}
	})
	f := RequestFinding{"path", Error, "the interface has no operation " + quoted(name), ""}
	for i := range endpoints {
		switch known := strings.ToLower(endpoints[i].Name); known {
		case lower:
			return &endpoints[i]
		case nearest:
			f.Note = "did you mean " + quoted(endpoints[i].Name) + "?"
		}
	}
	v.Findings = append(v.Findings, f)
	return nil
}

// segments returns the parts of a path, without the host, "api" and version that may stand before it.
func (v *Verdict) segments(path string) []string {
	if scheme, rest, whole := strings.Cut(path, "://"); whole {
		var host string
		host, path, _ = strings.Cut(rest, "/")
		v.judgeHost(scheme, host)
	}
	const most = 20
	parts := strings.SplitN(strings.Trim(path, "/"), "/", most)
	if parts[0] == "{base_url}" {
		parts = parts[1:]
	}
	underAPI := len(parts) > 1 && parts[0] == "api"
	if underAPI {
		parts = parts[1:]
	}
	switch {
	case len(parts) > 0 && isVersion(parts[0]):
		if parts[0] != apiVersion {
			v.warn("path", "the version is "+quoted(parts[0])+"; what is said here is of v10")
		}
		parts = parts[1:]
	case underAPI && parts[0] != "oauth2": // the public reference shows /api/oauth2/token
		v.warn("path", "the path has no version; what is said here is of v10").Note = "write /api/v10 before it"
	}
	return parts
}

// judgeHost judges the scheme and host of a whole address.
func (v *Verdict) judgeHost(scheme, host string) {
	const known = "discord.com"
	if lower := strings.ToLower(scheme); lower != "https" && !isPlaceholder(scheme) {
		v.warn("host", "the scheme is "+quoted(scheme)+"; the service is asked by https")
	}
	name, _, _ := strings.Cut(strings.ToLower(host), ":")
	if name != known && !strings.HasSuffix(name, "."+known) && !isPlaceholder(host) {
		v.warn("host", "the host is "+quoted(host)+"; what is said here is of the service at "+known)
	}
}

func isVersion(segment string) bool {
	return len(segment) > 1 && segment[0] == 'v' && plainInteger(segment[1:])
}

// match finds the operation of a method and a path. Of several paths that fit, it is the one with
// the most segments that are written out, as ".../commands/permissions".
func (v *Verdict) match(method string, segments []string) *Endpoint {
	var found *Endpoint
	var methods []string
	best, path := -1, ""
	for i := range endpoints {
		e := &endpoints[i]
		literals := e.fits(segments)
		if literals < best || literals < 0 {
			continue
		}
		if literals > best {
			best, found, path, methods = literals, nil, e.Path, nil
		}
		if e.Method == method || e.Method == "" {
			found = e
		}
		if e.gone == "" {
			methods = append(methods, e.Method+" is "+e.Name)
		}
	}
	switch {
	case found != nil:
		return found
	case best < 0:
		v.unknownPath(segments)
	default:
		for i := range endpoints {
			if e := &endpoints[i]; e.Method == method && strings.HasPrefix(e.Path, path+"/") {
				methods = append(methods, method+" is for "+e.Path)
				break
			}
		}
		v.fail("method", "this path has no method "+quoted(method)).Note = strings.Join(methods, "; ")
	}
	return nil
}

// fits returns how many segments of a path the operation's path has written out, or -1 when it is
// another path.
func (e *Endpoint) fits(segments []string) (literals int) {
	if e.Path == "" {
		return -1
	}
	template := strings.Split(e.Path[1:], "/")
	if len(template) != len(segments) {
		return -1
	}
	for i, part := range template {
		switch {
		case part == segments[i]:
			literals++
		case part[0] != '{' || segments[i] == "":
			return -1
		}
	}
	return literals
}

// unknownPath says which path is meant. Of one that is near to none nothing is known: the service has
// more paths than the interface.
func (v *Verdict) unknownPath(segments []string) {
	given := quoted("/" + strings.Join(segments, "/"))
	meant := Suggest(shape(segments), func(yield func(string) bool) {
		for i := range endpoints {
			if path := endpoints[i].Path; path != "" && !yield(shape(strings.Split(path[1:], "/"))) {
				return
			}
		}
	})
	for i := range endpoints {
		if path := endpoints[i].Path; path != "" && meant != "" && shape(strings.Split(path[1:], "/")) == meant {
			v.fail("path", "the interface has no path "+given).Note = "did you mean " + path + "?"
			return
		}
	}
	if given == `"/"` {
		v.fail("path", "the path is empty")
		return
	}
	v.warn("unknown", "slashlint does not know the path "+given+": it is not in the interface").
		Note = "some operations are named without a path; give the name instead"
}

// shape writes a path so that all ids in it look alike.
func shape(segments []string) string {
	var b strings.Builder
	for _, segment := range segments {
		b.WriteByte('/')
		if segment == "" || isPlaceholder(segment) || plainInteger(segment) {
			segment = "{}"
		}
		b.WriteString(segment)
	}
	return b.String()
}

// isPlaceholder reports whether a segment stands for an id that is put in later: {app}, :app, $APP,
// <app>.
func isPlaceholder(segment string) bool {
	return segment != "" && strings.IndexByte("{:$<", segment[0]) >= 0
}

// guild returns the id of the guild in a path, 0 where there is none.
func (e *Endpoint) guild(segments []string) uint64 {
	for i, part := range strings.Split(e.Path[1:], "/") {
		if part == "{guild}" {
			id, _ := bitset(segments[i])
			return id
		}
	}
	return 0
}

// judgeIDs judges the ids in a path.
func (v *Verdict) judgeIDs(e *Endpoint, segments []string) {
	for i, part := range strings.Split(e.Path[1:], "/") {
		if part[0] != '{' || isPlaceholder(segments[i]) || isSnowflake(segments[i]) {
			continue
		}
		v.fail("id", quoted(segments[i])+" is no snowflake, which "+part+" in "+e.Path+" has to be").
			Note = "a snowflake is a 64-bit number in decimal digits"
	}
}

// mostParameters bounds the parameters of a query that are judged.
const mostParameters = 50

// judgeQuery judges what stands after the question mark.
func (v *Verdict) judgeQuery(e *Endpoint, query string) {
	for i, parameter := range strings.SplitN(query, "&", mostParameters) {
		if parameter == "" || i == mostParameters-1 || e.query == queryUnshown {
			continue
		}
		name, value, _ := strings.Cut(parameter, "=")
		switch {
		case name == "with_localizations" && e.query == withLocalizations:
			v.judgeSwitch(value)
		case name == "limit" && e.query == limitOfMessages:
			v.judgeLimit(value)
		default:
			f := v.warn("query", e.Name+" takes no "+quoted(name)+" that is shown")
			if e.query == withLocalizations && Suggest(name, one("with_localizations")) != "" {
				f.Note = "did you mean \"with_localizations\"?"
			}
		}
	}
}

func one(word string) func(func(string) bool) {
	return func(yield func(string) bool) { yield(word) }
}

func (v *Verdict) judgeSwitch(value string) {
	switch value {
	case "true", "True", "1", "false", "False", "0":
		return
	}
	if !isPlaceholder(value) {
		v.fail("query", "\"with_localizations\" must be true or false, not "+quoted(value))
	}
}

// mostMessages is the limit of "Lobby messages returned".
const mostMessages = 200

func (v *Verdict) judgeLimit(value string) {
	if isPlaceholder(value) {
		return
	}
	n, err := strconv.ParseUint(value, 10, 32)
	switch {
	case err != nil:
		v.warn("query", "\"limit\" should be a number, not "+quoted(value))
	case n > mostMessages:
		v.warn("query", "\"limit\" is "+clip(value)+"; up to 200 messages are returned")
	}
}
