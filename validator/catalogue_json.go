package validator

// AppendRules appends the catalogue as a JSON array: what "slashlint rules --format json" writes.
func AppendRules(dst []byte) []byte {
	dst = append(dst, '[')
	for i, rule := range catalogue {
		dst = rule.appendJSON(comma(dst, i))
	}
	return append(dst, ']')
}

func (r *Rule) appendJSON(dst []byte) []byte {
	dst = appendString(append(dst, `{"name":`...), r.Name)
	dst = appendString(append(dst, `,"severity":`...), r.Severity.String())
	dst = appendString(append(dst, `,"says":`...), r.Says)
	dst = appendString(append(dst, `,"why":`...), r.Why)
	dst = appendString(append(dst, `,"do":`...), r.Do)
	dst = r.Bad.appendJSON(append(dst, `,"bad":`...))
	dst = r.Good.appendJSON(append(dst, `,"good":`...))
	dst = appendString(append(dst, `,"source":`...), r.Source)
	if r.Rationale != "" {
		dst = appendString(append(dst, `,"rationale":`...), r.Rationale)
	}
	return append(dst, '}')
}

func (e *Example) appendJSON(dst []byte) []byte {
	dst = appendString(append(dst, `{"text":`...), e.Text)
	dst = appendString(append(dst, `,"scope":`...), e.Scope.String())
	if e.Operation != Auto {
		dst = appendString(append(dst, `,"operation":`...), e.Operation.String())
	}
	if e.Kind != AutoKind {
		dst = appendString(append(dst, `,"kind":`...), e.Kind.String())
	}
	if e.Against != "" {
		dst = appendString(append(dst, `,"against":`...), e.Against)
	}
	return append(dst, '}')
}
