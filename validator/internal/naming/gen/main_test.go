package main

import (
	"bytes"
	"os"
	"testing"
)

// TestTablesAreCurrent generates the tables anew: the same bytes must come out.
func TestTablesAreCurrent(t *testing.T) {
	want, err := generate()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../tables_gen.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Fatal("tables_gen.go is not what the generator writes: run go generate ./...")
	}
}
