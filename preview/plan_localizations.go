package preview

import "github.com/slashlint/slashlint/validator"

// anyDictionary reports whether a document has a localization dictionary that passes a test.
func anyDictionary(d *validator.Document, test func(validator.Place) bool) bool {
	for i := range d.Commands {
		c := &d.Commands[i]
		if test(c.NameLocalizations.Place) || test(c.DescriptionLocalizations.Place) ||
			anyInOptions(&c.Options, test) {
			return true
		}
	}
	return false
}

func anyInOptions(list *validator.OptionList, test func(validator.Place) bool) bool {
	for i := range list.Elements {
		o := &list.Elements[i]
		if test(o.NameLocalizations.Place) || test(o.DescriptionLocalizations.Place) ||
			anyInChoices(&o.Choices, test) || anyInOptions(&o.Options, test) {
			return true
		}
	}
	return false
}

func anyInChoices(list *validator.ChoiceList, test func(validator.Place) bool) bool {
	for i := range list.Elements {
		if test(list.Elements[i].NameLocalizations.Place) {
			return true
		}
	}
	return false
}

// there reports whether a dictionary stands in its place, be it null.
func there(p validator.Place) bool { return p.State() != validator.Absent }
