// Package host runs the module in Go, with the wazero runtime: for programs that load slashlint as
// data, and for proof that the module answers with the bytes of package call.
//
//	module, err := host.New(ctx, wasm, host.Options{})
//	report, err := module.Check(ctx, []byte(`{"name":"ping","description":"Says pong"}`), nil)
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
