package preview

import "github.com/slashlint/slashlint/validator"

// parts is a list of a command or option that is compared part by part: options or choices.
type parts struct {
	options []validator.Option
	choices []validator.Choice
}

// part is an option or choice; the other one is nil.
type part struct {
	option *validator.Option
	choice *validator.Choice
}

func (p *parts) len() int { return len(p.options) + len(p.choices) }

func (p *parts) at(i int) part {
	if p.options != nil {
		return part{option: &p.options[i]}
	}
	return part{choice: &p.choices[i]}
}

// key returns the name by which a part is found in another list; what is no object has no part in
// that.
func (p *parts) key(i int) (string, bool) {
	one := p.at(i)
	return one.name(), one.place().Given()
}

func (p part) place() validator.Place {
	if p.option != nil {
		return p.option.Place
	}
	return p.choice.Place
}

func (p part) name() string {
	if p.option != nil {
		return p.option.Name.Text
	}
	return p.choice.Name.Text
}

// json returns a part as the service lists it, with its localizations.
func (p part) json() string {
	w := lister{full: true}
	if p.option != nil {
		w.option(p.option)
	} else {
		w.choice(p.choice)
	}
	return string(w.dst)
}

// list compares two versions of a list, key being its own.
func (c *comparison) list(at *spot, key string, live, draft parts) {
	p := newPairing(live.len(), draft.len())
	p.by(live.key, draft.key)
	p.byLooks(&live, &draft)
	for i, k := range p.of {
		after := draft.at(i)
		inside := spot{draft: after.place(), path: at.path + " > " + after.name()}
		switch {
		case k >= 0:
			before := live.at(k)
			inside.live = before.place()
			c.part(&inside, before, after)
		case inside.draft.Given():
			c.change(&inside, "", "", "", after.json())
			c.added(inside.path, after)
		}
	}
	for k := range p.taken {
		before := live.at(k)
		if !p.taken[k] && before.place().Given() {
			inside := spot{live: before.place(), path: at.path + " > " + before.name()}
			c.change(&inside, "", "", before.json(), "")
			c.removed(inside.path, before)
		}
	}
	if !p.inOrder() {
		before, after := p.names(&live, &draft)
		c.change(at, key, "", before, after)
	}
}

// part compares two versions of an option or choice.
func (c *comparison) part(at *spot, live, draft part) {
	if live.option != nil {
		c.option(at, live.option, draft.option)
	} else {
		c.choice(at, live.choice, draft.choice)
	}
}

// names returns the names of what is paired, in the order of live and in that of the draft.
func (p *pairing) names(live, draft *parts) (before, after string) {
	var was, is texts
	for k, taken := range p.taken {
		if taken {
			was.add(jsonString(live.at(k).name()))
		}
	}
	for i, k := range p.of {
		if k >= 0 {
			is.add(jsonString(draft.at(i).name()))
		}
	}
	return listForm(was), listForm(is)
}

// mostPaired is how many elements of a list are looked at for likeness: as many as one may have.
const mostPaired = 25

// byLooks pairs, of what is left, the first parts that are alike.
func (p *pairing) byLooks(live, draft *parts) {
	for i := range p.of[:min(len(p.of), mostPaired)] {
		for k := range p.taken[:min(len(p.taken), mostPaired)] {
			if p.of[i] < 0 && !p.taken[k] && alike(live.at(k), draft.at(i)) {
				p.pair(k, i)
			}
		}
	}
}
