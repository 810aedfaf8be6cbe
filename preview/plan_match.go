package preview

import "github.com/slashlint/slashlint/validator"

// identity is what the service tells commands apart by.
type identity struct {
	kind validator.CommandType
	// text is the name or, where byID, the id.
	text string
	byID bool
}

func byName(c *validator.Command) (identity, bool) {
	return identity{kind: c.Kind(), text: c.Name.Text}, true
}

// byID is for the member "id" of a bulk body: "snowflake, if known".
func byID(c *validator.Command) (identity, bool) {
	return identity{kind: c.Kind(), text: c.ID.Text, byID: true}, c.ID.Text != ""
}

// match finds the live command of each command of the draft: that of its id, else that of its type
// and name. Where several are alike, the first goes with the first, the second with the second.
func (p *planner) match() {
	p.matches = make([]counterpart, len(p.draft.Commands))
	for i := range p.matches {
		p.matches[i] = counterpart{live: -1, was: -1}
	}
	p.taken = make([]bool, len(p.live.Commands))
	p.matchBy(byID)
	p.matchBy(byName)
}

func (p *planner) matchBy(identify func(*validator.Command) (identity, bool)) {
	waiting := make(map[identity][]int)
	for i := range p.live.Commands {
		c := &p.live.Commands[i]
		if who, ok := identify(c); ok && c.Given() && !p.taken[i] {
			waiting[who] = append(waiting[who], i)
		}
	}
	for i := range p.draft.Commands {
		c := &p.draft.Commands[i]
		who, ok := identify(c)
		queue := waiting[who]
		if !ok || !c.Given() || p.matches[i].live >= 0 || len(queue) == 0 {
			continue
		}
		p.matches[i].live, p.taken[queue[0]] = queue[0], true
		waiting[who] = queue[1:]
	}
}
