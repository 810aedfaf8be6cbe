package config

import (
	"slices"

	"github.com/slashlint/slashlint/validator"
)

// shape says what a value of a configuration has to be. The loader holds values against it, and the
// JSON Schema is written from it.
type shape struct {
	// says describes the value to people, as a JSON Schema does.
	says string
	kind kind
	// words are all that a string can be, if there are any; also are other names for some of them.
	words, also []string
	// form is what else a string has to be.
	form *form
	// each is what the elements of a list are, at least one, or the values of an object whose keys
	// are names.
	each  *shape
	names []string
	// patterns tells that the keys may also be patterns that match names.
	patterns bool
	// what is a name called in messages.
	what string
	// members are those of an object, needed those that must be there.
	members []member
	needed  []string
	// examples are shown by editors.
	examples []string
}

// member is one that an object may have.
type member struct {
	name string
	shape
}

func (s *shape) memberNames() []string {
	names := make([]string, len(s.members))
	for i := range s.members {
		names[i] = s.members[i].name
	}
	return names
}

func (s *shape) member(name string) *shape {
	i := slices.Index(s.memberNames(), name)
	if i < 0 {
		return nil
	}
	return &s.members[i].shape
}

// form is what a string has to look like: wrong returns what is wrong with one, or "". The schema
// says the same, as far as it can, with patterns: one that the string must match, one that it must
// not.
type form struct {
	wrong         func(string) string
	pattern, none string
	most          int
}

// Kinds, Scopes and Operations are the words for what a document is, where its commands are
// registered, and which request it is the body of.
var (
	Kinds      = validator.KindNames()
	Scopes     = []string{validator.Global.String(), validator.Guild.String()}
	Operations = []string{
		validator.Create.String(), validator.Edit.String(), validator.Bulk.String(),
	}
)

var severities = []string{
	validator.Off.String(), validator.Info.String(), validator.Warning.String(), validator.Error.String(),
}

var otherSeverities = []string{"warn"}

// UnusedRule is the rule that tells of a suppression without effect.
const UnusedRule = "suppression-unused"

// suppressible are the rules that can be suppressed.
var suppressible = slices.DeleteFunc(validator.RuleNames(), func(name string) bool {
	return name == UnusedRule
})

func globList(says string, examples ...string) shape {
	return shape{says: says, kind: list, each: &shape{kind: text, form: &globForm, examples: examples}}
}

// settings are the members that files have in common and an override can change.
var settings = []member{
	{"kind", shape{
		says: "What the documents are. Without it, each document tells.", kind: text, words: Kinds,
	}},
	{"scope", shape{
		says: "Where the commands are registered; global by default.", kind: text, words: Scopes,
	}},
	{"operation", shape{
		says: "The request whose body a document is. Without it, an object is the body of create and a " +
			"list that of bulk.", kind: text, words: Operations,
	}},
	{"rules", shape{
		says: "The severities of rules, by name, or by a pattern in which * stands for any characters. A " +
			"name wins over a pattern, and a longer pattern over a shorter one.",
		kind: object, names: validator.RuleNames(), patterns: true, what: "rule",
		each: &shape{says: "off disables the rule.", kind: text, words: severities, also: otherSeverities},
	}},
}

// document is a whole configuration.
var document = shape{
	says: "How slashlint checks the command definitions below this directory.",
	kind: object,
	members: slices.Concat(
		[]member{
			{"$schema", shape{says: "The address of this schema, for editors.", kind: text}},
			{"files", globList("The files to check when none are named, or a directory is; those in "+
				"this directory and below that end in .json, .jsonc, .json5, .yaml or .yml where it is missing. Globs "+
				"are relative to the directory of the configuration.", "commands/**/*.json")},
			{"exclude", globList("Files that are not checked, even when they are named. A glob that "+
				"matches a directory stands for everything below it.", "**/drafts")},
		},
		settings,
		[]member{
			{"failOn", shape{
				says: "Lowest severity that fails the run (exit status 1); error by default.",
				kind: text, words: severities[1:], also: otherSeverities,
			}},
			{"overrides", shape{
				says: "Settings for some of the files. Where several match a file, the last one wins, " +
					"setting by setting and rule by rule.",
				kind: list, each: &override,
			}},
			{"suppressions", shape{
				says: "Diagnostics that are accepted, each with a reason. One without effect is " +
					"reported itself.",
				kind: list, each: &suppression,
			}},
		},
	),
}

var override = shape{
	kind: object,
	members: slices.Concat(
		[]member{
			{"files", globList("The files it is for.", "guild/**")},
			{"exclude", globList("Files of these that it is not for.")},
		},
		settings,
	),
	needed: []string{"files"},
}

var suppression = shape{
	kind: object,
	members: []member{
		{"rule", shape{
			says: "The rule whose diagnostics are accepted.", kind: text, words: suppressible,
			what: "rule",
		}},
		{"pointer", shape{
			says: "Where: a JSON Pointer (RFC 6901) in which the segment * stands for any one and ** " +
				"for any number of segments. Without it, everywhere.",
			kind: text, form: &pointerForm, examples: []string{"/*/name", "/**/name_localizations/de"},
		}},
		{"files", globList("The files it is for; without it, all.")},
		{"reason", shape{
			says: "Why that is accepted, for whoever reads the configuration.",
			kind: text, form: &reasonForm,
		}},
	},
	needed: []string{"rule", "reason"},
}
