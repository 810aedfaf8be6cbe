package preview

import "github.com/slashlint/slashlint/validator"

// match finds the live command of each command of the draft: that of its id, for the member "id" of
// a bulk body ("snowflake, if known"), else that of its type and name.
func (p *planner) match() {
	p.pairing = newPairing(len(p.live.Commands), len(p.draft.Commands))
	for _, byID := range [...]bool{true, false} {
		p.by(commandKeys(p.live, byID), commandKeys(p.draft, byID))
	}
}

// commandKeys returns what the service tells a document's commands apart by: type and name, or id.
func commandKeys(d *validator.Document, byID bool) func(int) (string, bool) {
	return func(i int) (string, bool) {
		c := &d.Commands[i]
		text := c.Name.Text
		if byID {
			text = c.ID.Text
		}
		return c.Kind().String() + " " + text, c.Given() && (text != "" || !byID)
	}
}
