// Command write writes the cases that every host of the module has to answer, one JSON object a
// line: name, call, and document, options and answer in base64. It is run at the repository's root.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"github.com/slashlint/slashlint/wasm/cases"
)

func main() {
	if err := write(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func write() error {
	all, err := cases.All(os.DirFS("."))
	if err != nil {
		return err
	}
	out := bufio.NewWriter(os.Stdout)
	encoder := json.NewEncoder(out)
	for i := range all {
		if err := encoder.Encode(&all[i]); err != nil {
			return err
		}
	}
	return out.Flush()
}
