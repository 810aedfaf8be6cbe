package main

import (
	"bytes"
	"os"
	"testing"
)

func TestTheCommittedFileIsCurrent(t *testing.T) {
	var now bytes.Buffer
	if err := write(&now); err != nil {
		t.Fatal(err)
	}
	kept, err := os.ReadFile("../src/words/words.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(kept, now.Bytes()) {
		t.Error("go run ./playground/words > playground/src/words/words.json writes another file")
	}
}
