// Package call answers the calls of the WebAssembly module's interface: a document and options as
// JSON go in, JSON comes out.
//
//	answer := call.Check([]byte(`{"name":"ping","description":"Says pong"}`), nil)
//
// The module (package main above) only hands bytes to it, so what a host hears is what a Go program
// hears that calls it directly. The interface is written down in ../ABI.md.
//
// The package is pure, but that it remembers the last document to save time. It may import locale, validator, preview, internal/syntax and the standard
// library's pure packages.
package call
