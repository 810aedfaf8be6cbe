// Package parse reads YAML 1.2.2 into a tree whose nodes know which bytes they come from.
//
// Documents are parsed one at a time, by recursive descent over the bytes. Time is linear in their size:
// at most the white space and comments behind a scalar are looked at twice. A node that turns out to be
// a key becomes the first child of a mapping, so that no lookahead is needed for it. Scalars are decoded
// when they are asked for. After an error, parsing continues at the next item of the outermost block
// collection.
//
// The package is pure, as validator is.
package parse
