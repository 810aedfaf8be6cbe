// The gen command writes tables_gen.go, the tables of the package naming, into the current folder.
// Run it with "go generate" after an update of Go or of one of the libraries it asks.
package main

import (
	"fmt"
	"os"
)

func main() {
	src, err := generate()
	if err == nil {
		err = os.WriteFile("tables_gen.go", src, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}
