package schema

import (
	"cmp"
	"maps"
	"slices"

	"github.com/slashlint/slashlint/internal/words"
)

var boolean = object{"type": "boolean"}

// The shapes of members, whatever the type of their object. Those that are not required may also be
// null, see properties.
var commandShapes = map[string]object{
	"id":                         reference("snowflake"),
	"type":                       reference("commandType"),
	"name":                       {"type": "string"},
	"name_localizations":         {"type": "object"},
	"description":                {"type": "string"},
	"description_localizations":  {"type": "object"},
	"options":                    options,
	"default_member_permissions": bitset,
	"integration_types":          each("integrationType", 1),
	"contexts":                   each("context", 1),
	"nsfw":                       boolean,
	"handler":                    reference("handler"),
	"dm_permission":              boolean,
	"default_permission":         boolean,
}

var optionShapes = map[string]object{
	"type":                      reference("optionType"),
	"name":                      reference("name"),
	"name_localizations":        reference("nameLocalizations"),
	"description":               reference("description"),
	"description_localizations": reference("descriptionLocalizations"),
	"required":                  boolean,
	"choices":                   {"type": "array", "maxItems": 25, "items": reference("choice")},
	"options":                   {"type": "array", "maxItems": 25, "items": reference("option")},
	"channel_types":             each("channelType", 0),
	"min_value":                 {"type": "number"},
	"max_value":                 {"type": "number"},
	"min_length":                {"type": "integer", "minimum": 0, "maximum": 6000},
	"max_length":                {"type": "integer", "minimum": 1, "maximum": 6000},
	"autocomplete":              boolean,
	"file_types": {
		"type": "array", "maxItems": 10,
		"items": object{"type": "string", "pattern": `^(?:[iI][mM][aA][gG][eE]|[vV][iI][dD][eE][oO]|[aA][uU][dD][iI][oO]|(?:\.[-_+A-Za-z0-9]+)+)$`},
	},
}

var choiceShapes = map[string]object{
	"name":               choiceName,
	"name_localizations": reference("choiceNameLocalizations"),
	"value":              {"type": list{"string", "number"}},
}

// each is a list of an enumeration's values, none of them twice.
func each(enumeration string, least int) object {
	return object{"type": "array", "minItems": least, "uniqueItems": true, "items": reference(enumeration)}
}

// nullable is a schema that also accepts null, which means absence in an optional field. A reference is
// left as it is: the definitions of optional fields are nullable themselves.
func nullable(schema object) object {
	kind, typed := schema["type"]
	if !typed {
		return schema
	}
	schema = maps.Clone(schema)
	schema["type"] = list{kind, "null"}
	if values, enumerated := schema["oneOf"].(list); enumerated {
		schema["oneOf"] = append(slices.Clone(values), object{"const": nil, "description": "the same as without it"})
	}
	return schema
}

// enumeration is the values of an enumeration, each with its name. The name is no title: editors show
// titles and descriptions both.
func enumeration(values []words.Value) object {
	var of list
	for _, v := range values {
		says := v.Name
		if v.Says != "" {
			says += ": " + v.Says
		}
		of = append(of, object{"const": v.Value, "description": says})
	}
	return object{"type": "integer", "oneOf": of}
}

// objectOf is the schema of an object with these members; those that are not required may be null.
func objectOf(members []words.Member, shapes map[string]object, required list) object {
	s := object{"type": "object", "properties": properties(members, shapes, required), "additionalProperties": false}
	if required != nil {
		s["required"] = required
	}
	return s
}

func properties(members []words.Member, shapes map[string]object, required list) object {
	all := object{}
	for _, m := range members {
		p := described(shapes[m.Name], m.Says)
		if !slices.Contains(required, any(m.Name)) {
			p = nullable(p)
		}
		if m.Deprecated {
			p["deprecated"] = true
			p[deprecationKey] = "deprecated: " + m.Says
		}
		all[m.Name] = p
	}
	return all
}

// silent are definitions of the values that say nothing, so that also a type may have them that has no
// such member. Other members must be null.
var silent = map[string]string{
	"required": "notTrue", "autocomplete": "notTrue",
	"options": "emptyList", "choices": "emptyList", "channel_types": "emptyList", "file_types": "emptyList",
	"description": "emptyText", "description_localizations": "emptyDictionary",
}

var filledList = object{"type": "array", "minItems": 1}

// notForType says which members a type does not have.
func notForType(members []words.Member, kind int) object {
	none := object{}
	for _, m := range members {
		if len(m.Types) == 0 || slices.Contains(m.Types, kind) {
			continue
		}
		none[m.Name] = reference(cmp.Or(silent[m.Name], "absent"))
	}
	return none
}

// notOnType is a restriction of a member that a type does not have.
func notOnType(schema object) object { return hidden(schema, "not allowed on this type") }

// hidden is a schema that editors do not offer and whose violations they report with the message.
func hidden(schema object, message string) object {
	schema[hiddenKey], schema[errorKey] = true, message
	return schema
}

// whenType is a schema for objects of a type. absent tells that it is also the type of objects that
// do not say, or say null.
func whenType(kind words.Value, absent bool, then object) object {
	return object{"$comment": kind.Name, "if": isType(kind, absent), "then": then}
}

func isType(kind words.Value, absent bool) object {
	if absent {
		return object{"properties": object{"type": object{"enum": list{kind.Value, nil}}}}
	}
	return object{"properties": object{"type": object{"const": kind.Value}}, "required": list{"type"}}
}
