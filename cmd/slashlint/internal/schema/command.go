package schema

import (
	"github.com/slashlint/slashlint/internal/words"
	"github.com/slashlint/slashlint/validator"
)

// command is the schema of a command in a body.
func command(scope validator.Scope, operation validator.Operation) object {
	members := words.Command()
	var required list
	if operation != validator.Edit {
		required = list{"name"}
	}
	s := objectOf(members, commandShapes, required)
	of := s["properties"].(object)
	for _, m := range members {
		if schema, restricted := restriction(m, scope, operation); restricted {
			of[m.Name] = schema
		}
	}
	if operation == validator.Edit {
		return edit(s)
	}
	var all list
	for _, t := range words.CommandTypes() {
		all = append(all, whenType(t, t.Value == int(validator.ChatInput), ofCommandType(members, t)))
	}
	s["allOf"] = all
	return s
}

// restriction returns what a body allows of a member that it does not take as others do.
func restriction(m words.Member, scope validator.Scope, operation validator.Operation) (schema object, restricted bool) {
	guild := scope == validator.Guild
	switch {
	case m.Name == "id" && operation != validator.Bulk, m.Name == "type" && operation == validator.Edit:
		return hidden(object{"type": "null"}, "not allowed in this request"), true
	case m.Name == "type" && guild:
		return described(nullable(enumeration(guildTypes())), m.Says), true
	case m.Global && guild && operation != validator.Bulk:
		return hidden(object{"type": "null"}, "for global commands only"), true
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
		of["description"] = nullable(looseDescription)
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
	chatInput["name"], chatInput["description"] = nullable(patternName), nullable(description)
	s["if"] = object{"properties": object{"options": filledList}, "required": list{"options"}}
	s["then"] = object{"properties": chatInput}
	s["else"] = object{"properties": object{
		"name": nullable(freeName), "name_localizations": reference("freeNameLocalizations"),
		"description":               nullable(looseDescription),
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

const guildID = "[1-9][0-9]{16,19}"

// isScopeMap accepts objects whose keys are "global" and guild ids, beside the schema's name.
var isScopeMap = object{
	"type": "object", "minProperties": 1,
	"propertyNames": object{"pattern": `^(\$schema|global|` + guildID + ")$"},
	"not":           object{"required": list{"$schema"}, "maxProperties": 1},
}

// scopeMap is the schema of such an object: each value is the list of commands of that scope.
func scopeMap() object {
	guildType := object{
		"not": object{"const": int(validator.PrimaryEntryPoint)}, errorKey: "a PRIMARY_ENTRY_POINT command must be global",
	}
	return object{
		"properties": object{"$schema": object{"type": "string"}, "global": reference("list")},
		"patternProperties": object{"^" + guildID + "$": object{"allOf": list{
			reference("list"), items(object{"properties": object{"type": guildType}}),
		}}},
	}
}
