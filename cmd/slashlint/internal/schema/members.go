package schema

import (
	"maps"
	"slices"

	"github.com/slashlint/slashlint/internal/words"
)

var boolean = object{"type": "boolean"}

// The shapes of members, whatever the type of their object.
var commandShapes = map[string]object{
	"id":                         reference("snowflake"),
	"type":                       reference("commandType"),
	"name":                       {"type": "string"},
	"name_localizations":         {"type": list{"object", "null"}},
	"description":                {"type": list{"string", "null"}},
	"description_localizations":  {"type": list{"object", "null"}},
	"options":                    options,
	"default_member_permissions": bitset,
	"integration_types":          each("integrationType", 1),
	"contexts":                   orNull(each("context", 1)),
	"nsfw":                       boolean,
	"handler":                    reference("handler"),
	"dm_permission":              {"type": list{"boolean", "null"}},
	"default_permission":         {"type": list{"boolean", "null"}},
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

func orNull(schema object) object {
	schema["type"] = list{schema["type"], "null"}
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

// properties are the schemas of an object's members.
func properties(members []words.Member, shapes map[string]object) object {
	all := object{}
	for _, m := range members {
		p := described(shapes[m.Name], m.Says)
		if m.Deprecated {
			p["deprecated"] = true
			p[deprecationKey] = "deprecated: " + m.Says
		}
		all[m.Name] = p
	}
	return all
}

// silent are the values that say nothing, so that also a type may have them that has no such member.
// Other members must not be there at all.
var silent = map[string]object{
	"required": {"const": false}, "autocomplete": {"const": false},
	"options": emptyList, "choices": emptyList, "channel_types": emptyList, "file_types": emptyList,
	"description": {"maxLength": 0}, "description_localizations": {"maxProperties": 0},
}

var emptyList = object{"type": "array", "maxItems": 0}

// notForType says which members a type does not have.
func notForType(members []words.Member, kind int) object {
	none := object{}
	for _, m := range members {
		if len(m.Types) == 0 || slices.Contains(m.Types, kind) {
			continue
		}
		none[m.Name] = false
		if value, ok := silent[m.Name]; ok {
			none[m.Name] = unoffered(value)
		}
	}
	return none
}

// unoffered is the schema of a member that a type has not, which says so.
func unoffered(schema object) object {
	schema = maps.Clone(schema)
	schema[hiddenKey], schema[errorKey] = true, "this type has no such member"
	return schema
}

// whenType is a schema for objects of a type. absent tells that it is also the type of objects that
// do not say.
func whenType(kind words.Value, absent bool, then object) object {
	return object{"$comment": kind.Name, "if": isType(kind, absent), "then": then}
}

func isType(kind words.Value, absent bool) object {
	is := object{"properties": object{"type": object{"const": kind.Value}}}
	if !absent {
		is["required"] = list{"type"}
	}
	return is
}
