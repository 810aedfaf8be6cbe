package schema

import (
	"encoding/json"

	"github.com/slashlint/slashlint/internal/words"
	"github.com/slashlint/slashlint/validator"
)

// object is a JSON object; its members are written in the order of their names.
type object = map[string]any

// list is a JSON array.
type list = []any

// reference refers to one of the schema's definitions.
func reference(name string) object { return object{"$ref": "#/$defs/" + name} }

// JSON returns the schema of commands in this scope and operation. With Auto it is that of one
// command, as the body of a create request, or of a list of them, as that of a bulk overwrite, and
// with Global also of a map from "global" and guild ids to such lists.
func JSON(scope validator.Scope, operation validator.Operation) ([]byte, error) {
	s := object{
		"$schema":     "https://json-schema.org/draft/2020-12/schema",
		"title":       titles[operation] + " (" + scope.String() + ")",
		"description": "What can be said of them in a schema; slashlint check says the rest.",
	}
	defs := definitions()
	s["$defs"] = defs
	one, several := operation != validator.Bulk, operation == validator.Bulk || operation == validator.Auto
	if one {
		body := operation
		if operation == validator.Auto {
			body = validator.Create
		}
		defs["body"] = withSchema(command(scope, body))
	}
	if several {
		defs["element"] = command(scope, validator.Bulk)
		defs["list"] = commands()
	}
	switch {
	case one && several:
		s["if"] = object{"type": "array"}
		s["then"] = reference("list")
		s["else"] = reference("body")
		if scope == validator.Global {
			s["else"] = object{"if": isScopeMap, "then": scopeMap(), "else": reference("body")}
		}
	case one:
		s["$ref"] = "#/$defs/body"
	default:
		s["$ref"] = "#/$defs/list"
	}
	return json.MarshalIndent(s, "", "  ")
}

// withSchema lets a document name its schema, which editors look for and the service ignores.
func withSchema(body object) object {
	body["properties"].(object)["$schema"] = object{"type": "string", "description": "this schema, for editors"}
	return body
}

// definitions are the schemas that others refer to.
func definitions() object {
	return object{
		"option": option(), "choice": choice(),
		"name": patternName, "description": description, "snowflake": nullable(snowflake),
		"nameLocalizations":        localizations(reference("name")),
		"freeNameLocalizations":    localizations(freeName),
		"choiceNameLocalizations":  localizations(choiceName),
		"descriptionLocalizations": localizations(reference("description")),

		"looseDescriptionLocalizations": localizations(looseDescription),

		"absent":          notOnType(object{"type": "null"}),
		"notTrue":         notOnType(object{"enum": list{false, nil}}),
		"emptyText":       notOnType(object{"maxLength": 0}),
		"emptyList":       notOnType(nullable(object{"type": "array", "maxItems": 0})),
		"emptyDictionary": notOnType(object{"maxProperties": 0}),

		"commandType":     nullable(enumeration(words.CommandTypes())),
		"optionType":      enumeration(words.OptionTypes()),
		"handler":         nullable(enumeration(words.Handlers())),
		"context":         enumeration(words.Contexts()),
		"integrationType": enumeration(words.IntegrationTypes()),
		"channelType":     enumeration(words.ChannelTypes()),
	}
}

var titles = map[validator.Operation]string{
	validator.Auto:   "Application commands",
	validator.Create: "The body of a request to create an application command",
	validator.Edit:   "The body of a request to edit an application command",
	validator.Bulk:   "The body of a request to overwrite all application commands",
}
