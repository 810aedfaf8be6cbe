package preview_test

import (
	"testing"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// BenchmarkFullSet works on the largest legal set of commands, in all locales.
//
//	go test -run '^$' -bench FullSet ./preview
func BenchmarkFullSet(b *testing.B) {
	document := validator.Check(examples.FullSet(), validator.Options{}).Document
	viewer := preview.Viewer{Locale: locale.Thai}
	picker := preview.NewPicker(document, viewer)
	benchmark := func(name string, run func()) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				run()
			}
		})
	}
	benchmark("Picker", func() { preview.NewPicker(document, viewer) })
	benchmark("PickerAndSearch", func() { preview.NewPicker(document, viewer).Search("me") })
	for _, query := range []string{"", "m", "me", "menu show", "nothing like it"} {
		benchmark("Search/"+query, func() { picker.Search(query) })
	}
	var out []byte
	benchmark("JSON", func() { out = picker.AppendJSON(out[:0]) })
	benchmark("Locales", func() { preview.Locales(document) })
	benchmark("Listed", func() { preview.Listed(document, locale.Thai, false) })
}
