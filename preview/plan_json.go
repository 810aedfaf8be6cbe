package preview

import "github.com/slashlint/slashlint/validator"

// AppendJSON appends the plan as JSON: what "slashlint plan --format json" writes.
func (p *Plan) AppendJSON(dst []byte) []byte {
	dst = appendMember(append(dst, schema...), `,"scope":`, p.Scope.String())
	dst = append(dst, `,"commands":[`...)
	for i := range p.Commands {
		dst = p.Commands[i].appendJSON(comma(dst, i))
	}
	dst = append(dst, `],"warnings":[`...)
	for i := range p.Notices {
		dst = p.Notices[i].appendJSON(comma(dst, i))
	}
	return append(p.appendSummary(append(dst, `],"summary":`...)), '}')
}

// MarshalJSON returns what AppendJSON appends.
func (p *Plan) MarshalJSON() ([]byte, error) { return p.AppendJSON(nil), nil }

func (c *PlannedCommand) appendJSON(dst []byte) []byte {
	w := lister{dst: dst}
	w.open()
	w.text("action", c.Action.String())
	w.text("type", c.Type.String())
	w.text("name", c.Name)
	if c.Action != Delete {
		w.text("pointer", c.Pointer)
	}
	if c.Action != Create {
		w.text("live", c.Live)
	}
	if c.RenamedFrom != "" {
		w.text("renamed_from", c.RenamedFrom)
	}
	if c.RenamedTo != "" {
		w.text("renamed_to", c.RenamedTo)
	}
	w.raw("changes", "[")
	for i := range c.Changes {
		w.dst = c.Changes[i].appendJSON(comma(w.dst, i))
	}
	w.dst = append(w.dst, ']')
	w.raw("lost", "[")
	for i, what := range c.Lost {
		w.dst = validator.AppendString(comma(w.dst, i), what)
	}
	w.dst = append(w.dst, ']')
	w.close()
	return w.dst
}

func (c *Change) appendJSON(dst []byte) []byte {
	w := lister{dst: dst}
	w.open()
	w.text("pointer", c.Pointer)
	w.text("path", c.Path)
	if c.Member != "" {
		w.text("member", c.Member)
	}
	if c.Locale != "" {
		w.text("locale", c.Locale)
	}
	if c.Live != "" {
		w.raw("live", c.Live)
	}
	if c.Draft != "" {
		w.raw("draft", c.Draft)
	}
	w.close()
	return w.dst
}

func (n *Notice) appendJSON(dst []byte) []byte {
	w := lister{dst: dst}
	w.open()
	w.text("code", string(n.Code))
	w.text("severity", n.Severity.String())
	if n.Command >= 0 {
		w.integer("command", int64(n.Command))
	}
	w.text("message", n.Message)
	w.close()
	return w.dst
}

func (p *Plan) appendSummary(dst []byte) []byte {
	w := lister{dst: dst}
	w.open()
	for _, action := range [...]Action{Create, Overwrite, Unchanged, Delete} {
		w.integer(action.String(), int64(p.Number(action)))
	}
	w.boolean("refused", p.Refused())
	w.raw("counts", "[")
	for i := range p.Counts {
		w.dst = p.Counts[i].appendJSON(comma(w.dst, i))
	}
	w.dst = append(w.dst, ']')
	w.close()
	return w.dst
}

func (n *Count) appendJSON(dst []byte) []byte {
	w := lister{dst: dst}
	w.open()
	w.text("type", n.Type.String())
	w.integer("live", int64(n.Live))
	w.integer("draft", int64(n.Draft))
	w.integer("limit", int64(n.Limit))
	w.close()
	return w.dst
}
