// Package size watches the size of the module: what people wait for before the first answer.
//
// size.json has the size that was last agreed on. The test fails when the module has grown by more
// than two in a hundred, or beyond the limit, and names the packages that grew. "go test
// ./wasm/size -update" agrees to what is there now.
//
// It may import wasm/build, the compressor and the standard library.
package size
