package validator

import "strconv"

// AppendJSON appends the verdict's JSON: what "slashlint request --format json" writes.
func (v *Verdict) AppendJSON(dst []byte) []byte {
	dst = append(dst, `{"schema":1,"operation":`...)
	if e := v.Endpoint; e == nil {
		dst = append(dst, "null"...)
	} else {
		dst = e.appendJSON(dst)
	}
	dst = strconv.AppendBool(append(dst, `,"refused":`...), v.Refused())
	dst = append(dst, `,"findings":[`...)
	for i := range v.Findings {
		dst = v.Findings[i].appendJSON(comma(dst, i))
	}
	dst = appendStrings(append(dst, `],"needs":`...), v.Needs)
	dst = append(dst, `,"answers":[`...)
	for i := range v.Answers {
		dst = v.Answers[i].appendJSON(comma(dst, i))
	}
	dst = appendStrings(append(dst, `],"errors":`...), v.Errors)
	dst = appendStrings(append(dst, `,"notes":`...), v.Notes)
	dst = append(dst, `,"body":`...)
	if v.Body == nil {
		return append(dst, "null}"...)
	}
	return append(v.Body.AppendJSON(dst), '}')
}

func (e *Endpoint) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"name":`, e.Name)
	dst = appendMember(dst, `,"method":`, e.Method)
	dst = appendMember(dst, `,"path":`, e.Path)
	return append(strconv.AppendBool(append(dst, `,"shown":`...), e.Shown), '}')
}

func (f *RequestFinding) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"code":`, f.Code)
	dst = appendMember(dst, `,"severity":`, f.Severity.String())
	dst = appendMember(dst, `,"message":`, f.Message)
	if f.Note != "" {
		dst = appendMember(dst, `,"note":`, f.Note)
	}
	return append(dst, '}')
}

func (a *Answer) appendJSON(dst []byte) []byte {
	dst = append(dst, `{"status":`...)
	if a.Status == 0 {
		dst = append(dst, "null"...)
	} else {
		dst = appendInt(dst, a.Status)
	}
	dst = appendMember(dst, `,"body":`, a.Body)
	if a.When != "" {
		dst = appendMember(dst, `,"when":`, a.When)
	}
	return append(dst, '}')
}
