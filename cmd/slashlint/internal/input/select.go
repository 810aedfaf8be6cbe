package input

import (
	"io/fs"
	"os"
	"path/filepath"
)

// Selection is what configurations say of the files below a directory.
type Selection interface {
	// Selects tells whether a file is to be checked; where that is left to its name, decided is false.
	Selects(path string) (selected, decided bool)
	// Within returns the files and folders below a directory that are looked at although a walk
	// passes them over.
	Within(directory string) []string
}

// wants tells whether an entry below a directory is one to check.
func (f *finder) wants(path string, entry fs.DirEntry) bool {
	if f.Selection != nil && !entry.IsDir() {
		if selected, decided := f.Selection.Selects(path); decided {
			f.unselected = f.unselected || !selected
			return selected && isFile(path, entry)
		}
	}
	return isDocument(path, entry)
}

// within adds what is looked at below a directory although a walk passes it over, and tells whether
// there was anything.
func (f *finder) within(root string) (found bool) {
	if f.Selection == nil {
		return false
	}
	for _, path := range f.Selection.Within(root) {
		info, err := os.Stat(path)
		switch {
		case err != nil:
		case info.IsDir():
			found = f.walk(path) || found
		default:
			if selected, _ := f.Selection.Selects(path); selected {
				found = true
				f.listedFile(filepath.Clean(path))
			}
		}
	}
	return found
}
