package words

import (
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// Every member is one of the interface's, and its sample is of the right JSON type.
func TestTheValidatorKnowsEachMember(t *testing.T) {
	for _, object := range []struct {
		what    string
		members []Member
		in      body
	}{{"command", commandMembers, inCommand}, {"option", optionMembers, inOption}, {"choice", choiceMembers, inChoice}} {
		for _, m := range judged(object.members, object.in) {
			kind := 4
			if len(m.Types) > 0 {
				kind = m.Types[0]
			}
			document := object.in(m, kind)
			if object.what == "command" && m.Name == "id" {
				document = "[" + document + "]"
			}
			said := rules(document, m.Name, validator.Global)
			for _, rule := range []string{"field-unknown", "field-type", "field-coerced", "field-read-only", "field-not-for-type"} {
				if said[rule] {
					t.Errorf("%s %s: %s in %s", object.what, m.Name, rule, document)
				}
			}
		}
	}
}

// The tables lack no member: of those the validator suggests for a slip, each is there.
func TestTheTablesAreWhole(t *testing.T) {
	for _, object := range []struct {
		what string
		in   body
		n    int
	}{{"command", inCommand, len(commandMembers)}, {"option", inOption, len(optionMembers)}, {"choice", inChoice, len(choiceMembers)}} {
		known := 0
		for _, name := range everyMember() {
			if !rules(object.in(Member{Name: name, Sample: "null"}, 3), name, validator.Global)["field-unknown"] {
				known++
			}
		}
		if object.what == "command" {
			// Set by the service: application_id, guild_id, version; never written, so not offered.
			known -= 3
		}
		// What a list response has instead of dictionaries is read-only, too.
		if known -= 2; known != object.n {
			t.Errorf("%s: the validator knows %d members, the table has %d", object.what, known, object.n)
		}
	}
}

// everyMember are the words that an object of the interface can have as a key, of any object.
func everyMember() []string {
	seen := map[string]bool{}
	for _, name := range []string{"application_id", "guild_id", "version", "name_localized", "description_localized"} {
		seen[name] = true
	}
	for _, members := range [][]Member{commandMembers, optionMembers, choiceMembers} {
		for _, m := range members {
			seen[m.Name] = true
		}
	}
	var all []string
	for name := range seen {
		all = append(all, name)
	}
	return all
}
