// Command bench measures the module in its hosts beside package call in Go, and writes what it finds
// into the table of wasm/README.md. It is run at the repository's root:
//
//	go run ./wasm/bench
//
// It writes the documents into wasm/dist/bench, measures Go and wazero itself, and lets
// wasm/js/bench.js measure Node and the browser, where that and node are there.
package main
