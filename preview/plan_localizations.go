package preview

import "github.com/slashlint/slashlint/validator"

// anyDictionary reports whether a document has a localization dictionary that passes a test.
func anyDictionary(d *validator.Document, test func(validator.Place) bool) bool {
	found := false
	visit := func(_ *validator.String, d *validator.Dictionary) { found = found || test(d.Place) }
	for i := range d.Commands {
		c := &d.Commands[i]
		visit(nil, &c.NameLocalizations)
		visit(nil, &c.DescriptionLocalizations)
		eachField(&c.Options, visit)
	}
	return found
}

// there reports whether a dictionary stands in its place, be it null.
func there(p validator.Place) bool { return p.State() != validator.Absent }
