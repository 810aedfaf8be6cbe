// Package examples has documents to try slashlint on: small ones as files, large ones as functions
// that write them.
//
// music.json is broken on purpose, and so are the documents of other kinds, which have the name of their
// kind; the other files are clean, and so is everything written here.
package examples

import "embed"

// Files are the example files.
//
//go:embed activity.json context-menus.json moderation.json music.json
var Files embed.FS
