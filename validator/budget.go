package validator

// BudgetLimit is the most code points that the names, descriptions and values of one CHAT_INPUT
// command, its options and choices may have together; "only the longest localization of each field
// counts".
const BudgetLimit = 8000

// Budget is what one command uses of BudgetLimit.
type Budget struct {
	// Pointer is the command's RFC 6901 pointer, Name its default name.
	Pointer, Name string
	// Used and Limit are in code points.
	Used, Limit int

	command *Command
}

// Share is what one field costs of a command's budget.
type Share struct {
	// Pointer is that of the field's default value, Path its human form.
	Pointer, Path string
	// Used is in code points: the length of the longest of the default and the localizations.
	Used int
	// Longest is the code of the locale whose value is longest, "" for the default.
	Longest string
}

// Shares returns what each field of a budget's command costs, in document order.
func (r *Report) Shares(b *Budget) []Share {
	if b.command == nil {
		return nil
	}
	s := sharing{report: r, paths: paths{tree: r.Document.tree, list: r.Document.list, scoped: r.Document.scoped}}
	s.text(&b.command.Name, &b.command.NameLocalizations)
	s.text(&b.command.Description, &b.command.DescriptionLocalizations)
	everyOption(b.command.Options.Elements, func(o *Option) {
		s.text(&o.Name, &o.NameLocalizations)
		s.text(&o.Description, &o.DescriptionLocalizations)
		for i := range o.Choices.Elements {
			choice := &o.Choices.Elements[i]
			s.text(&choice.Name, &choice.NameLocalizations)
			s.add(choice.Value.Place, width(r.Document.tree, &choice.Value), "")
		}
	})
	return s.shares
}

// sharing collects the shares of one command.
type sharing struct {
	report *Report
	paths  paths
	shares []Share
}

// text adds the share of a localizable field: its longest text, the default before a localization of
// the same length.
func (s *sharing) text(text *String, d *Dictionary) {
	longest, in, place := int32(0), "", text.Place
	if text.Given() {
		longest = text.Runes
	}
	for e := range d.All() {
		if e.Value.Runes > longest {
			longest, in = e.Value.Runes, e.Key
		}
	}
	if place.state == Absent {
		place = d.Place
	}
	s.add(place, int(longest), in)
}

func (s *sharing) add(place Place, used int, longest string) {
	if used == 0 {
		return
	}
	s.shares = append(s.shares, Share{
		Pointer: s.report.Document.Pointer(place), Path: s.paths.of(place.id),
		Used: used, Longest: longest,
	})
}
