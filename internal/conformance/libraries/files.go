package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// library is a stored file: the cases of one library, in the format of the conformance data.
type library struct {
	Library, Version string
	Cases            []testCase
}

// testCase has those members of a conformance case that a library needs.
type testCase struct {
	Name, Scope, Operation string
	Document               json.RawMessage
	Want                   []json.RawMessage
}

// printed is what a program prints, with its library's name and version.
type printed struct {
	Library, Version string
	Documents        []struct {
		Name     string
		Document json.RawMessage
	}
}

// readStored reads a stored file; a library without one is new and has no cases.
func readStored(file string) (*library, error) {
	var l library
	err := read(file, &l)
	if errors.Is(err, fs.ErrNotExist) {
		return &l, nil
	}
	return &l, err
}

// readPrinted returns the cases for what a program printed: a create body each, and all of them as
// the body of a bulk overwrite.
func readPrinted(file string) (*library, error) {
	var p printed
	if err := read(file, &p); err != nil {
		return nil, err
	}
	if len(p.Documents) == 0 {
		return nil, fmt.Errorf("%s: the program printed no documents", file)
	}
	l := library{Library: p.Library, Version: p.Version}
	var bulk [][]byte
	for _, d := range p.Documents {
		if d.Name == "" || d.Document == nil {
			return nil, fmt.Errorf("%s: a document without a name, or a name without one", file)
		}
		l.Cases = append(l.Cases, testCase{d.Name, "global", "create", d.Document, nil})
		bulk = append(bulk, d.Document)
	}
	document := append(append([]byte{'['}, bytes.Join(bulk, []byte{','})...), ']')
	l.Cases = append(l.Cases, testCase{"bulk", "global", "bulk", document, nil})
	return &l, nil
}

// read decodes a file. Members that are unknown are refused, as an update would lose them.
func read(file string, into any) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}

// encode returns the file: a line for each document and each wanted diagnostic.
func (l *library) encode() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n  \"library\": %q,\n  \"version\": %q,\n  \"cases\": [", l.Library, l.Version)
	for i, c := range l.Cases {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "\n    {\n      \"name\": %q,\n      \"scope\": %q,\n      \"operation\": %q,\n", c.Name, c.Scope, c.Operation)
		fmt.Fprintf(&b, "      \"document\": %s,\n      \"want\": %s\n    }", c.lines(), lines(c.Want))
	}
	b.WriteString("\n  ]\n}\n")
	return b.Bytes()
}

// lines returns the case's document; of a list, each element has a line.
func (c *testCase) lines() []byte {
	var all []json.RawMessage
	if json.Unmarshal(c.Document, &all) != nil {
		return compact(c.Document)
	}
	return lines(all)
}

func lines(all []json.RawMessage) []byte {
	if len(all) == 0 {
		return []byte("[]")
	}
	b := []byte("[\n        ")
	for i, value := range all {
		if i > 0 {
			b = append(b, ",\n        "...)
		}
		b = append(b, compact(value)...)
	}
	return append(b, "\n      ]"...)
}

// compact returns a value without spaces, and otherwise as it is written.
func compact(value json.RawMessage) []byte {
	var b bytes.Buffer
	// The value was part of a file that could be decoded.
	_ = json.Compact(&b, value)
	return b.Bytes()
}
