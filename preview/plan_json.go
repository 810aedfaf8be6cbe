package preview

// AppendJSON appends the plan as JSON: what "slashlint plan --format json" writes.
func (p *Plan) AppendJSON(dst []byte) []byte {
	w := answer(dst)
	w.text("scope", p.Scope.String())
	w.open("commands", '[')
	for i := range p.Commands {
		w.planned(&p.Commands[i])
	}
	w.close(']')
	w.open("warnings", '[')
	for i := range p.Notices {
		w.notice(&p.Notices[i])
	}
	w.close(']')
	w.summary(p)
	w.close('}')
	return w.dst
}

// MarshalJSON returns what AppendJSON appends.
func (p *Plan) MarshalJSON() ([]byte, error) { return p.AppendJSON(nil), nil }

func (w *writer) planned(c *PlannedCommand) {
	w.open("", '{')
	w.text("action", c.Action.String())
	w.text("type", c.Type.String())
	w.text("name", c.Name)
	if c.Action != Delete {
		w.text("pointer", c.Pointer)
	}
	if c.Action != Create {
		w.text("live", c.Live)
	}
	w.optional("renamed_from", c.RenamedFrom)
	w.optional("renamed_to", c.RenamedTo)
	w.open("changes", '[')
	for i := range c.Changes {
		w.change(&c.Changes[i])
	}
	w.close(']')
	w.open("lost", '[')
	for _, what := range c.Lost {
		w.text("", what)
	}
	w.close(']')
	w.close('}')
}

func (w *writer) change(c *Change) {
	w.open("", '{')
	w.text("pointer", c.Pointer)
	w.text("path", c.Path)
	w.optional("member", c.Member)
	w.optional("locale", c.Locale)
	if c.Live != "" {
		w.raw("live", c.Live)
	}
	if c.Draft != "" {
		w.raw("draft", c.Draft)
	}
	w.close('}')
}

func (w *writer) notice(n *Notice) {
	w.open("", '{')
	w.text("code", string(n.Code))
	w.text("severity", n.Severity.String())
	if n.Command >= 0 {
		w.integer("command", int64(n.Command))
	}
	w.text("message", n.Message)
	w.close('}')
}

func (w *writer) summary(p *Plan) {
	w.open("summary", '{')
	for _, action := range [...]Action{Create, Overwrite, Unchanged, Delete} {
		w.integer(action.String(), int64(p.Number(action)))
	}
	w.boolean("refused", p.Refused())
	w.open("counts", '[')
	for i := range p.Counts {
		n := &p.Counts[i]
		w.open("", '{')
		w.text("type", n.Type.String())
		w.integer("live", int64(n.Live))
		w.integer("draft", int64(n.Draft))
		w.integer("limit", int64(n.Limit))
		w.close('}')
	}
	w.close(']')
	w.close('}')
}
