package schema

import (
	"maps"

	"github.com/slashlint/slashlint/internal/words"
	"github.com/slashlint/slashlint/validator"
)

// What a schema can say of texts. Lengths are in code points.
var (
	// patternName is the name of a CHAT_INPUT command or an option.
	patternName = object{
		"type": "string", "pattern": validator.NamePattern, "minLength": 1, "maxLength": 32,
		messageKey: "letters, digits, - and _ only, no blanks; 1 to 32 characters",
	}
	// freeName is the name of a command of any other type.
	freeName = notBlank(32)
	// choiceName is the name of a choice.
	choiceName = object{"type": "string", "minLength": 1, "maxLength": 100}
	// description is that of a CHAT_INPUT command or an option.
	description = notBlank(100)
	// looseDescription is that of an entry point.
	looseDescription = object{"type": "string", "maxLength": 100}

	snowflake = object{"type": "string", "pattern": `^(0|[1-9][0-9]{0,19})$`}
	bitset    = object{"type": "string", "pattern": "^[0-9]{1,20}$"}
)

// Keywords of Visual Studio Code: what to say of a text that does not match its pattern, of another
// value that is not accepted, and of one that is deprecated; and not to offer a member.
const (
	messageKey     = "patternErrorMessage"
	errorKey       = "errorMessage"
	deprecationKey = "deprecationMessage"
	hiddenKey      = "doNotSuggest"
)

// notBlank is a text that is not all white space.
func notBlank(most int) object {
	return object{
		"type": "string", "pattern": `\S`, "minLength": 1, "maxLength": most,
		messageKey: "at least one character that is no blank",
	}
}

// localizations is a dictionary from the locales to texts of one kind.
func localizations(text object) object {
	of := object{}
	for _, l := range words.Locales() {
		of[l.Code] = described(text, l.English+", "+l.Native)
	}
	for _, code := range undocumentedLocales {
		of[code] = described(text, "not documented; the service may refuse it")
		of[code].(object)[hiddenKey] = true
	}
	return nullable(object{"type": "object", "properties": of, "additionalProperties": false})
}

// undocumentedLocales stand in the service's own schema only.
var undocumentedLocales = []string{"ar", "he"}

// described is a schema with a description.
func described(schema object, says string) object {
	schema = maps.Clone(schema)
	schema["description"] = says
	return schema
}
