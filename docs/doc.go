// Package docs holds the pages that are made from the catalogue, and the test that keeps them so.
//
// rules.md has every rule with its examples and what slashlint says of them; "go test ./docs -update"
// writes it. The package may import validator and the standard library.
package docs
