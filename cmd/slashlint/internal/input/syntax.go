package input

import (
	"path"
	"strings"
)

// Syntaxes are how documents may be written, the usual one first.
func Syntaxes() []string { return []string{"json", "jsonc", "json5", "yaml"} }

// extensions are the ends of the names of files that are looked for in directories, and how such
// files are written.
var extensions = map[string]string{
	".json": "json", ".jsonc": "jsonc", ".json5": "json5", ".yaml": "yaml", ".yml": "yaml",
}

// IsDocument tells whether files of this name are looked for in directories.
func IsDocument(name string) bool { return extensions[strings.ToLower(path.Ext(name))] != "" }

// SyntaxOf returns how a file of this name is written: JSON unless the name says otherwise.
func SyntaxOf(name string) string {
	if syntax, ok := extensions[strings.ToLower(path.Ext(name))]; ok {
		return syntax
	}
	return "json"
}
