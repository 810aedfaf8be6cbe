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

// Caught turns a panic with ErrModule into an error: defer binary.Caught(&err).
func Caught(err *error) {
	if caught := recover(); caught != nil {
		if caught != ErrModule {
			panic(caught)
		}
		*err = ErrModule
	}
}
