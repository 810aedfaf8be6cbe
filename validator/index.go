package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/decimal"
)

// index finds equal texts among siblings, each in a space of its own: the default names, the names
// of one locale, the values of choices. It is emptied and used again, so that clean documents cost
// no allocation for it.
type index struct {
	tree  *syntax.Tree
	slots []slot
	used  int
	// tables are slots of every size that was needed. Each set of siblings begins with the smallest, so
	// that what is found among them does not depend on how many there were in others.
	tables [][]slot
	size   int
	// round is the number of times the index was emptied: slots of earlier rounds are free.
	round uint32
}

// slot is one text of the document.
type slot struct {
	hash  uint32
	round uint32
	id    syntax.ID
	space space
}

// space keeps texts apart that are not compared with each other. The values below 64 are locales.
type space uint8

// The spaces beside the locales' own.
const (
	defaults space = 64 + iota
	stringValues
	numberValues
	// everywhere is the space of all names.
	everywhere
	// shown and the values after it are the spaces of the names that a locale's people see.
	shown
)

// empty makes room for another set of siblings.
func (x *index) empty() {
	x.round++
	x.used = 0
	x.resize(0)
}

// resize takes the table of 64<<size slots.
func (x *index) resize(size int) {
	if size == len(x.tables) {
		x.tables = append(x.tables, make([]slot, 64<<size))
	}
	x.size, x.slots = size, x.tables[size]
}

// hash mixes a text's bytes.
func hash(text string) uint32 {
	h := uint64(len(text)) * 0x9E3779B97F4A7C15
	for len(text) >= 8 {
		h = (h ^ word(text)) * 0x9E3779B97F4A7C15
		h ^= h >> 29
		text = text[8:]
	}
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * 0x100000001B3
	}
	return uint32(h ^ h>>32)
}

func word(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// mostSteps bounds the search for a text. A document made so that its texts collide ends it, where
// far more siblings have been passed over than any list may have.
const mostSteps = 1 << 9

// find returns the slot where an equal text stands or could stand, nil when there are too many others
// in the way. Numbers are equal however they are written.
func (x *index) find(in space, h uint32, text string) *slot {
	mask := uint32(len(x.slots) - 1)
	i := in.start(h)
	for range mostSteps {
		s := &x.slots[i&mask]
		if s.round != x.round || s.hash == h && s.space == in && x.equal(s, text) {
			return s
		}
		i++
	}
	return nil
}

func (x *index) equal(s *slot, text string) bool {
	other := textOf(x.tree, s.id).Text
	if s.space == numberValues {
		return decimal.Parse(text).Compare(decimal.Parse(other)) == 0
	}
	return text == other
}

// start returns where to begin looking for a text of a space.
func (in space) start(h uint32) uint32 { return h + uint32(in)*0x9E3779B9 }

// lookup returns the equal text of a space, or 0.
func (x *index) lookup(in space, h uint32, text string) syntax.ID {
	if s := x.find(in, h, text); s != nil && s.round == x.round {
		return s.id
	}
	return 0
}

// insert adds the text of a value to a space and returns the equal one that is there already, or 0.
func (x *index) insert(in space, h uint32, text string, id syntax.ID) syntax.ID {
	s := x.find(in, h, text)
	if s == nil {
		return 0
	}
	if s.round == x.round {
		return s.id
	}
	*s = slot{h, x.round, id, in}
	if x.used++; 2*x.used > len(x.slots) {
		x.grow()
	}
	return 0
}

func (x *index) grow() {
	old := x.slots
	x.resize(x.size + 1)
	mask := uint32(len(x.slots) - 1)
	for _, s := range old {
		if s.round != x.round {
			continue
		}
		i := s.space.start(s.hash) & mask
		for x.slots[i].round == x.round {
			i = (i + 1) & mask
		}
		x.slots[i] = s
	}
}
