// Package docs holds the pages that are made from the catalogue and from the interface's sentences, and
// the tests that keep them so.
//
// rules.md has every rule with its examples, what slashlint says of them and links that open them in
// the playground. coverage.md has every sentence of the interface with what makes it hold, by
// testdata/traces.json. "go test ./docs -update" writes both. The package may import validator and the standard library.
package docs
