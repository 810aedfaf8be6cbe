// Package host runs the module in Go, with the wazero runtime: for programs that load slashlint as
// data, and for proof that the module answers with the bytes of package call.
//
//	wasm, err := os.ReadFile("wasm/slashlint.wasm") // "make wasm" builds it
//	module, err := host.New(ctx, wasm, host.Options{})
//	defer module.Close(ctx)
//	report, err := module.Check(ctx, []byte(`{"name":"ping","description":"Says pong"}`), nil)
//
// New compiles, which takes about a second; with Options.CacheDir, only the first time. Make one
// Module, share it, and close it at the end.
//
// Documents, options and answers are JSON in UTF-8, as bytes; ../ABI.md tells of all calls, their
// options and their answers. What is wrong with a document is in the answer of Check and no error;
// options that are wrong are a Refusal.
//
// A Go program that may link slashlint does so: package call is the same and some times faster.
//
// The module gets nothing of the machine: no files, arguments, environment or network, a clock that
// only counts and random bytes that are always the same. It gets as much memory as it is allowed and
// the time that the context leaves.
//
// The package may import wazero and the standard library. It knows the module's interface, which is
// written down in ../ABI.md, and nothing of what is linted.
package host
