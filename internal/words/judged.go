package words

import (
	"fmt"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// Command are the members of a command that a request may have.
func Command() []Member { return judged(commandMembers, inCommand) }

// Option are the members of an option.
func Option() []Member { return judged(optionMembers, inOption) }

// Choice are the members of a choice.
func Choice() []Member { return judged(choiceMembers, inChoice) }

// body writes a document that has the member, in an object of this type.
type body func(m Member, kind int) string

func inCommand(m Member, kind int) string {
	return object(m, fmt.Sprintf(`"type": %d`, kind), `"name": "word"`, `"description": "A word"`)
}

func inOption(m Member, kind int) string {
	option := object(m, fmt.Sprintf(`"type": %d`, kind), `"name": "word"`, `"description": "A word"`)
	return `{"name": "a", "description": "A", "options": [` + option + `]}`
}

func inChoice(m Member, kind int) string {
	choice := object(m, `"name": "one"`, `"value": 1`)
	return fmt.Sprintf(`{"name": "a", "description": "A", "options": [{"type": %d, "name": "b", `+
		`"description": "B", "choices": [%s]}]}`, kind, choice)
}

// object writes an object of these members and m, in the place of its namesake; a type stays, as it
// says which members there can be.
func object(m Member, members ...string) string {
	own := fmt.Sprintf("%q: ", m.Name)
	all := []string{own + m.Sample}
	for _, one := range members {
		switch {
		case !strings.HasPrefix(one, own):
			all = append(all, one)
		case m.Name == "type":
			all[0] = one
		}
	}
	return "{" + strings.Join(all, ", ") + "}"
}

// judged adds to each member what the validator says about it.
func judged(members []Member, in body) []Member {
	kinds := CommandTypes()
	if &members[0] != &commandMembers[0] {
		kinds = OptionTypes()
	}
	all := make([]Member, len(members))
	for i, m := range members {
		all[i] = m
		for _, kind := range kinds {
			says := rules(in(m, kind.Value), m.Name, validator.Global)
			all[i].Deprecated = all[i].Deprecated || says["deprecated-field"]
			if !says["field-not-for-type"] {
				all[i].Types = append(all[i].Types, kind.Value)
			}
		}
		if len(all[i].Types) == len(kinds) {
			all[i].Types = nil
		}
		all[i].Global = rules(in(m, 1), m.Name, validator.Guild)["field-not-for-scope"]
	}
	return all
}

// rules are those that report the member of a document.
func rules(document, name string, scope validator.Scope) map[string]bool {
	found := map[string]bool{}
	for _, d := range validator.Check([]byte(document), validator.Options{Scope: scope}).Diagnostics {
		if strings.HasSuffix(d.Pointer, "/"+name) {
			found[d.Rule] = true
		}
	}
	return found
}
