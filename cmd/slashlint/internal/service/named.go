package service

import (
	"slices"
	"strconv"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// named returns where the names in a mistake's path may lead: to the objects of these names or, where
// no option has a parameter's name, to all options beside it. Names that are in no document stay.
func (l *Locator) named(m *Mistake) [][]string {
	found := [][]string{nil}
	for i := range m.objects {
		var next [][]string
		for _, path := range found {
			next = append(next, l.children(path, i, &m.objects[i])...)
		}
		if next == nil {
			return [][]string{slices.Concat(found[0], m.Path[max(0, 2*i-1):])}
		}
		found = next
	}
	for i := range found {
		found[i] = slices.Concat(found[i], m.Path[2*len(m.objects)-1:])
	}
	return found
}

// children returns the paths of what an object may be: of depth 0 a command, else an option of what a
// path leads to.
func (l *Locator) children(path []string, depth int, o *object) (named [][]string) {
	if depth > 0 {
		path = append(slices.Clone(path), "options")
	}
	list := l.body.at(path)
	if depth == 0 && l.body.tree.Kind(list) == syntax.Object && l.is(list, depth, o) {
		return [][]string{nil}
	}
	if l.body.tree.Kind(list) != syntax.Array {
		return nil
	}
	var all [][]string
	for id, end := l.body.tree.First(list), l.body.tree.End(list); id < end; id = l.body.tree.Next(id) {
		child := append(slices.Clone(path), strconv.Itoa(len(all)))
		all = append(all, child)
		if l.is(id, depth, o) {
			named = append(named, child)
		}
	}
	if named == nil && o.parameter {
		return all
	}
	return named
}

// is reports whether a value is the object that is named.
func (l *Locator) is(id syntax.ID, depth int, o *object) bool {
	name := l.body.child(id, "name")
	if name == 0 || scalar(l.body.tree, name) != o.name {
		return false
	}
	menu := false
	if kind := l.body.child(id, "type"); kind != 0 && depth == 0 {
		n, _ := strconv.Atoi(scalar(l.body.tree, kind))
		menu = n == int(validator.User) || n == int(validator.Message)
	}
	return menu == o.menu
}
