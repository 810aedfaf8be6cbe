package main

import (
	"os"
	"path/filepath"

	"github.com/slashlint/slashlint/playground/examples"
)

// document is one to measure with.
type document struct {
	name string
	text []byte
}

// documents returns the documents from the smallest to the largest, as wasm/js/bench.js knows them.
func documents() []document {
	return []document{
		{"typical", examples.Typical()},
		{"bot40", examples.Bot40()},
		{"full", examples.FullSet()},
	}
}

// write writes the documents for the hosts that are not written in Go.
func write(documents []document, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, d := range documents {
		if err := os.WriteFile(filepath.Join(folder, d.name+".json"), d.text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
