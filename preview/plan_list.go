package preview

import (
	"slices"

	"github.com/slashlint/slashlint/validator"
)

// elements is how the elements of a list are compared.
type elements[T any] struct {
	// key is the list's own.
	key   string
	place func(*T) validator.Place
	name  func(*T) string
	// alike reports whether elements of different names are probably the same one.
	alike func(live, draft *T) bool
	json  func(*T) string
	// compare compares two versions of an element; added and removed note what that one does to
	// those who rely on the list.
	compare        func(c *comparison, at spot, live, draft *T)
	added, removed func(c *comparison, path string, element *T)
}

func optionElements() *elements[validator.Option] {
	return &elements[validator.Option]{
		key:     "options",
		place:   func(o *validator.Option) validator.Place { return o.Place },
		name:    func(o *validator.Option) string { return o.Name.Text },
		alike:   likeOptions,
		json:    optionJSON,
		compare: (*comparison).option,
		added:   (*comparison).optionAdded,
		removed: (*comparison).optionRemoved,
	}
}

func choiceElements() *elements[validator.Choice] {
	ignored := func(*comparison, string, *validator.Choice) {}
	return &elements[validator.Choice]{
		key:     "choices",
		place:   func(c *validator.Choice) validator.Place { return c.Place },
		name:    func(c *validator.Choice) string { return c.Name.Text },
		alike:   likeChoices,
		json:    choiceJSON,
		compare: (*comparison).choice,
		added:   ignored,
		removed: ignored,
	}
}

func compareLists[T any](c *comparison, at spot, how *elements[T], live, draft []T) {
	of, taken := pair(how, live, draft)
	for i := range draft {
		after := &draft[i]
		inside := spot{draft: how.place(after), path: at.path + " > " + how.name(after)}
		switch {
		case of[i] >= 0:
			before := &live[of[i]]
			inside.live = how.place(before)
			how.compare(c, inside, before, after)
		case inside.draft.Given():
			c.change(inside, "", "", "", how.json(after))
			how.added(c, inside.path, after)
		}
	}
	for i := range live {
		before := &live[i]
		inside := spot{live: how.place(before), path: at.path + " > " + how.name(before)}
		if !taken[i] && inside.live.Given() {
			c.change(inside, "", "", how.json(before), "")
			how.removed(c, inside.path, before)
		}
	}
	compareOrder(c, at, how, live, draft, of)
}

// compareOrder notes that the elements which are in both lists stand in another order.
func compareOrder[T any](c *comparison, at spot, how *elements[T], live, draft []T, of []int) {
	kept := slices.DeleteFunc(slices.Clone(of), func(k int) bool { return k < 0 })
	if slices.IsSorted(kept) {
		return
	}
	slices.Sort(kept)
	before := listForm(kept, func(dst []byte, k int) []byte {
		return validator.AppendString(dst, how.name(&live[k]))
	})
	var names []string
	for i, k := range of {
		if k >= 0 {
			names = append(names, how.name(&draft[i]))
		}
	}
	c.change(at, how.key, "", before, listForm(names, validator.AppendString))
}

// pair finds the live element of each element of a draft's list, -1 for none: the one of the same
// name, else, of those that are left, the first that is alike. taken tells which live elements have
// been found. Elements that are no objects have no part in it.
func pair[T any](how *elements[T], live, draft []T) (of []int, taken []bool) {
	of, taken = make([]int, len(draft)), make([]bool, len(live))
	waiting := make(map[string][]int, len(live))
	for i := range live {
		if how.place(&live[i]).Given() {
			name := how.name(&live[i])
			waiting[name] = append(waiting[name], i)
		}
	}
	for i := range draft {
		of[i] = -1
		name := how.name(&draft[i])
		if queue := waiting[name]; len(queue) > 0 && how.place(&draft[i]).Given() {
			of[i], waiting[name] = queue[0], queue[1:]
			taken[queue[0]] = true
		}
	}
	pairAlike(how, live, draft, of, taken)
	return of, taken
}

// mostPaired is how many elements of a list are looked at for likeness: as many as one may have.
const mostPaired = 25

func pairAlike[T any](how *elements[T], live, draft []T, of []int, taken []bool) {
	for i := range draft[:min(len(draft), mostPaired)] {
		for k := range live[:min(len(live), mostPaired)] {
			if of[i] < 0 && !taken[k] && how.place(&draft[i]).Given() &&
				how.place(&live[k]).Given() && how.alike(&live[k], &draft[i]) {
				of[i], taken[k] = k, true
			}
		}
	}
}
