package validator

import "github.com/slashlint/slashlint/internal/syntax"

// Decoding reads the tree into the typed document and reports what has the wrong shape. A member
// given twice counts as its last; one that reads wrong is reported once and concludes nothing.

// mostObjects bounds the commands, options and choices that are read, so that a document of millions
// of empty ones cannot fill the memory. No legal document comes near it.
const mostObjects = 1 << 20

// room returns how many of n more objects may be read.
func (c *checker) room(n int) int {
	room := min(n, mostObjects-c.objects)
	c.objects += room
	c.unread += n - room
	return room
}

// readCommand decodes the command in an object.
func (c *checker) readCommand(cmd *Command, id syntax.ID, index int) {
	t := c.tree
	cmd.Place, cmd.Index = Place{id, Present}, index
	strays := c.strays(commandMembers)
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		switch c.meant(child) {
		case "name":
			c.readString(&cmd.Name, child, c.nameNull())
		case "name_localizations":
			c.readDictionary(&cmd.NameLocalizations, child)
		case "description":
			c.readString(&cmd.Description, child, optional)
		case "description_localizations":
			c.readDictionary(&cmd.DescriptionLocalizations, child)
		case "type":
			c.readInteger(&cmd.Type, child, optional, &commandTypes)
		case "options":
			c.readOptions(&cmd.Options, child)
		case "default_member_permissions":
			c.readString(&cmd.DefaultMemberPermissions, child, optional)
		case "contexts":
			c.readIntegers(&cmd.Contexts, child, &contexts)
		case "integration_types":
			c.readIntegers(&cmd.IntegrationTypes, child, &integrationTypes)
		case "nsfw":
			c.readBoolean(&cmd.NSFW, child, optional)
		case "dm_permission":
			c.readBoolean(&cmd.DMPermission, child, optional)
		case "default_permission":
			c.readBoolean(&cmd.DefaultPermission, child, optional)
		case "handler":
			c.readInteger(&cmd.Handler, child, optional, &handlers)
		case "id":
			c.readID(&cmd.ID, child)
		case "guild_id":
			if t.Kind(child) == syntax.String {
				cmd.GuildID = textOf(t, child)
			}
			strays.add(child)
		default:
			strays.add(child)
		}
	}
	strays.report()
}

// nameNull is what null means as a command's name, which an edit body may leave out.
func (c *checker) nameNull() nullability {
	if c.operation == Edit {
		return optional
	}
	return required
}

// readID decodes a command's own id, which only a bulk body uses.
func (c *checker) readID(s *String, id syntax.ID) {
	if c.operation == Bulk {
		c.readString(s, id, optional)
		return
	}
	c.readIgnored(s, id)
}

// readIgnored passes over a member that the service sets.
func (c *checker) readIgnored(s *String, id syntax.ID) {
	if c.begin(&s.Place, id, optional) {
		s.state = Wrong
		c.readOnly(id)
	}
}

// readOptions decodes a list of options.
func (c *checker) readOptions(list *OptionList, id syntax.ID) {
	*list = OptionList{Place: list.Place}
	if !c.beginList(&list.Place, id, optional) {
		return
	}
	t := c.tree
	list.Elements = c.optionSlab.take(c.room(t.Count(id)))
	child := t.First(id)
	for i := range list.Elements {
		c.readOption(&list.Elements[i], child)
		child = t.Next(child)
	}
}

// readOption decodes an option.
func (c *checker) readOption(o *Option, id syntax.ID) {
	if !c.beginObject(&o.Place, id) {
		return
	}
	t := c.tree
	strays := c.strays(optionMembers)
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		switch c.meant(child) {
		case "type":
			c.readInteger(&o.Type, child, required, &optionTypes)
		case "name":
			c.readString(&o.Name, child, required)
		case "name_localizations":
			c.readDictionary(&o.NameLocalizations, child)
		case "description":
			c.readString(&o.Description, child, required)
		case "description_localizations":
			c.readDictionary(&o.DescriptionLocalizations, child)
		case "required":
			c.readBoolean(&o.Required, child, optional)
		case "choices":
			c.readChoices(&o.Choices, child)
		case "options":
			c.readOptions(&o.Options, child)
		case "channel_types":
			c.readIntegers(&o.ChannelTypes, child, &channelTypes)
		case "file_types":
			c.readStrings(&o.FileTypes, child)
		case "min_value":
			c.readScalar(&o.MinValue, child)
		case "max_value":
			c.readScalar(&o.MaxValue, child)
		case "min_length":
			c.readInteger(&o.MinLength, child, optional, nil)
		case "max_length":
			c.readInteger(&o.MaxLength, child, optional, nil)
		case "autocomplete":
			c.readBoolean(&o.Autocomplete, child, optional)
		default:
			strays.add(child)
		}
	}
	strays.report()
}

// readChoices decodes a list of choices.
func (c *checker) readChoices(list *ChoiceList, id syntax.ID) {
	*list = ChoiceList{Place: list.Place}
	if !c.beginList(&list.Place, id, optional) {
		return
	}
	t := c.tree
	list.Elements = c.choiceSlab.take(c.room(t.Count(id)))
	child := t.First(id)
	for i := range list.Elements {
		c.readChoice(&list.Elements[i], child)
		child = t.Next(child)
	}
}

// readChoice decodes a choice.
func (c *checker) readChoice(choice *Choice, id syntax.ID) {
	if !c.beginObject(&choice.Place, id) {
		return
	}
	t := c.tree
	strays := c.strays(choiceMembers)
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		switch c.meant(child) {
		case "name":
			c.readString(&choice.Name, child, required)
		case "name_localizations":
			c.readDictionary(&choice.NameLocalizations, child)
		case "value":
			c.readScalar(&choice.Value, child)
		default:
			strays.add(child)
		}
	}
	strays.report()
}
