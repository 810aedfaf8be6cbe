package preview

import (
	"slices"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// mostCompared is how many created and deleted commands are looked at for renames: a scope has at
// most 131 commands.
const mostCompared = 131

// mostBytes is how much of a text is looked at: names and descriptions have at most 100 code
// points.
const mostBytes = 400

// renaming is a deleted command that a created one may have been; both are indexes.
type renaming struct{ deleted, created, likeness int }

// mostLike is the greatest likeness of two commands.
const mostLike = 7

// findRenames finds the deleted commands that created ones probably were, the likeliest first.
func (p *planner) findRenames() {
	p.was, p.became = none(len(p.of)), none(len(p.taken))
	found := p.renamings()
	for likeness := mostLike; likeness > 0; likeness-- {
		for i := range found {
			r := &found[i]
			if r.likeness == likeness && p.was[r.created] < 0 && p.became[r.deleted] < 0 {
				p.was[r.created], p.became[r.deleted] = r.deleted, r.created
			}
		}
	}
}

// none returns so many indexes of nothing.
func none(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = -1
	}
	return all
}

func (p *planner) renamings() []renaming {
	var found []renaming
	created := unpaired(p.draft, func(i int) bool { return p.of[i] < 0 })
	for _, k := range unpaired(p.live, func(k int) bool { return !p.taken[k] }) {
		for _, i := range created {
			if n := likeness(&p.live.Commands[k], &p.draft.Commands[i]); n > 0 {
				found = append(found, renaming{deleted: k, created: i, likeness: n})
			}
		}
	}
	return found
}

// unpaired returns the commands that are only in this document and may be renamed.
func unpaired(d *validator.Document, alone func(int) bool) []int {
	var all []int
	for i := range d.Commands {
		if alone(i) && usable(&d.Commands[i].Name) && len(all) < mostCompared {
			all = append(all, i)
		}
	}
	return all
}

// likeness tells how likely two commands of different names are the same one: 0 when they are
// probably not. Only slash commands have more than their names to go by; of entry points there is
// one, whatever its name.
func likeness(a, b *validator.Command) int {
	if a.Kind() != b.Kind() {
		return 0
	}
	names := likeNames(a.Name.Text, b.Name.Text)
	switch a.Kind() {
	case validator.ChatInput:
	case validator.PrimaryEntryPoint:
		return 1 + names
	default:
		return names
	}
	rest := likeTexts(a.Description.Text, b.Description.Text) + likeLists(&a.Options, &b.Options)
	if names > 0 && rest > 0 || rest >= 3 {
		return names + rest
	}
	return 0
}

// likeNames returns 2 for names a slip or two apart, 1 for names that share words or contain each
// other.
func likeNames(a, b string) int {
	switch {
	case len(a) > mostBytes || len(b) > mostBytes:
		return 0
	case suggest(a, []string{b}) != "":
		return 2
	case strings.Contains(a, b) || strings.Contains(b, a):
		return 1
	}
	return min(1, shared(wordsOf(a), wordsOf(b)))
}

// likeTexts returns 3 for equal descriptions, 1 for those that share half of their words.
func likeTexts(a, b string) int {
	if a == b && a != "" {
		return 3
	}
	return min(1, shared(wordsOf(a), wordsOf(b)))
}

// likeLists returns 2 for options of the same names, 1 when half of them are the same.
func likeLists(a, b *validator.OptionList) int {
	return shared(names(a), names(b))
}

func names(list *validator.OptionList) []string {
	var all texts
	for i := range list.Elements[:min(len(list.Elements), mostPaired)] {
		all.add(list.Elements[i].Name.Text)
	}
	return all
}

// wordsOf returns the words of a text in lower case.
func wordsOf(text string) []string {
	text = text[:min(len(text), mostBytes)]
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return strings.ContainsRune(" -_.,:;/'", r)
	})
}

// shared returns 2 when two lists have the same elements, 1 when each has half of the other's.
func shared(a, b []string) int {
	common := 0
	for _, element := range a {
		if slices.Contains(b, element) {
			common++
		}
	}
	switch larger := max(len(a), len(b)); {
	case common == 0:
		return 0
	case common == larger:
		return 2
	case 2*common >= larger:
		return 1
	}
	return 0
}

// alike reports whether two parts of different names are probably the same one: options that say the
// same or have similar names, and choices of one value.
func alike(live, draft part) bool {
	if live.option != nil {
		return likeOptions(live.option, draft.option)
	}
	value := scalarForm(&live.choice.Value)
	return value != "" && same(value, scalarForm(&draft.choice.Value))
}

func likeOptions(live, draft *validator.Option) bool {
	return live.Kind() == draft.Kind() && usable(&live.Name) && usable(&draft.Name) &&
		(live.Description.Text == draft.Description.Text && live.Description.Text != "" ||
			likeNames(live.Name.Text, draft.Name.Text) == 2)
}
