package preview

import (
	"strconv"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// Listed returns the body that a list call would answer if the document's commands were registered,
// a JSON array, to a requester with locale l. Names and descriptions of commands and options, and
// names of choices, then come with name_localized and description_localized: "only the value for
// the requester's locale", absent "when that locale has no entry" of its own. With localizations,
// the full dictionaries stand in their place. Defaults that the interface names are filled in; ids
// and versions are fixed samples, but for ids that the document has.
func Listed(document *validator.Document, l locale.Locale, withLocalizations bool) []byte {
	w := lister{locale: l, full: withLocalizations}
	w.open("", '[')
	for i := range document.Commands {
		if c := &document.Commands[i]; c.Place.Given() {
			w.command(c)
		}
	}
	w.close(']')
	return w.dst
}

// lister writes objects as the service lists them.
type lister struct {
	writer
	locale locale.Locale
	full   bool
}

func (w *lister) command(c *validator.Command) {
	w.open("", '{')
	w.text("id", commandID(c))
	if kind := c.Kind(); kind != validator.UnknownCommand {
		w.integer("type", int64(kind))
	}
	w.text("application_id", sampleApplicationID)
	w.localized("name", &c.Name, &c.NameLocalizations)
	w.description(c)
	w.options(&c.Options)
	if w.nullable("default_member_permissions", c.DefaultMemberPermissions.Place) {
		w.text("default_member_permissions", c.DefaultMemberPermissions.Text)
	}
	if w.nullable("dm_permission", c.DMPermission.Place) {
		w.boolean("dm_permission", c.DMPermission.B)
	}
	w.boolean("default_permission", !c.DefaultPermission.Given() || c.DefaultPermission.B)
	w.boolean("nsfw", c.NSFW.Given() && c.NSFW.B)
	w.integers("integration_types", &c.IntegrationTypes)
	w.integers("contexts", &c.Contexts)
	w.text("version", sampleVersion)
	w.number("handler", &c.Handler)
	w.close('}')
}

// commandID returns a command's own id, or the sample for its place.
func commandID(c *validator.Command) string {
	if _, err := strconv.ParseUint(c.ID.Text, 10, 64); err == nil {
		return c.ID.Text
	}
	return decimal(sampleCommandID + uint64(c.Index))
}

// description writes a command's description: "Empty string (never null) for USER and MESSAGE
// commands when fetched".
func (w *lister) description(c *validator.Command) {
	if kind := c.Kind(); kind == validator.User || kind == validator.Message {
		w.text("description", "")
		return
	}
	w.localized("description", &c.Description, &c.DescriptionLocalizations)
}

func (w *lister) options(list *validator.OptionList) {
	if !list.Given() {
		return
	}
	w.open("options", '[')
	for i := range list.Elements {
		if o := &list.Elements[i]; o.Place.Given() {
			w.option(o)
		}
	}
	w.close(']')
}

func (w *lister) option(o *validator.Option) {
	w.open("", '{')
	w.number("type", &o.Type)
	w.localized("name", &o.Name, &o.NameLocalizations)
	w.localized("description", &o.Description, &o.DescriptionLocalizations)
	if !isLevel(o) {
		w.boolean("required", o.Required.Given() && o.Required.B)
	}
	w.choices(&o.Choices)
	w.options(&o.Options)
	w.channelTypes(&o.ChannelTypes)
	w.bound("min_value", &o.MinValue)
	w.bound("max_value", &o.MaxValue)
	w.number("min_length", &o.MinLength)
	w.number("max_length", &o.MaxLength)
	if o.Autocomplete.Given() {
		w.boolean("autocomplete", o.Autocomplete.B)
	}
	w.close('}')
}

func (w *lister) choices(list *validator.ChoiceList) {
	if !list.Given() {
		return
	}
	w.open("choices", '[')
	for i := range list.Elements {
		if c := &list.Elements[i]; c.Place.Given() {
			w.choice(c)
		}
	}
	w.close(']')
}

func (w *lister) choice(c *validator.Choice) {
	w.open("", '{')
	w.localized("name", &c.Name, &c.NameLocalizations)
	w.bound("value", &c.Value)
	w.close('}')
}

// localized writes a localizable member and what stands beside it of its localizations.
func (w *lister) localized(key string, s *validator.String, d *validator.Dictionary) {
	if s.Given() {
		w.text(key, s.Text)
	}
	if w.full {
		w.dictionary(key+"_localizations", d)
		return
	}
	if own, ok := d.Lookup(w.locale); ok {
		w.text(key+"_localized", own)
	}
}

// dictionary writes the entries whose locale is known, under its code.
func (w *lister) dictionary(key string, d *validator.Dictionary) {
	if !w.nullable(key, d.Place) {
		return
	}
	w.open(key, '{')
	for e := range d.All() {
		if e.Locale != locale.Unknown {
			w.text(e.Locale.String(), e.Value.Text)
		}
	}
	w.close('}')
}

// nullable reports whether a member is there with a value to write; null it writes itself.
func (w *lister) nullable(key string, p validator.Place) bool {
	if p.State() == validator.Null {
		w.raw(key, "null")
	}
	return p.Given()
}

// bound writes a string or number that is there.
func (w *lister) bound(key string, s *validator.Scalar) {
	if s.Given() {
		w.scalar(key, s)
	}
}

// number writes an integer that is there.
func (w *lister) number(key string, n *validator.Integer) {
	if n.Given() {
		w.integer(key, n.N)
	}
}

func (w *lister) integers(key string, list *validator.IntegerList) {
	if !w.nullable(key, list.Place) {
		return
	}
	w.open(key, '[')
	for i := range list.Elements {
		w.number("", &list.Elements[i])
	}
	w.close(']')
}

// channelTypes writes channel types as the service lists them, in order and each once.
func (w *lister) channelTypes(list *validator.IntegerList) {
	if !list.Given() {
		return
	}
	w.open("channel_types", '[')
	for t := range lastChannelType + 1 {
		if t.String() != "" && list.Has(int64(t)) {
			w.integer("", int64(t))
		}
	}
	w.close(']')
}
