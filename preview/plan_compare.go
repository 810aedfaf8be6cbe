package preview

import (
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// comparison finds what differs between two versions of a command.
type comparison struct {
	live, draft *validator.Document
	scope       validator.Scope
	changes     []Change
	notices     []Notice
	// before and after are used for one thing after the other.
	before, after forms
}

// spot is where two versions of one thing stand.
type spot struct {
	live, draft validator.Place
	path        string
}

func (c *comparison) command(live, draft *validator.Command) {
	at := &spot{live.Place, draft.Place, commandPath(draft)}
	c.before.command(live)
	c.after.command(draft)
	c.members(at)
	c.dictionary(at, "name_localizations", &live.NameLocalizations, &draft.NameLocalizations)
	c.dictionary(at, "description_localizations",
		&live.DescriptionLocalizations, &draft.DescriptionLocalizations)
	c.options(at, &live.Options, &draft.Options)
}

func commandPath(c *validator.Command) string {
	if c.Kind() == validator.ChatInput {
		return "/" + c.Name.Text
	}
	return c.Name.Text
}

func (c *comparison) options(at *spot, live, draft *validator.OptionList) {
	c.list(at, "options", parts{options: live.Elements}, parts{options: draft.Elements})
}

func (c *comparison) option(at *spot, live, draft *validator.Option) {
	c.before.option(live)
	c.after.option(draft)
	c.members(at)
	c.dictionary(at, "name_localizations", &live.NameLocalizations, &draft.NameLocalizations)
	c.dictionary(at, "description_localizations",
		&live.DescriptionLocalizations, &draft.DescriptionLocalizations)
	c.list(at, "choices",
		parts{choices: live.Choices.Elements}, parts{choices: draft.Choices.Elements})
	c.options(at, &live.Options, &draft.Options)
	c.expectations(at.path, live, draft)
}

func (c *comparison) choice(at *spot, live, draft *validator.Choice) {
	c.before.choice(live)
	c.after.choice(draft)
	c.members(at)
	c.dictionary(at, "name_localizations", &live.NameLocalizations, &draft.NameLocalizations)
}

// members compares the forms of two versions member by member.
func (c *comparison) members(at *spot) {
	for i := range c.before {
		before, after := &c.before[i], &c.after[i]
		if c.comparable(before, after) && !same(before.text, after.text) {
			c.change(at, before.key, "", before.text, after.text)
		}
	}
}

// comparable reports whether two versions of a member tell anything of each other.
func (c *comparison) comparable(before, after *form) bool {
	inGuild := c.scope == validator.Guild
	switch before.key {
	case "dm_permission":
		// It is "deprecated, use contexts", and the service lists it beside contexts that say the
		// same.
		return !inGuild && c.before.text("contexts") == "" && c.after.text("contexts") == ""
	case "integration_types":
		// A draft without them gets "the application's configured contexts", which are in neither
		// document.
		return !inGuild && before.text != "" && after.text != ""
	case "contexts":
		return !inGuild
	case "file_types":
		// The service is not known to list them, so that their absence says nothing.
		return before.text != ""
	}
	return true
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
func (c *comparison) change(at *spot, member, key, before, after string) {
	pointer := c.draft.Pointer(at.draft)
	if after == "" {
		pointer = c.live.Pointer(at.live)
	}
	for _, below := range [...]string{member, key} {
		if below != "" {
			pointer += "/" + below
		}
	}
	c.changes = append(c.changes, Change{
		Pointer: pointer, Path: at.path, Member: member, Locale: key, Live: before, Draft: after,
	})
}

// dictionary compares localizations locale by locale. Entries of no locale are left out, as the
// service refuses them.
func (c *comparison) dictionary(at *spot, key string, live, draft *validator.Dictionary) {
	var was [locale.Known]string
	for e := range live.All() {
		if e.Locale != locale.Unknown {
			was[e.Locale] = e.Value.Text
		}
	}
	for e := range draft.All() {
		if e.Locale == locale.Unknown {
			continue
		}
		before := ""
		if live.Has(e.Locale) {
			before = jsonString(was[e.Locale])
		}
		if after := jsonString(e.Value.Text); before != after {
			c.localization(at, key, &e, before, after)
		}
	}
	for e := range live.All() {
		if e.Locale != locale.Unknown && !draft.Has(e.Locale) {
			c.localization(at, key, &e, jsonString(e.Value.Text), "")
		}
	}
}

// localization notes that an entry differs. A key that names a locale needs no escape in a pointer.
func (c *comparison) localization(
	at *spot, member string, e *validator.Entry, before, after string,
) {
	inside := *at
	inside.path += " [" + e.Locale.String() + "]"
	c.change(&inside, member, e.Key, before, after)
}
