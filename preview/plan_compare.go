package preview

import (
	"strings"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// comparison finds what differs between two versions of a command.
type comparison struct {
	live, draft *validator.Document
	scope       validator.Scope
	changes     []Change
	notices     []Notice
}

// spot is where two versions of one thing stand.
type spot struct {
	live, draft validator.Place
	path        string
}

func (c *comparison) command(live, draft *validator.Command) {
	at := spot{live.Place, draft.Place, commandPath(draft)}
	compareMembers(c, at, commandMembers, live, draft)
	c.dictionary(at, "name_localizations", &live.NameLocalizations, &draft.NameLocalizations)
	c.dictionary(at, "description_localizations",
		&live.DescriptionLocalizations, &draft.DescriptionLocalizations)
	compareLists(c, at, optionElements(), live.Options.Elements, draft.Options.Elements)
}

func commandPath(c *validator.Command) string {
	if c.Kind() == validator.ChatInput {
		return "/" + c.Name.Text
	}
	return c.Name.Text
}

func (c *comparison) option(at spot, live, draft *validator.Option) {
	compareMembers(c, at, optionMembers, live, draft)
	c.dictionary(at, "name_localizations", &live.NameLocalizations, &draft.NameLocalizations)
	c.dictionary(at, "description_localizations",
		&live.DescriptionLocalizations, &draft.DescriptionLocalizations)
	compareLists(c, at, choiceElements(), live.Choices.Elements, draft.Choices.Elements)
	compareLists(c, at, optionElements(), live.Options.Elements, draft.Options.Elements)
	c.expectations(at.path, live, draft)
}

func (c *comparison) choice(at spot, live, draft *validator.Choice) {
	compareMembers(c, at, choiceMembers, live, draft)
	c.dictionary(at, "name_localizations", &live.NameLocalizations, &draft.NameLocalizations)
}

func compareMembers[T any](c *comparison, at spot, members []member[T], live, draft *T) {
	for i := range members {
		m := &members[i]
		if m.global && c.scope == validator.Guild || m.when != nil && !m.when(live, draft) {
			continue
		}
		if before, after := m.form(live), m.form(draft); !same(before, after) {
			c.change(at, m.key, "", before, after)
		}
	}
}

// same reports whether two values in their normal form are equal: numbers by value.
func same(a, b string) bool {
	if a == b {
		return true
	}
	m, isNumber := validator.ParseNumber(a)
	n, ok := validator.ParseNumber(b)
	return isNumber && ok && m.Compare(n) == 0
}

// change notes that a member differs, or its entry of a locale.
func (c *comparison) change(at spot, member, key, before, after string) {
	pointer := c.draft.Pointer(at.draft)
	if after == "" {
		pointer = c.live.Pointer(at.live)
	}
	if member != "" {
		pointer += "/" + member
	}
	if key != "" {
		pointer += "/" + escaped.Replace(key)
	}
	c.changes = append(c.changes, Change{
		Pointer: pointer, Path: at.path, Member: member, Locale: key, Live: before, Draft: after,
	})
}

// escaped writes a key as part of a pointer.
var escaped = strings.NewReplacer("~", "~0", "/", "~1")

// dictionary compares localizations locale by locale. Entries of no locale are left out, as the
// service refuses them.
func (c *comparison) dictionary(at spot, key string, live, draft *validator.Dictionary) {
	was := entriesOf(live)
	for e := range draft.All() {
		if e.Locale == locale.Unknown {
			continue
		}
		before := ""
		if live.Has(e.Locale) {
			before = jsonString(was[e.Locale])
		}
		if after := jsonString(e.Value.Text); before != after {
			c.change(at.in(e.Locale), key, e.Key, before, after)
		}
	}
	for e := range live.All() {
		if e.Locale != locale.Unknown && !draft.Has(e.Locale) {
			c.change(at.in(e.Locale), key, e.Key, jsonString(e.Value.Text), "")
		}
	}
}

// in returns the spot with a locale in its path.
func (s spot) in(l locale.Locale) spot {
	s.path += " [" + l.String() + "]"
	return s
}

// entriesOf returns a dictionary's texts by locale.
func entriesOf(d *validator.Dictionary) (texts [locale.Known]string) {
	for e := range d.All() {
		if e.Locale != locale.Unknown {
			texts[e.Locale] = e.Value.Text
		}
	}
	return texts
}

func jsonString(text string) string { return string(validator.AppendString(nil, text)) }
