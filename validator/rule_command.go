package validator

import "github.com/slashlint/slashlint/internal/syntax"

// commandTexts are the kinds of a command's name and description, by its type.
var commandTexts = [...]struct{ name, description *textKind }{
	UnknownCommand:    {&looseName, &looseDescription},
	ChatInput:         {&patternName, &strictDescription},
	User:              {&freeName, nil},
	Message:           {&freeName, nil},
	PrimaryEntryPoint: {&entryName, &looseDescription},
}

// judgeCommand judges one command; among are those of its list.
func (c *checker) judgeCommand(cmd *Command, among []Command) {
	if !cmd.Given() {
		return
	}
	kind := c.commandType(cmd)
	c.used, c.command = 0, cmd.id
	c.requireCommand(cmd, kind)
	c.commandMembersForType(cmd, kind)
	c.commandMembersForScope(cmd)
	c.commandMembersForOperation(cmd)
	c.deprecated(cmd)
	c.commandText(cmd, kind, among)
	c.snowflake(&cmd.ID)
	c.permissions(cmd)
	c.judgeLists(cmd)
	c.privateChannel(cmd)
	if kind == PrimaryEntryPoint && c.scope == Guild {
		c.report(&ruleEntryPointScope, c.at(cmd.id), "a PRIMARY_ENTRY_POINT command must be global")
	}
	c.judgeOptions(&cmd.Options, nil)
	c.commandNames(cmd)
	if kind == ChatInput {
		c.budget(cmd)
	}
}

// commandType returns a command's type. An edit body carries none: there the members that only one
// type has tell it, and UnknownCommand means that none does.
func (c *checker) commandType(cmd *Command) CommandType {
	if c.operation != Edit || cmd.Type.state > Null {
		return cmd.Kind()
	}
	switch {
	case len(cmd.Options.Elements) > 0:
		return ChatInput
	case cmd.Handler.Given():
		return PrimaryEntryPoint
	}
	return UnknownCommand
}

func (c *checker) requireCommand(cmd *Command, kind CommandType) {
	if c.operation == Edit {
		return
	}
	c.require(&cmd.Name.Place, cmd.id, "name", "a command")
	if kind != ChatInput || cmd.Description.state != Absent {
		return
	}
	d := c.require(&cmd.Description.Place, cmd.id, "description", "a CHAT_INPUT command")
	if cmd.Type.state <= Null {
		d.note("without \"type\" a command is CHAT_INPUT; one of a context menu has \"type\" 2 or 3")
	}
}

// commandText judges a command's name and description.
func (c *checker) commandText(cmd *Command, kind CommandType, among []Command) {
	texts := commandTexts[kind]
	if kind == UnknownCommand && cmd.Type.state <= Null {
		texts.name, texts.description = &maybeName, &maybeDescription
	}
	c.text(texts.name, &cmd.Name, &cmd.NameLocalizations, siblings{commands: among, kind: kind})
	if cmd.Description.state == Null && kind == ChatInput && c.operation != Edit {
		c.nullValue(cmd.Description.id)
	}
	if texts.description != nil {
		c.text(texts.description, &cmd.Description, &cmd.DescriptionLocalizations, siblings{})
	}
}

func (c *checker) budget(cmd *Command) {
	c.budgets = append(c.budgets, Budget{
		Pointer: c.pointer(cmd.id), Name: cmd.Name.Text, Used: c.used, Limit: BudgetLimit,
		command: cmd,
	})
	if c.used > BudgetLimit {
		c.report(&ruleBudget, c.at(cmd.id), "the command has "+count(c.used, "character")+
			" of names, descriptions and values; the limit is 8,000")
	}
}

// commandLimits are the numbers of commands of each type, "Global CHAT_INPUT commands per
// application" and the rows after it.
var commandLimits = [...]int{ChatInput: 100, User: 15, Message: 15, PrimaryEntryPoint: 1}

// Limit returns how many commands of the type an application may have, globally or in one guild: "Global
// CHAT_INPUT commands per application" and the rows after it. It is 0 for UnknownCommand.
func (t CommandType) Limit() int {
	if int(t) >= len(commandLimits) {
		return 0
	}
	return commandLimits[t]
}

// judgeList judges what the commands of a list have to do with each other.
func (c *checker) judgeList(list *commandList) {
	commands := list.commands
	var counts [PrimaryEntryPoint + 1]int
	var beyond [PrimaryEntryPoint + 1]syntax.ID
	c.names.empty()
	for i := range commands {
		cmd := &commands[i]
		kind := c.commandType(cmd)
		if !cmd.Given() || kind == UnknownCommand {
			continue
		}
		if counts[kind]++; counts[kind] == commandLimits[kind]+1 {
			beyond[kind] = cmd.id
		}
		if cmd.Name.Given() {
			c.repeatedCommand(cmd, kind)
		}
	}
	for kind := ChatInput; kind <= PrimaryEntryPoint && !c.options.Part; kind++ {
		if counts[kind] > commandLimits[kind] {
			c.tooMany(c.of(list.id, beyond[kind]), kind, counts[kind])
		}
	}
}

// tooMany reports how many commands of a type there are. In a guild every entry point is reported by
// itself.
func (c *checker) tooMany(at spot, kind CommandType, number int) {
	if kind == PrimaryEntryPoint && c.scope == Guild {
		return
	}
	c.report(&ruleCommandCount, at, count(number, kind.String()+" command")+
		"; "+c.scope.String()+" commands of this type are at most "+itoa(int64(commandLimits[kind])))
}

// repeatedCommand reports a command whose type and name an earlier one has.
func (c *checker) repeatedCommand(cmd *Command, kind CommandType) {
	first := c.names.insert(space(kind), hash(cmd.Name.Text), cmd.Name.Text, cmd.Name.id)
	if first == 0 {
		return
	}
	d := c.report(&ruleCommandDuplicate, c.at(cmd.id),
		"an earlier "+kind.String()+" command is named "+quoted(cmd.Name.Text)+" too")
	c.relate(d, c.at(first), "first used here")
}
