//go:build wasip1

// Command wasm is the module: slashlint for hosts in any language. ABI.md tells how to call it.
//
// It hands the bytes of a call to package call and keeps what the host and it have lent each other.
package main

import "github.com/slashlint/slashlint/wasm/call"

// The module is a reactor: main is never run.
func main() {}

//go:wasmexport slashlint_abi_1
func abi1() {}

//go:wasmexport alloc
func alloc(size uint32) uint32 { return lent.take(size) }

//go:wasmexport free
func free(ptr uint32) { lent.giveBack(ptr) }

//go:wasmexport check
func check(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Check, document, size, options, optionsSize)
}

//go:wasmexport recognize
func recognize(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Recognize, document, size, options, optionsSize)
}

//go:wasmexport mend
func mend(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Mend, document, size, options, optionsSize)
}

//go:wasmexport budget
func budget(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Budget, document, size, options, optionsSize)
}

//go:wasmexport preview
func preview(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Preview, document, size, options, optionsSize)
}

//go:wasmexport decide
func decide(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Decide, document, size, options, optionsSize)
}

//go:wasmexport invoke
func invoke(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Invoke, document, size, options, optionsSize)
}

//go:wasmexport plan
func plan(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Plan, document, size, options, optionsSize)
}

//go:wasmexport locales
func locales(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Locales, document, size, options, optionsSize)
}

//go:wasmexport listed
func listed(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Listed, document, size, options, optionsSize)
}

//go:wasmexport request
func request(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Request, document, size, options, optionsSize)
}

//go:wasmexport authorize
func authorize(document, size, options, optionsSize uint32) uint64 {
	return answer(call.Authorize, document, size, options, optionsSize)
}

//go:wasmexport rules
func rules() uint64 { return lent.lend(call.Rules()) }

// answer makes one call and lends the host what it answers.
func answer(
	call func(document, options []byte) []byte, document, size, options, optionsSize uint32,
) uint64 {
	d, ok := lent.view(document, size)
	if !ok {
		return lent.lend([]byte(`{"error":"the document does not lie in memory that alloc returned"}`))
	}
	o, ok := lent.view(options, optionsSize)
	if !ok {
		return lent.lend([]byte(`{"error":"the options do not lie in memory that alloc returned"}`))
	}
	return lent.lend(call(d, o))
}
