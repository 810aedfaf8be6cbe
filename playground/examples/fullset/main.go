// Command fullset writes the largest legal set of commands to standard output:
//
//	go run ./playground/examples/fullset > full-set.json
package main

import (
	"log"
	"os"

	"github.com/slashlint/slashlint/playground/examples"
)

func main() {
	if _, err := os.Stdout.Write(examples.FullSet()); err != nil {
		log.Fatal(err)
	}
}
