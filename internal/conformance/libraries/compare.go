package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
)

var errDiffers = errors.New("the stored documents differ from the printed ones")

// unordered are the libraries that keep localizations in hash maps, whose order changes from run to run.
var unordered = []string{"serenity", "twilight"}

// compareAll compares every library of two folders; with update, it stores those that differ.
func compareAll(storedFolder, printedFolder string, update bool) error {
	names, err := libraryNames(storedFolder, printedFolder)
	if err != nil {
		return err
	}
	var differences []error
	for _, name := range names {
		stored, err := readStored(filepath.Join(storedFolder, name))
		if err != nil {
			return err
		}
		printed, err := readPrinted(filepath.Join(printedFolder, name))
		if err != nil {
			return err
		}
		changed := printed.differences(stored)
		if len(changed) == 0 {
			continue
		}
		if !update {
			differences = append(differences, fmt.Errorf("%s: %w: %q", name, errDiffers, changed))
			continue
		}
		if err := os.WriteFile(filepath.Join(storedFolder, name), printed.merged(stored).encode(), 0o644); err != nil {
			return err
		}
	}
	return errors.Join(differences...)
}

// libraryNames returns the names of the files in either folder, sorted. A library that is in one only
// is reported when its file is read.
func libraryNames(folders ...string) ([]string, error) {
	var names []string
	for _, folder := range folders {
		files, err := filepath.Glob(filepath.Join(folder, "*.json"))
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			names = append(names, filepath.Base(file))
		}
	}
	if len(names) == 0 {
		return nil, errors.New("no libraries in either folder")
	}
	slices.Sort(names)
	return slices.Compact(names), nil
}

// differences returns the names of the cases that differ, and "version" where that does.
func (l *library) differences(stored *library) []string {
	var names []string
	if l.Version != stored.Version {
		names = append(names, "version")
	}
	for _, c := range l.Cases {
		old := stored.find(c.Name)
		if old == nil || !l.same(old.Document, c.Document) {
			names = append(names, c.Name)
		}
	}
	for _, c := range stored.Cases {
		if l.find(c.Name) == nil {
			names = append(names, c.Name)
		}
	}
	return names
}

// merged returns what is printed, with what is wanted of the stored cases, and with their documents
// where these are the same in another order.
func (l *library) merged(stored *library) *library {
	all := *l
	all.Cases = slices.Clone(l.Cases)
	for i := range all.Cases {
		c := &all.Cases[i]
		old := stored.find(c.Name)
		if old == nil {
			continue
		}
		c.Want = old.Want
		if l.same(old.Document, c.Document) {
			c.Document = old.Document
		}
	}
	return &all
}

func (l *library) find(name string) *testCase {
	i := slices.IndexFunc(l.Cases, func(c testCase) bool { return c.Name == name })
	if i < 0 {
		return nil
	}
	return &l.Cases[i]
}

func (l *library) same(a, b json.RawMessage) bool {
	if slices.Contains(unordered, l.Library) {
		return reflect.DeepEqual(decoded(a), decoded(b))
	}
	return bytes.Equal(compact(a), compact(b))
}

// decoded returns a document as a value, with numbers as they are written.
func decoded(document json.RawMessage) any {
	decoder := json.NewDecoder(bytes.NewReader(document))
	decoder.UseNumber()
	var value any
	// The document was part of a file that could be decoded.
	_ = decoder.Decode(&value)
	return value
}
