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
	w := lister{locale: l, full: withLocalizations, dst: []byte{'['}}
	listed := 0
	for i := range document.Commands {
		c := &document.Commands[i]
		if !c.Place.Given() {
			continue
		}
		w.dst = comma(w.dst, listed)
		w.command(c)
		listed++
	}
	return append(w.dst, ']')
}

// lister writes objects as the service lists them.
type lister struct {
	dst    []byte
	locale locale.Locale
	full   bool
	// members is the number of members that the object being written has so far.
	members int
}

func (w *lister) open() {
	w.dst = append(w.dst, '{')
	w.members = 0
}

func (w *lister) close() {
	w.dst = append(w.dst, '}')
	// Whatever comes next in the outer object follows a member.
	w.members = 1
}

// key begins a member.
func (w *lister) key(key string) {
	w.dst = append(validator.AppendString(comma(w.dst, w.members), key), ':')
	w.members++
}

func (w *lister) command(c *validator.Command) {
	w.open()
	w.text("id", commandID(c))
	if kind := c.Kind(); kind != validator.UnknownCommand {
		w.integer("type", int64(kind))
	}
	w.text("application_id", sampleApplicationID)
	w.localized("name", &c.Name, &c.NameLocalizations)
	w.description(c)
	if c.Options.Given() {
		w.options(&c.Options)
	}
	w.nullableText("default_member_permissions", &c.DefaultMemberPermissions)
	w.nullableBoolean("dm_permission", &c.DMPermission)
	w.boolean("default_permission", !c.DefaultPermission.Given() || c.DefaultPermission.B)
	w.boolean("nsfw", c.NSFW.Given() && c.NSFW.B)
	w.integers("integration_types", &c.IntegrationTypes)
	w.integers("contexts", &c.Contexts)
	w.text("version", sampleVersion)
	if c.Handler.Given() {
		w.integer("handler", c.Handler.N)
	}
	w.close()
}

// commandID returns a command's own id, or the sample for its place.
func commandID(c *validator.Command) string {
	if _, err := strconv.ParseUint(c.ID.Text, 10, 64); err == nil {
		return c.ID.Text
	}
	return strconv.FormatUint(sampleCommandID+uint64(c.Index), 10)
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
	w.key("options")
	w.dst = append(w.dst, '[')
	listed := 0
	for i := range list.Elements {
		if o := &list.Elements[i]; o.Place.Given() {
			w.dst = comma(w.dst, listed)
			w.option(o)
			listed++
		}
	}
	w.dst = append(w.dst, ']')
}

func (w *lister) option(o *validator.Option) {
	w.open()
	if o.Type.Given() {
		w.integer("type", o.Type.N)
	}
	w.localized("name", &o.Name, &o.NameLocalizations)
	w.localized("description", &o.Description, &o.DescriptionLocalizations)
	if !isLevel(o) {
		w.boolean("required", o.Required.Given() && o.Required.B)
	}
	if o.Choices.Given() {
		w.choices(&o.Choices)
	}
	if o.Options.Given() {
		w.options(&o.Options)
	}
	w.channelTypes(&o.ChannelTypes)
	w.scalar("min_value", &o.MinValue)
	w.scalar("max_value", &o.MaxValue)
	w.length("min_length", &o.MinLength)
	w.length("max_length", &o.MaxLength)
	if o.Autocomplete.Given() {
		w.boolean("autocomplete", o.Autocomplete.B)
	}
	w.close()
}

func (w *lister) choices(list *validator.ChoiceList) {
	w.key("choices")
	w.dst = append(w.dst, '[')
	listed := 0
	for i := range list.Elements {
		c := &list.Elements[i]
		if !c.Place.Given() {
			continue
		}
		w.dst = comma(w.dst, listed)
		w.open()
		w.localized("name", &c.Name, &c.NameLocalizations)
		w.scalar("value", &c.Value)
		w.close()
		listed++
	}
	w.dst = append(w.dst, ']')
}

// localized writes a localizable member and what stands beside it of its localizations.
func (w *lister) localized(key string, s *validator.String, d *validator.Dictionary) {
	if s.Given() {
		w.text(key, s.Text)
	}
	switch own, ok := d.Lookup(w.locale); {
	case w.full:
		w.dictionary(key+"_localizations", d)
	case ok:
		w.text(key+"_localized", own)
	}
}

// dictionary writes the entries whose locale is known, under its code.
func (w *lister) dictionary(key string, d *validator.Dictionary) {
	if !w.nullable(key, d.Place) {
		return
	}
	w.open()
	for e := range d.All() {
		if e.Locale != locale.Unknown {
			w.text(e.Locale.String(), e.Value.Text)
		}
	}
	w.close()
}

// nullable begins a member that is there; it writes null itself and returns true for other values.
func (w *lister) nullable(key string, p validator.Place) bool {
	switch p.State() {
	case validator.Null:
		w.key(key)
		w.dst = append(w.dst, "null"...)
	case validator.Present:
		w.key(key)
		return true
	}
	return false
}

func (w *lister) text(key, text string) {
	w.key(key)
	w.dst = validator.AppendString(w.dst, text)
}

func (w *lister) integer(key string, n int64) {
	w.key(key)
	w.dst = strconv.AppendInt(w.dst, n, 10)
}

func (w *lister) boolean(key string, b bool) {
	w.key(key)
	w.dst = strconv.AppendBool(w.dst, b)
}

func (w *lister) nullableText(key string, s *validator.String) {
	if w.nullable(key, s.Place) {
		w.dst = validator.AppendString(w.dst, s.Text)
	}
}

func (w *lister) nullableBoolean(key string, b *validator.Boolean) {
	if w.nullable(key, b.Place) {
		w.dst = strconv.AppendBool(w.dst, b.B)
	}
}

func (w *lister) scalar(key string, s *validator.Scalar) {
	if s.Given() {
		w.key(key)
		w.dst = appendScalar(w.dst, *s)
	}
}

func (w *lister) length(key string, n *validator.Integer) {
	if n.Given() {
		w.integer(key, n.N)
	}
}

func (w *lister) integers(key string, list *validator.IntegerList) {
	if !w.nullable(key, list.Place) {
		return
	}
	w.dst = append(w.dst, '[')
	written := 0
	for i := range list.Elements {
		if e := &list.Elements[i]; e.Given() {
			w.dst = strconv.AppendInt(comma(w.dst, written), e.N, 10)
			written++
		}
	}
	w.dst = append(w.dst, ']')
}

// channelTypes writes channel types as the service lists them, in order and each once.
func (w *lister) channelTypes(list *validator.IntegerList) {
	if !list.Given() {
		return
	}
	w.key("channel_types")
	w.dst = append(w.dst, '[')
	written := 0
	for t := range validator.GuildMedia + 1 {
		if t.String() != "" && list.Has(int64(t)) {
			w.dst = strconv.AppendInt(comma(w.dst, written), int64(t), 10)
			written++
		}
	}
	w.dst = append(w.dst, ']')
}
