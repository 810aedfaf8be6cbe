package cli

import (
	"iter"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/internal/words"
)

// objectMembers are the members of one kind of object.
type objectMembers struct {
	of  string
	all []words.Member
}

// everyMember returns the members of commands and of what is in them.
func everyMember() []objectMembers {
	return []objectMembers{
		{"a command", words.Command()}, {"an option", words.Option()}, {"a choice", words.Choice()},
	}
}

// member tells what there is to know of a member, and whether there is one of this name.
func (p *page) member(name string) bool {
	found := false
	for _, object := range everyMember() {
		for _, m := range object.all {
			if m.Name != name {
				continue
			}
			if !found {
				p.begin()
				p.out.WriteString(p.Paint(terminal.Bold, name) + "\n")
			}
			found = true
			p.section("As a member of "+object.of, m.Says)
		}
	}
	return found
}

func memberNames() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, object := range everyMember() {
			for _, m := range object.all {
				if !yield(m.Name) {
					return
				}
			}
		}
	}
}
