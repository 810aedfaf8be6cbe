package validator

import (
	"cmp"
	"sort"

	"github.com/slashlint/slashlint/internal/syntax"
)

// What an author decides once and writes in many places, such as a locale that is never translated or a
// deprecated field in every command, is one diagnostic with the number of its places. Errors about a
// value stay one each.

// maxPlaces is how many places a diagnostic lists, maxGroupEdits how many its fix changes at once.
const (
	maxPlaces     = 100
	maxGroupEdits = 10_000
)

// groupKey is what the places of one diagnostic have in common.
type groupKey struct {
	rule     *Rule
	severity Severity
	// command limits the group to one command; 0 is the whole document.
	command syntax.ID
	// subject is the locale or the field.
	subject string
}

// group is a diagnostic in the making: its places and what it says of them.
type group struct {
	groupKey
	places []syntax.ID
	// keys marks the keys of the places, not their values.
	keys bool
	// one is the message where there is one place, many where there are several; "" is the same.
	one, many string
	// locale is the Diagnostic's.
	locale string
	note   string
	// seen is what one place makes people see, 0 for nothing.
	seen syntax.ID
	fix  Fix
	// fixMany is the title of a fix of several places.
	fixMany string
}

// group adds a place to the group of a key, and reports whether it is the group's first. What it
// returns is valid until the next call.
func (c *checker) group(key groupKey, id syntax.ID) (g *group, first bool) {
	if !c.unjudged {
		key.severity = c.severity(key.rule, key.severity)
	}
	i, known := c.groupIndex[key]
	switch {
	case c.unjudged || key.severity == Off:
		c.discardedGroup = group{}
		return &c.discardedGroup, false
	case known:
		g = &c.groups[i]
	case len(c.groups) == maxDiagnostics:
		c.unlisted.add(key.severity, 1)
		c.discardedGroup = group{}
		return &c.discardedGroup, false
	default:
		if c.groupIndex == nil {
			c.groupIndex = map[groupKey]int{}
		}
		c.groupIndex[key] = len(c.groups)
		c.groups = append(c.groups, group{groupKey: key})
		g = &c.groups[len(c.groups)-1]
	}
	g.places = append(g.places, id)
	return g, !known
}

// addEdit adds the edit that fixes one place.
func (g *group) addEdit(edit TextEdit) {
	if len(g.fix.Edits) < maxGroupEdits {
		g.fix.Edits = append(g.fix.Edits, edit)
	}
}

// reportGroups reports a diagnostic for every group.
func (c *checker) reportGroups() {
	for i := range c.groups {
		c.reportGroup(&c.groups[i])
	}
	sort.Stable(byID(c.grouped))
}

func (c *checker) reportGroup(g *group) {
	// Nodes are numbered in document order.
	sort.Stable(byID(g.places))
	c.grouped = append(c.grouped, g.places...)
	message, title := g.one, g.fix.Title
	if n := len(g.places); n > 1 {
		message, title = cmp.Or(g.many, g.one)+" ("+count(n, "place")+")", g.fixMany
		if n > maxGroupEdits {
			title += ", the first " + decimalGroups(maxGroupEdits)
		}
	}
	d := c.reportAs(g.rule, g.severity, c.groupSpot(g, g.places[0]), message)
	if d == &c.unheard {
		return
	}
	d.Locale = g.locale
	if n := len(g.places); n > 1 {
		c.addPlaces(d, g)
	} else if g.seen != 0 {
		c.relate(d, c.at(g.seen), "this is what they will see")
	}
	if g.note != "" {
		d.note(g.note)
	}
	if len(g.fix.Edits) > 0 {
		d.offer(g.fix.Safe, title, disjoint(g.fix.Edits)...)
	}
}

func (c *checker) addPlaces(d *Diagnostic, g *group) {
	d.Count = len(g.places)
	d.Places = make([]Location, min(d.Count, maxPlaces))
	for i := range d.Places {
		at := c.groupSpot(g, g.places[i])
		d.Places[i] = Location{
			c.pointer(at.id), Range{Position{Offset: at.start}, Position{Offset: at.end}},
		}
		c.pointers += len(d.Places[i].Pointer)
	}
}

func (c *checker) groupSpot(g *group, id syntax.ID) spot {
	if g.keys {
		return c.key(id)
	}
	return c.at(id)
}

// disjoint returns edits in document order, without those that overlap an earlier one.
func disjoint(edits []TextEdit) []TextEdit {
	sort.Stable(editsInOrder(edits))
	kept := edits[:1]
	for _, e := range edits[1:] {
		if e.Start >= kept[len(kept)-1].End && e.Start > kept[len(kept)-1].Start {
			kept = append(kept, e)
		}
	}
	return kept
}

// byID sorts nodes in document order.
type byID []syntax.ID

func (ids byID) Len() int { return len(ids) }

func (ids byID) Less(i, k int) bool { return ids[i] < ids[k] }

func (ids byID) Swap(i, k int) { ids[i], ids[k] = ids[k], ids[i] }
