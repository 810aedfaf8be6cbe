package locale_test

import (
	"fmt"

	"github.com/slashlint/slashlint/locale"
)

func Example() {
	names := entries{locale.EnglishGB: "colour", locale.Spanish: "color-es"}
	for _, l := range []locale.Locale{locale.EnglishUS, locale.SpanishLATAM, locale.German} {
		seen := locale.Resolve(names, "color", l)
		fmt.Println(l, seen.Value, seen.Source)
	}
	// Output:
	// en-US colour fallback
	// es-419 color-es fallback
	// de color default
}
