package schema

import (
	"maps"
	"slices"

	"github.com/slashlint/slashlint/internal/words"
	"github.com/slashlint/slashlint/validator"
)

// option is the schema of an option, subcommands and groups included.
func option() object {
	members := words.Option()
	s := objectOf(members, optionShapes, list{"type", "name", "description"})
	of := s["properties"].(object)
	all := list{autocompleteOrChoices}
	for _, t := range words.OptionTypes() {
		then := notForType(members, t.Value)
		for _, m := range members {
			if slices.Contains(m.Types, t.Value) {
				then[m.Name] = both(of[m.Name].(object), typed[validator.OptionType(t.Value)][m.Name])
			}
		}
		all = append(all, whenType(t, false, object{"properties": then}))
	}
	// What only some types have is merely allowed of all: editors are to offer it to those alone.
	for _, m := range members {
		if len(m.Types) > 0 {
			of[m.Name] = true
		}
	}
	s["allOf"] = all
	return s
}

// both is a member's schema with what a type says of it besides, if anything.
func both(schema object, more any) object {
	if more == nil {
		return schema
	}
	schema = maps.Clone(schema)
	schema["allOf"] = list{more}
	return schema
}

// autocompleteOrChoices holds unless an option has both.
var autocompleteOrChoices = object{"not": object{
	"required":   list{"autocomplete", "choices"},
	"properties": object{"autocomplete": object{"const": true}, "choices": filledList},
}, errorKey: "an option has choices or autocomplete, not both"}

// typed are the members that say more for one type than for others.
var typed = map[validator.OptionType]object{
	validator.SubCommand:      {"options": items(ofType(filled...))},
	validator.SubCommandGroup: {"options": items(ofType(validator.SubCommand))},
	validator.StringOption:    {"choices": items(valued(object{"type": "string", "maxLength": 100}))},
	validator.IntegerOption: {
		"choices": items(valued(wholeNumber)), "min_value": nullable(wholeNumber), "max_value": nullable(wholeNumber),
	},
	validator.NumberOption: {
		"choices": items(valued(number)), "min_value": nullable(number), "max_value": nullable(number),
	},
}

var (
	// wholeNumber is "any integer from -2^53+1 to 2^53-1".
	wholeNumber = object{"type": "integer", "minimum": -(1<<53 - 1), "maximum": 1<<53 - 1}
	// number is "any double from -2^53 to 2^53".
	number = object{"type": "number", "minimum": -(1 << 53), "maximum": 1 << 53}
)

// filled are the types of options that people fill in.
var filled = []validator.OptionType{
	validator.StringOption, validator.IntegerOption, validator.BooleanOption, validator.UserOption,
	validator.ChannelOption, validator.RoleOption, validator.Mentionable, validator.NumberOption,
	validator.Attachment,
}

func items(schema object) object { return object{"items": schema} }

func valued(schema object) object { return object{"properties": object{"value": schema}} }

func ofType(types ...validator.OptionType) object {
	var values list
	for _, t := range types {
		values = append(values, int(t))
	}
	return object{"properties": object{"type": object{"enum": values}}}
}

// options is the list of a command's options: subcommands and groups, or what is filled in.
var options = object{
	"type": "array", "maxItems": 25, "items": reference("option"),
	"anyOf": list{items(ofType(validator.SubCommand, validator.SubCommandGroup)), items(ofType(filled...))},
}

// choice is the schema of a choice.
func choice() object {
	return objectOf(words.Choice(), choiceShapes, list{"name", "value"})
}
