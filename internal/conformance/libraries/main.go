// Command libraries compares what the programs in validator/testdata/libraries print with what is
// stored there. With -update it stores the documents, and keeps what is wanted of them.
//
//	libraries [-update] STORED PRINTED
//
// Both are folders with a file for each library. The script validator/testdata/libraries/test runs it.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
)

func main() {
	update := flag.Bool("update", false, "store what is printed")
	flag.Parse()
	if flag.NArg() != 2 {
		fmt.Fprintln(os.Stderr, "usage: libraries [-update] STORED PRINTED")
		os.Exit(2)
	}
	err := compareAll(flag.Arg(0), flag.Arg(1), *update)
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, err)
	if errors.Is(err, errDiffers) {
		fmt.Fprintln(os.Stderr, "store it with validator/testdata/libraries/test --update, and read the difference")
	}
	os.Exit(1)
}
