// Package syntax reads JSON, JSON with comments and JSON5 into a flat tree in which every key and value
// has its byte range.
//
// A document with mistakes is read to its end: each mistake becomes a Problem with its place and,
// where there is a sure one, its cure, and what was meant is kept. The tree is an array of small
// nodes in document order, so a document costs a handful of allocations whatever its size.
//
// The package imports nothing but the standard library's pure packages and shorten. A reader of another syntax
// can make the same tree.
package syntax
