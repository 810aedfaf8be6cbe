// Package binary reads the sections of a WebAssembly module.
//
//	for r := binary.Module(wasm); r.More(); {
//		kind, section := r.Section()
//		…
//	}
//
// It is for tools that look into a module they have made: a Reader panics with ErrModule where the
// bytes are none. It may import the standard library only.
package binary

import (
	"encoding/binary"
	"errors"
)

// ErrModule tells of bytes that are no module.
var ErrModule = errors.New("not a WebAssembly module that can be read")

// The kinds of sections that tools ask for.
const (
	Custom  = 0
	Imports = 2
	Code    = 10
	Data    = 11
)

// Header is the length in bytes of what a module starts with.
const Header = 8

// Reader reads what is left of a part of a module.
type Reader struct{ Rest []byte }

// Module returns a reader of a module's sections.
func Module(wasm []byte) *Reader {
	r := &Reader{wasm}
	r.Bytes(Header)
	return r
}

// More reports whether anything is left.
func (r *Reader) More() bool { return len(r.Rest) > 0 }

// Section reads a section: its kind and what is in it.
func (r *Reader) Section() (kind byte, content []byte) {
	kind = r.Byte()
	return kind, r.Bytes(r.Number())
}

// Byte reads a byte.
func (r *Reader) Byte() byte { return r.Bytes(1)[0] }

// Bytes reads so many bytes.
func (r *Reader) Bytes(n int) []byte {
	if n < 0 || n > len(r.Rest) {
		panic(ErrModule)
	}
	read := r.Rest[:n]
	r.Rest = r.Rest[n:]
	return read
}

// Number reads a number that is not below zero, in LEB128.
func (r *Reader) Number() int {
	n, size := binary.Uvarint(r.Rest)
	if size <= 0 || int(n) < 0 {
		panic(ErrModule)
	}
	r.Bytes(size)
	return int(n)
}

// functionNames is the kind of names, in the section of names, that functions have.
const functionNames = 1

// Functions returns the names of a module's functions by their index, nil where it has none, and how
// many functions, the first ones, are imported.
func Functions(wasm []byte) (names map[int]string, imported int) {
	for r := Module(wasm); r.More(); {
		kind, content := r.Section()
		section := &Reader{content}
		switch kind {
		case Imports:
			imported = section.Number()
		case Custom:
			if IsNames(content) {
				section.Bytes(section.Number())
				names = readNames(section)
			}
		}
	}
	return names, imported
}

// IsNames reports whether the content of a custom section is names.
func IsNames(content []byte) bool {
	r := Reader{content}
	return string(r.Bytes(r.Number())) == "name"
}

// readNames reads the names of functions by their index.
func readNames(r *Reader) map[int]string {
	names := map[int]string{}
	for r.More() {
		kind, content := r.Section()
		if kind != functionNames {
			continue
		}
		list := Reader{content}
		for range list.Number() {
			index := list.Number()
			names[index] = string(list.Bytes(list.Number()))
		}
	}
	return names
}

// Caught turns a panic with ErrModule into an error: defer binary.Caught(&err).
func Caught(err *error) {
	if caught := recover(); caught != nil {
		if caught != ErrModule {
			panic(caught)
		}
		*err = ErrModule
	}
}
