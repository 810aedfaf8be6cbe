package validator

import (
	"iter"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
)

// Dictionary is a localization dictionary, "locale key to string".
type Dictionary struct {
	Place
	tree *syntax.Tree
	// locales has a bit for every locale with an entry that was understood.
	locales uint64
	// contested has a bit for every locale that more than one entry is meant for.
	contested uint64
	// unknownKeys is set when a key is not a locale: what is missing may be meant by it.
	unknownKeys bool
}

// Entry is one entry of a dictionary.
type Entry struct {
	// Key is the key as it is written.
	Key string
	// Locale is the locale the key names or surely means, or locale.Unknown.
	Locale locale.Locale
	// Value is the localized string.
	Value String
}

// Has reports whether there is an entry for a locale.
func (d *Dictionary) Has(l locale.Locale) bool {
	return l != locale.Unknown && d.locales>>l&1 != 0
}

// sole reports whether an entry with this tag could go without another taking its place.
func (d *Dictionary) sole(tag uint8) bool {
	return int(tag) >= locale.Known || d.contested>>tag&1 == 0
}

// Lookup returns the string under a locale's key, and whether there is one.
func (d *Dictionary) Lookup(l locale.Locale) (string, bool) {
	if !d.Has(l) {
		return "", false
	}
	id, _ := d.find(l)
	return textOf(d.tree, id).Text, true
}

// find returns the entry of a locale.
func (d *Dictionary) find(l locale.Locale) (syntax.ID, bool) {
	if !d.Has(l) {
		return 0, false
	}
	for id, end := d.first(), d.end(); id < end; id = d.tree.Next(id) {
		if d.tree.Node(id).Tag == uint8(l) {
			return id, true
		}
	}
	return 0, false
}

// All yields the entries in the order they are written: those whose value is a string.
func (d *Dictionary) All() iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		for id, end := d.first(), d.end(); id < end; id = d.tree.Next(id) {
			if d.tree.Node(id).Tag == notAnEntry {
				continue
			}
			entry := Entry{Key: d.tree.Key(id), Value: textOf(d.tree, id)}
			entry.Locale = locale.Unknown
			if tag := d.tree.Node(id).Tag; int(tag) < locale.Known {
				entry.Locale = locale.Locale(tag)
			}
			if !yield(entry) {
				return
			}
		}
	}
}

// Tags of a dictionary's entries, beside the locales' own values.
const (
	unknownLocale = 254
	notAnEntry    = 255
)

func (d *Dictionary) first() syntax.ID {
	if !d.Given() {
		return 0
	}
	return d.tree.First(d.id)
}

func (d *Dictionary) end() syntax.ID {
	if !d.Given() {
		return 0
	}
	return d.tree.End(d.id)
}

// textOf returns a dictionary's entry: a string, or the digits of an integer in its place.
func textOf(t *syntax.Tree, id syntax.ID) String {
	s := String{Place: Place{id, Present}}
	if t.Kind(id) == syntax.String {
		s.Text, s.Runes = t.Text(id), int32(t.Runes(id))
	} else {
		s.Text = t.Raw(id)
		s.Runes = int32(len(s.Text))
	}
	return s
}
