// Command bot40 writes a bot of 40 commands and some 400 KB to standard output.
package main

import (
	"log"
	"os"

	"github.com/slashlint/slashlint/playground/examples"
)

func main() {
	if _, err := os.Stdout.Write(examples.Bot40()); err != nil {
		log.Fatal(err)
	}
}
