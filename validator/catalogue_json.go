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
	dst = appendMember(dst, `{"name":`, r.Name)
	dst = appendMember(dst, `,"severity":`, r.Severity.String())
	dst = appendMember(dst, `,"says":`, r.Says)
	dst = appendMember(dst, `,"why":`, r.Why)
	dst = appendMember(dst, `,"do":`, r.Do)
	dst = r.Bad.appendJSON(append(dst, `,"bad":`...))
	dst = r.Good.appendJSON(append(dst, `,"good":`...))
	dst = appendMember(dst, `,"source":`, r.Source)
	if r.Rationale != "" {
		dst = appendMember(dst, `,"rationale":`, r.Rationale)
	}
	return append(dst, '}')
}

func (e *Example) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"text":`, e.Text)
	dst = appendMember(dst, `,"scope":`, e.Scope.String())
	if e.Operation != Auto {
		dst = appendMember(dst, `,"operation":`, e.Operation.String())
	}
	if e.Kind != AutoKind {
		dst = appendMember(dst, `,"kind":`, e.Kind.String())
	}
	if e.Against != "" {
		dst = appendString(append(dst, `,"against":`...), e.Against)
	}
	return append(dst, '}')
}
