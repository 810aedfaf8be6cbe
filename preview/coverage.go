package preview

import (
	"strconv"

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
	r.options(&c.Options)
}

func (r *CommandLocalization) options(list *validator.OptionList) {
	for i := range list.Elements {
		o := &list.Elements[i]
		r.field(&o.Name, &o.NameLocalizations)
		r.field(&o.Description, &o.DescriptionLocalizations)
		r.options(&o.Options)
		for k := range o.Choices.Elements {
			choice := &o.Choices.Elements[k]
			r.field(&choice.Name, &choice.NameLocalizations)
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
	dst = append(append(dst, schema...), `,"commands":[`...)
	for i := range l.Commands {
		c := &l.Commands[i]
		dst = appendMember(comma(dst, i), `{"pointer":`, c.Pointer)
		dst = appendMember(dst, `,"name":`, c.Name)
		dst = appendLocales(append(dst, `,"locales":`...), &c.Locales)
		dst = append(dst, '}')
	}
	return append(appendLocales(append(dst, `],"total":`...), &l.Total), '}')
}

// MarshalJSON returns what AppendJSON appends.
func (l *Localization) MarshalJSON() ([]byte, error) { return l.AppendJSON(nil), nil }

func appendLocales(dst []byte, all *[locale.Documented]Coverage) []byte {
	dst = append(dst, '{')
	for i, c := range all {
		dst = appendMember(comma(dst, i), "", locale.Locale(i).String())
		dst = strconv.AppendInt(append(dst, `:{"own":`...), int64(c.Own), 10)
		dst = strconv.AppendInt(append(dst, `,"fallback":`...), int64(c.Fallback), 10)
		dst = strconv.AppendInt(append(dst, `,"missing":`...), int64(c.Missing), 10)
		dst = strconv.AppendInt(append(dst, `,"percent":`...), int64(c.Percent()), 10)
		dst = append(dst, '}')
	}
	return append(dst, '}')
}
