// Package input finds and reads what the command line names: files, directories, globs and
// standard input.
package input

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

// Found is what the arguments of a command stand for.
type Found struct {
	// Sources are the inputs in the order of the arguments, those of a directory in the order of
	// their paths, each once.
	Sources []Source
	// Problems tell of arguments that stand for nothing, Skipped of files below a directory that
	// were left out although their name ends in .json.
	Problems, Skipped []Notice
}

// Notice is something to be said of an input.
type Notice struct {
	Name string
	Err  error
}

// Error returns the notice as a line, without its end.
func (n Notice) Error() string { return n.Name + ": " + n.Err.Error() }

// Find resolves the arguments of a command. "-" is standard input, called stdinName.
func Find(args []string, stdinName string) Found {
	f := finder{known: map[string]int{}}
	for _, arg := range args {
		f.argument(arg, stdinName)
	}
	return f.Found
}

type finder struct {
	Found
	// known has the index in Sources of each input, by absolute path.
	known map[string]int
}

func (f *finder) argument(arg, stdinName string) {
	if arg == "-" {
		f.add("-", Source{Name: stdinName})
		return
	}
	if arg == "" {
		f.problem(`""`, errors.New("an empty file name"))
		return
	}
	_, err := os.Stat(arg)
	if errors.Is(err, fs.ErrNotExist) && strings.ContainsAny(arg, "*?[{") {
		f.glob(arg)
		return
	}
	f.path(arg)
}

// path adds a file, or what is below a directory.
func (f *finder) path(path string) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		f.problem(path, reason(err))
	case info.IsDir():
		f.directory(path)
	default:
		f.file(path, "")
	}
}

// glob adds what a pattern matches, just as if the shell had expanded it.
func (f *finder) glob(pattern string) {
	paths, err := doublestar.FilepathGlob(pattern,
		doublestar.WithNoHidden(), doublestar.WithNoFollow())
	if err != nil {
		f.problem(pattern, errors.New("no such file, and not a well-formed pattern"))
		return
	}
	if len(paths) == 0 {
		f.problem(pattern, errors.New("no file matches this pattern"))
	}
	for _, path := range paths {
		f.path(path)
	}
}

// directory adds every file below a directory that is written as documents are.
func (f *finder) directory(root string) {
	// Whether something was found, or at least said.
	found := false
	visit := func(name string, entry fs.DirEntry, err error) error {
		path := filepath.Join(root, filepath.FromSlash(name))
		switch {
		case err != nil:
			found = true
			f.problem(path, reason(err))
		case name == ".":
		case passedOver(entry):
			if entry.IsDir() {
				return fs.SkipDir
			}
		case isDocument(path, entry):
			found = true
			f.document(path, root)
		}
		return nil
	}
	// An fs.FS, unlike filepath.WalkDir, also walks a root that is a symbolic link. Errors are
	// noted, and the rest is walked all the same.
	_ = fs.WalkDir(os.DirFS(root), ".", visit)
	if !found {
		f.problem(root, errors.New("no .json, .jsonc, .yaml or .yml file in this directory"))
	}
}

// document adds a file below a directory, unless its very name says that it is something else.
func (f *finder) document(path, root string) {
	if what, ok := otherFiles[strings.ToLower(filepath.Base(path))]; ok {
		f.Skipped = append(f.Skipped, notice(path, fmt.Errorf("skipped: %s", what)))
		return
	}
	f.file(path, root)
}

// otherFiles are well-known files that have members of a command, such as name and description, and
// are none.
var otherFiles = map[string]string{
	"action.yaml":        "a GitHub action",
	"action.yml":         "a GitHub action",
	"chart.yaml":         "a package manifest",
	"compose.yaml":       "a set of containers",
	"compose.yml":        "a set of containers",
	"composer.json":      "a package manifest",
	"deno.json":          "a package manifest",
	"docker-compose.yml": "a set of containers",
	"environment.yml":    "a set of packages",
	"jsr.json":           "a package manifest",
	"package-lock.json":  "a lock file",
	"package.json":       "a package manifest",
	"pnpm-lock.yaml":     "a lock file",
	"pubspec.yaml":       "a package manifest",
}

// passedOver tells whether a walk leaves an entry out without a word.
func passedOver(entry fs.DirEntry) bool {
	name := entry.Name()
	if strings.HasPrefix(name, ".") {
		return true
	}
	return entry.IsDir() && (name == "node_modules" || name == "vendor")
}

// isDocument tells whether an entry is a file that is written as documents are, or a link to one.
func isDocument(path string, entry fs.DirEntry) bool {
	if extensions[strings.ToLower(filepath.Ext(path))] == "" {
		return false
	}
	if entry.Type()&fs.ModeSymlink == 0 {
		return entry.Type().IsRegular()
	}
	info, err := os.Stat(path)
	// A link that leads nowhere is kept, so that it is told when it cannot be read.
	return err != nil || info.Mode().IsRegular()
}

func (f *finder) file(path, root string) {
	key, err := filepath.Abs(path)
	if err != nil {
		key = filepath.Clean(path)
	}
	f.add(key, Source{Name: filepath.ToSlash(path), Path: path, Root: root})
}

// add adds an input that is not there yet. One that was found in a directory and is then named
// itself counts as named.
func (f *finder) add(key string, s Source) {
	if i, ok := f.known[key]; ok {
		if s.Root == "" {
			f.Sources[i].Root = ""
		}
		return
	}
	f.known[key] = len(f.Sources)
	f.Sources = append(f.Sources, s)
}

func (f *finder) problem(path string, err error) {
	f.Problems = append(f.Problems, notice(path, err))
}

func notice(path string, err error) Notice { return Notice{filepath.ToSlash(path), err} }
