package validator

// The lists that must not be empty, and whose elements must not repeat.

func (c *checker) judgeLists(cmd *Command) {
	c.notEmpty(&cmd.Contexts, "contexts")
	c.notEmpty(&cmd.IntegrationTypes, "integration_types")
	c.distinct(&cmd.Contexts, &contexts)
	c.distinct(&cmd.IntegrationTypes, &integrationTypes)
}

func (c *checker) notEmpty(list *IntegerList, name string) {
	if list.Given() && len(list.Elements) == 0 {
		c.report(&ruleListEmpty, c.at(list.id), quoted(name)+" must not be empty").
			perhaps("leave it out, for the default", c.removal(list.id))
	}
}

// distinct reports elements that repeat an earlier one.
func (c *checker) distinct(list *IntegerList, of *enumeration) {
	var first [32]*Integer
	var others map[int64]*Integer
	for i := range list.Elements {
		e := &list.Elements[i]
		if !e.Given() {
			continue
		}
		known := of.name(e.N) != ""
		earlier := others[e.N]
		if known {
			earlier = first[e.N]
		}
		switch {
		case earlier != nil:
			c.repeated(e, earlier, of)
		case known:
			first[e.N] = e
		default:
			if others == nil {
				others = map[int64]*Integer{}
			}
			others[e.N] = e
		}
	}
}

func (c *checker) repeated(e, earlier *Integer, of *enumeration) {
	shown := itoa(e.N)
	if name := of.name(e.N); name != "" {
		shown += " (" + name + ")"
	}
	d := c.report(&ruleListDuplicate, c.at(e.id), shown+" stands twice in the list")
	c.relate(d, c.at(earlier.id), "first used here")
	d.safely("remove it", c.removal(e.id))
}

// privateChannel reports the context PRIVATE_CHANNEL of a command that is not for USER_INSTALL:
// "meaningful only for commands installed to a user". Client libraries write all three contexts, the
// default, by themselves.
func (c *checker) privateChannel(cmd *Command) {
	if c.scope != Global || !cmd.IntegrationTypes.Given() ||
		cmd.IntegrationTypes.Has(int64(UserInstall)) {
		return
	}
	for i := range cmd.Contexts.Elements {
		e := &cmd.Contexts.Elements[i]
		if !e.Given() || e.N != int64(PrivateChannel) {
			continue
		}
		const message = "2 (PRIVATE_CHANNEL) has no effect without USER_INSTALL"
		if !cmd.Contexts.Has(int64(GuildContext)) || !cmd.Contexts.Has(int64(BotDM)) {
			d := c.report(&ruleContextPrivateChannel, c.at(e.id), message)
			c.relate(d, c.at(cmd.IntegrationTypes.id), "add 1 (USER_INSTALL) here")
			return
		}
		if g, first := c.group(groupKey{rule: &ruleContextPrivateChannel, severity: Info}, e.id); first {
			g.one = message
		}
		return
	}
}
