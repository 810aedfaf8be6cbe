// Command write builds the module and writes it to a file: go run ./wasm/build/write FILE.
package main

import (
	"fmt"
	"os"

	"github.com/slashlint/slashlint/wasm/build"
)

func main() {
	if err := write(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func write(args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("name one file to write, not %d", len(args))
	}
	wasm, err := build.Bytes()
	if err != nil {
		return err
	}
	// Nobody shall see half a module.
	beside := args[0] + ".new"
	if err := os.WriteFile(beside, wasm, 0o644); err != nil {
		return err
	}
	return os.Rename(beside, args[0])
}
