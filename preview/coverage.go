package preview

import (
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// Localization tells how far a document is localized: commands by locales.
type Localization struct {
	Commands []CommandLocalization
	// Total is the sum over all commands, one element for each of the documented locales.
	Total [locale.Documented]Coverage
}

// CommandLocalization tells how far a command is localized, its options and choices included.
type CommandLocalization struct {
	// Pointer is the RFC 6901 pointer to the command.
	Pointer string
	// Name is the command's default name, "" when it has none.
	Name string
	// Locales has one element for each of the documented locales.
	Locales [locale.Documented]Coverage
}

// Coverage counts localizable fields by what people with a locale see of them.
type Coverage struct {
	// Own fields have an entry for the locale, be it identical to the default. Fallback fields show
	// that of the locale's fallback. Missing ones show the default.
	Own, Fallback, Missing int
}

// Fields returns the number of fields counted.
func (c Coverage) Fields() int { return c.Own + c.Fallback + c.Missing }

// Percent returns how many of a hundred fields are not missing, 0 to 100. It is rounded down, so
// that 100 is said of nothing less than all; without fields it is 100.
func (c Coverage) Percent() int {
	if c.Fields() == 0 {
		return 100
	}
	return 100 * (c.Own + c.Fallback) / c.Fields()
}

func (c *Coverage) add(other Coverage) {
	c.Own += other.Own
	c.Fallback += other.Fallback
	c.Missing += other.Missing
}

// Locales tells how far a document is localized: for every localizable field that has a default,
// in every documented locale. Descriptions of USER and MESSAGE commands are no fields.
func Locales(document *validator.Document) *Localization {
	all := &Localization{Commands: make([]CommandLocalization, len(document.Commands))}
	for i := range document.Commands {
		c, row := &document.Commands[i], &all.Commands[i]
		row.Pointer, row.Name = document.Pointer(c.Place), c.Name.Text
		row.command(c)
		for l := range row.Locales {
			all.Total[l].add(row.Locales[l])
		}
	}
	return all
}

func (r *CommandLocalization) command(c *validator.Command) {
	r.field(&c.Name, &c.NameLocalizations)
	if kind := c.Kind(); kind != validator.User && kind != validator.Message {
		r.field(&c.Description, &c.DescriptionLocalizations)
	}
	eachField(&c.Options, r.field)
}

// eachField visits the localizable fields of options and of what is in them.
func eachField(list *validator.OptionList, visit func(*validator.String, *validator.Dictionary)) {
	for i := range list.Elements {
		o := &list.Elements[i]
		visit(&o.Name, &o.NameLocalizations)
		visit(&o.Description, &o.DescriptionLocalizations)
		eachField(&o.Options, visit)
		for k := range o.Choices.Elements {
			choice := &o.Choices.Elements[k]
			visit(&choice.Name, &choice.NameLocalizations)
		}
	}
}

// field counts a field in every locale.
func (r *CommandLocalization) field(s *validator.String, d *validator.Dictionary) {
	if !usable(s) {
		return
	}
	for i := range r.Locales {
		l := locale.Locale(i)
		fallback, _ := l.Fallback()
		switch {
		case d.Has(l):
			r.Locales[i].Own++
		case d.Has(fallback):
			r.Locales[i].Fallback++
		default:
			r.Locales[i].Missing++
		}
	}
}

// AppendJSON appends the table as JSON: what "slashlint locales --format json" writes.
func (l *Localization) AppendJSON(dst []byte) []byte {
	w := answer(dst)
	w.open("commands", '[')
	for i := range l.Commands {
		c := &l.Commands[i]
		w.open("", '{')
		w.text("pointer", c.Pointer)
		w.text("name", c.Name)
		w.coverage("locales", &c.Locales)
		w.close('}')
	}
	w.close(']')
	w.coverage("total", &l.Total)
	w.close('}')
	return w.dst
}

// MarshalJSON returns what AppendJSON appends.
func (l *Localization) MarshalJSON() ([]byte, error) { return l.AppendJSON(nil), nil }

func (w *writer) coverage(key string, all *[locale.Documented]Coverage) {
	w.open(key, '{')
	for i := range all {
		c := &all[i]
		w.open(locale.Locale(i).String(), '{')
		w.integer("own", int64(c.Own))
		w.integer("fallback", int64(c.Fallback))
		w.integer("missing", int64(c.Missing))
		w.integer("percent", int64(c.Percent()))
		w.close('}')
	}
	w.close('}')
}
