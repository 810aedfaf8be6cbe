// Package naming knows the characters that names are made of: which the interface's pattern takes,
// which have a lower-case variant, what lower-casing and composing make of them, and which are
// blank.
//
// The pattern decides, but it is not run. A regular-expression engine with Unicode properties and
// the libraries for case and normal forms would be a large part of the WebAssembly module that this
// package is linked into, and an engine takes many times longer than a look into a table. So
// "go generate" asks the pattern and the libraries about every code point and writes down the
// answers, and the tests ask all of them again and compare. The tables also keep the verdict the
// same whatever version of Go the package is compiled with: it is that of UnicodeVersion.
//
// To stay small, the package imports nothing but unicode/utf8; math/bits and unsafe would do no
// harm. Its tables are constants and static data, so nothing runs at start-up, and nothing is
// allocated but to grow what a function appends to. Only the generator and the tests import the
// libraries.
package naming

//go:generate go run ./gen
