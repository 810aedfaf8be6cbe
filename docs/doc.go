// Package docs holds the pages that are made from the catalogue, and the test that keeps them so.
//
// rules.md has every rule with its examples, what slashlint says of them and links that open them in
// the playground; "go test ./docs -update" writes it. The package may import validator and the standard library.
package docs
