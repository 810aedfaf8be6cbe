package negotiate_test

import (
	"fmt"

	"github.com/slashlint/slashlint/locale/negotiate"
)

func Example() {
	header := map[string][]string{
		"Accept-Language": {"nb-NO, en-AU;q=0.8, *;q=0.1"},
	}
	l, origin := negotiate.Locale(negotiate.FromHeader(header, "de"))
	fmt.Println(l, origin)
	// Output: no accept-language
}
