// Package config reads the configurations of projects: bytes in, a Config or problems with their
// places out. It also tells what a configuration says of one file, and takes what it suppresses out
// of a report.
//
// It is pure: finding and reading files is the business of the package project. It imports the
// validator for its words, the JSON reader, of the package input what the names of documents tell, and
// libraries for YAML and globs.
//
// A document becomes a tree of nodes (json.go, yaml.go), which is held against the shapes
// (shape.go) and then decoded. The JSON Schema is written from the same shapes, so that editors and
// the loader agree.
package config
