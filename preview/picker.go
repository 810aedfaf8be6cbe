package preview

import (
	"slices"
	"strings"

	"github.com/slashlint/slashlint/internal/shorten"
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// Picker is what a viewer sees of a document's commands, in the order of the document.
type Picker struct {
	Locale locale.Locale
	In     validator.Context
	// Slash are the entries that are typed after "/": CHAT_INPUT commands without subcommands, and
	// subcommands.
	Slash []Entry
	// User and Message are the entries in the menus of users and messages.
	User, Message []Entry
	// Launcher is the application's entry point, if there is one to see.
	Launcher *Entry
	// Hidden tells what is not seen and why. Of a command that is hidden as a whole the inner parts
	// are not listed.
	Hidden []Hidden
	// brief tells that of options only the name is told, and whether they are required.
	brief bool
}

// NewPicker returns what a viewer sees of a document, whatever state it is in: a draft shows as far
// as it was understood. The picker shares memory with the document.
func NewPicker(document *validator.Document, viewer Viewer) *Picker {
	return newPicker(document, &viewer, false)
}

// NewBriefPicker returns the picker at about half the time, for lists of what can be picked: of options
// it has Name and Required alone.
func NewBriefPicker(document *validator.Document, viewer Viewer) *Picker {
	return newPicker(document, &viewer, true)
}

func newPicker(document *validator.Document, viewer *Viewer, brief bool) *Picker {
	b := builder{document, viewer, &Picker{Locale: viewer.Locale, In: viewer.In, brief: brief}}
	for i := range document.Commands {
		b.command(&document.Commands[i])
	}
	return b.picker
}

// Bounds for documents that are far from legal, so that a picker is never much larger than its
// document. A name has 32 code points, and the largest legal document 62,500 entries.
const (
	// mostRepeated is how many code points of a name a path has, mostEntries how many entries of one
	// kind a picker has.
	mostRepeated = 100
	mostEntries  = 1 << 17
)

// builder fills a picker.
type builder struct {
	document *validator.Document
	viewer   *Viewer
	picker   *Picker
}

// command adds a command to the place where people find it, or to what is hidden.
func (b *builder) command(c *validator.Command) {
	if reason := visibility(c, b.viewer); reason != Visible {
		b.hide(c.Place, nil, &c.Name, reason)
		return
	}
	e := Entry{
		Pointer: b.document.Pointer(c.Place),
		Path:    []Text{b.segment(&c.Name, &c.NameLocalizations)},
		Command: c,
	}
	switch c.Kind() {
	case validator.ChatInput:
		e.Description = b.text(&c.Description, &c.DescriptionLocalizations)
		b.chatInput(&e)
	case validator.User:
		add(&b.picker.User, &e)
	case validator.Message:
		add(&b.picker.Message, &e)
	default:
		e.Description = b.text(&c.Description, &c.DescriptionLocalizations)
		b.entryPoint(&e)
	}
}

// entryPoint adds an entry point. An application has one: a document that has more is in error, and
// the first counts.
func (b *builder) entryPoint(e *Entry) {
	if b.picker.Launcher != nil {
		b.hide(e.Command.Place, nil, &e.Command.Name, Misplaced)
		return
	}
	b.picker.Launcher = e
}

// chatInput adds a command's entries: the command itself or, when it has subcommands, each of them,
// for then it "cannot itself be invoked".
func (b *builder) chatInput(e *Entry) {
	list := &e.Command.Options
	for i := range list.Elements {
		if isLevel(&list.Elements[i]) {
			b.level(e, list)
			return
		}
	}
	b.pickable(e, list)
}

// isLevel reports whether an option is a subcommand or group.
func isLevel(o *validator.Option) bool {
	return o.Kind() == validator.SubCommand || o.Kind() == validator.SubCommandGroup
}

// level adds what can be picked in the options of a command or group, e. If that is nothing, the
// command or group is hidden.
func (b *builder) level(e *Entry, list *validator.OptionList) {
	p := b.picker
	hidden, shown := len(p.Hidden), len(p.Slash)
	if hidden < mostEntries {
		p.Hidden = append(p.Hidden, Hidden{e.Pointer, e.DefaultName(), NoSubcommands})
	}
	for i := range list.Elements {
		b.child(e, &list.Elements[i])
	}
	if (len(p.Slash) > shown || shown == mostEntries) && hidden < mostEntries {
		p.Hidden = append(p.Hidden[:hidden], p.Hidden[hidden+1:]...)
	}
}

// child adds what can be picked of an option that stands in a command or group, parent.
func (b *builder) child(parent *Entry, o *validator.Option) {
	if reason := misfit(parent, o); reason != Visible {
		b.hide(o.Place, parent, &o.Name, reason)
		return
	}
	e := Entry{
		Pointer:     b.document.Pointer(o.Place),
		Path:        append(slices.Clip(parent.Path), b.segment(&o.Name, &o.NameLocalizations)),
		Description: b.text(&o.Description, &o.DescriptionLocalizations),
		Command:     parent.Command,
		Levels:      append(slices.Clip(parent.Levels), o),
	}
	if o.Kind() == validator.SubCommand {
		b.pickable(&e, &o.Options)
		return
	}
	b.level(&e, &o.Options)
}

// misfit tells why an option that stands beside subcommands is no way to something to pick.
func misfit(parent *Entry, o *validator.Option) Reason {
	switch {
	case !usable(&o.Name) || o.Kind() == validator.UnknownOption:
		return Incomplete
	case !isLevel(o), o.Kind() == validator.SubCommandGroup && len(parent.Levels) > 0:
		return Misplaced
	}
	return Visible
}

// pickable adds an entry with its options.
func (b *builder) pickable(e *Entry, list *validator.OptionList) {
	e.Options = make([]Option, 0, len(list.Elements))
	for i := range list.Elements {
		b.option(e, &list.Elements[i])
	}
	e.Options = requiredFirst(e.Options)
	add(&b.picker.Slash, e)
}

func add(list *[]Entry, e *Entry) {
	if len(*list) < mostEntries {
		*list = append(*list, *e)
	}
}

func requiredFirst(options []Option) []Option {
	ordered := make([]Option, 0, len(options))
	for _, required := range [...]bool{true, false} {
		for i := range options {
			if options[i].Required == required {
				ordered = append(ordered, options[i])
			}
		}
	}
	return ordered
}

// option adds an option to an entry. One whose type is not understood yet is shown without it.
func (b *builder) option(e *Entry, o *validator.Option) {
	switch {
	case !usable(&o.Name):
		b.hide(o.Place, e, &o.Name, Incomplete)
		return
	case isLevel(o):
		b.hide(o.Place, e, &o.Name, Misplaced)
		return
	}
	option := Option{
		Name:     b.text(&o.Name, &o.NameLocalizations),
		Required: o.Required.Given() && o.Required.B,
	}
	if !b.picker.brief {
		b.detail(&option, o)
	}
	e.Options = append(e.Options, option)
}

// detail adds what a brief picker leaves out.
func (b *builder) detail(option *Option, o *validator.Option) {
	option.Pointer = b.document.Pointer(o.Place)
	option.Type = o.Kind()
	option.Description = b.text(&o.Description, &o.DescriptionLocalizations)
	option.Autocomplete = o.Autocomplete.Given() && o.Autocomplete.B
	option.Choices = b.choices(&o.Choices)
	option.Definition = o
}

// choices returns the choices that have a name to show.
func (b *builder) choices(list *validator.ChoiceList) []Choice {
	if len(list.Elements) == 0 {
		return nil
	}
	choices := make([]Choice, 0, len(list.Elements))
	for i := range list.Elements {
		c := &list.Elements[i]
		if !usable(&c.Name) {
			continue
		}
		choices = append(choices, Choice{b.text(&c.Name, &c.NameLocalizations), c.Value})
	}
	return choices
}

// text returns what the viewer sees of a localizable field.
func (b *builder) text(s *validator.String, d *validator.Dictionary) Text {
	return Text{locale.Resolve(d, s.Text, b.viewer.Locale), s.Text}
}

// segment is text for a name in a path. It is cut, as every entry below it repeats it.
func (b *builder) segment(s *validator.String, d *validator.Dictionary) Text {
	t := b.text(s, d)
	t.Value, t.Default = shorten.To(t.Value, mostRepeated), shorten.To(t.Default, mostRepeated)
	return t
}

// hide notes what is not seen, which stands inside parent unless that is nil.
func (b *builder) hide(
	place validator.Place, parent *Entry, name *validator.String, reason Reason,
) {
	h := Hidden{Pointer: b.document.Pointer(place), Reason: reason}
	if parent != nil {
		h.Name = parent.DefaultName()
	}
	if usable(name) {
		h.Name = strings.TrimPrefix(h.Name+" "+shorten.To(name.Text, mostRepeated), " ")
	}
	if len(b.picker.Hidden) == mostEntries {
		return
	}
	b.picker.Hidden = append(b.picker.Hidden, h)
}

// usable reports whether a name is there and is more than blanks.
func usable(name *validator.String) bool {
	return name.Given() && strings.TrimSpace(name.Text) != ""
}
