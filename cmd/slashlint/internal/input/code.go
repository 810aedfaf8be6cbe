package input

import (
	"fmt"
	"path"
	"strings"
)

// codeExtensions are the file extensions of programming languages, in which libraries define commands.
var codeExtensions = map[string]bool{
	".astro": true, ".c": true, ".cc": true, ".cjs": true, ".clj": true, ".coffee": true, ".cpp": true,
	".cr": true, ".cs": true, ".cts": true, ".cxx": true, ".dart": true, ".erl": true, ".ex": true,
	".exs": true, ".fs": true, ".fsx": true, ".go": true, ".groovy": true, ".h": true, ".hh": true,
	".hpp": true, ".hs": true, ".java": true, ".jl": true, ".js": true, ".jsx": true, ".kt": true,
	".kts": true, ".lua": true, ".luau": true, ".mjs": true, ".ml": true, ".mts": true, ".nim": true,
	".php": true, ".pl": true, ".ps1": true, ".py": true, ".pyi": true, ".rb": true, ".rs": true,
	".scala": true, ".sh": true, ".svelte": true, ".swift": true, ".ts": true, ".tsx": true, ".vb": true,
	".vue": true, ".zig": true,
}

// codePage describes how commands in code are checked.
const codePage = "https://github.com/slashlint/slashlint/blob/main/docs/inputs.md#commands-in-code"

// CodeHint says where it is described how commands in code are checked.
const CodeHint = "for commands in code, see " + codePage

// isCode reports whether a file is source code, by its extension.
func isCode(name string) bool { return codeExtensions[strings.ToLower(path.Ext(name))] }

// CodeError returns why a source file cannot be read, nil for other files.
func CodeError(name string) error {
	if !isCode(name) {
		return nil
	}
	return fmt.Errorf("commands in code cannot be read from a %s file; print what your library would send "+
		"as JSON and check that: see %s", strings.ToLower(path.Ext(name)), codePage)
}
