package schema

import (
	"github.com/slashlint/slashlint/internal/words"
	"github.com/slashlint/slashlint/validator"
)

// command is the schema of a command in a body.
func command(scope validator.Scope, operation validator.Operation) object {
	members := words.Command()
	of := properties(members, commandShapes)
	for _, m := range members {
		if schema, restricted := restriction(m, scope, operation); restricted {
			of[m.Name] = schema
		}
	}
	s := object{"type": "object", "properties": of, "additionalProperties": false}
	if operation == validator.Edit {
		return edit(s)
	}
	s["required"] = list{"name"}
	var all list
	for _, t := range words.CommandTypes() {
		all = append(all, whenType(t, t.Value == int(validator.ChatInput), ofCommandType(members, t)))
	}
	s["allOf"] = all
	return s
}

// restriction returns what a body allows of a member that it does not take as others do.
func restriction(m words.Member, scope validator.Scope, operation validator.Operation) (schema any, restricted bool) {
	guild := scope == validator.Guild
	switch {
	case m.Name == "id" && operation != validator.Bulk, m.Name == "type" && operation == validator.Edit:
		return false, true
	case m.Name == "type" && guild:
		return described(enumeration(guildTypes()), m.Says), true
	case m.Global && guild && operation != validator.Bulk && m.Name == "integration_types":
		return false, true
	case m.Global && guild && operation != validator.Bulk:
		return object{"type": "null"}, true
	}
	return nil, false
}

// guildTypes are the types of commands that a guild can have: "A guild PRIMARY_ENTRY_POINT command is
// not allowed."
func guildTypes() []words.Value {
	types := words.CommandTypes()
	return types[:len(types)-1]
}

// ofCommandType says what a type of command has, and has not.
func ofCommandType(members []words.Member, kind words.Value) object {
	of := notForType(members, kind.Value)
	switch validator.CommandType(kind.Value) {
	case validator.ChatInput:
		of["name"] = reference("name")
		of["name_localizations"] = reference("nameLocalizations")
		of["description"] = reference("description")
		of["description_localizations"] = reference("descriptionLocalizations")
		return object{"properties": of, "required": list{"description"}}
	case validator.PrimaryEntryPoint:
		of["description"] = looseDescription
		of["description_localizations"] = reference("looseDescriptionLocalizations")
	}
	of["name"] = freeName
	of["name_localizations"] = reference("freeNameLocalizations")
	return object{"properties": of}
}

// edit says what holds of texts in an edit body, which does not tell the type: options do, if there
// are any.
func edit(s object) object {
	chatInput := ofCommandType(words.Command(), words.Value{Value: int(validator.ChatInput)})["properties"].(object)
	s["if"] = object{"properties": object{"options": object{"minItems": 1}}, "required": list{"options"}}
	s["then"] = object{"properties": chatInput}
	s["else"] = object{"properties": object{
		"name": freeName, "name_localizations": reference("freeNameLocalizations"),
		"description":               looseDescription,
		"description_localizations": reference("looseDescriptionLocalizations"),
	}}
	return s
}

// commands is the schema of a list of commands.
func commands() object {
	s := object{"type": "array", "items": reference("element")}
	var all list
	for _, t := range words.CommandTypes() {
		all = append(all, object{
			"contains": isType(t, t.Value == int(validator.ChatInput)), "minContains": 0,
			"maxContains": validator.CommandType(t.Value).Limit(),
		})
	}
	s["allOf"] = all
	return s
}
