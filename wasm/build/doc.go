// Package build builds the module from its sources.
//
//	wasm := build.Module(t)
//
// It needs the go command and nothing else; "make wasm" runs the command below it. The same sources
// give the same bytes. It may import the standard library only.
package build
