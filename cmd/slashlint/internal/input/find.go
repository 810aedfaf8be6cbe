// Package input finds and reads what the command line names: files, directories, globs and
// standard input.
package input

import (
	"errors"
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
	// Problems are arguments that stand for nothing, or for what cannot be read.
	Problems []Notice
	// Skipped are files that were named and left out because their name tells that they are something
	// else, Passed such files below a directory, Folders the folders there that are not searched.
	Skipped, Passed, Folders []Notice
	// Code tells that there was source code below a directory.
	Code bool
}

// Notice is something to be said of an input.
type Notice struct {
	Name string
	Err  error
}

// Error returns the notice as a line, without its end.
func (n Notice) Error() string { return n.Name + ": " + n.Err.Error() }

// Finding says how arguments are understood.
type Finding struct {
	// StdinName is what standard input, "-", is called.
	StdinName string
	// SkipOther lets files that are named be something else than what is sought, as those below
	// a directory may always be.
	SkipOther bool
	// Code allows source files: the user has said how documents are written.
	Code bool
	// Selection tells of directories what is wanted; nil leaves that to the names.
	Selection Selection
}

// Find resolves the arguments of a command.
func Find(args []string, how Finding) Found {
	f := finder{Finding: how, known: map[string]int{}}
	for _, arg := range args {
		f.argument(arg)
	}
	return f.Found
}

type finder struct {
	Finding
	Found
	// known has the index in Sources of each input, by absolute path.
	known map[string]int
	// unselected tells that the selection did not want a file of the directory.
	unselected bool
	// links are the symbolic links to files that the current walk has found.
	links links
}

func (f *finder) argument(arg string) {
	if arg == "-" {
		f.add("-", Source{Name: f.StdinName, MayBeOther: f.SkipOther})
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
	case f.SkipOther && f.hidden(path):
		f.Skipped = append(f.Skipped, skipped(path, "a hidden file"))
	default:
		f.named(path)
	}
}

// named adds a file that was named itself.
func (f *finder) named(path string) {
	what := other(path)
	err := CodeError(path)
	switch {
	case err != nil && !f.Finding.Code && !f.SkipOther:
		f.problem(path, err)
	case err != nil && !f.Finding.Code:
		f.Skipped = append(f.Skipped, skipped(path, "source code"))
	case what != "" && f.SkipOther:
		f.Skipped = append(f.Skipped, skipped(path, what))
	default:
		f.file(path, Source{MayBeOther: f.SkipOther && !f.listed(path)})
	}
}

// listed tells whether a configuration lists a file, which is then what it says it is.
func (f *finder) listed(path string) bool {
	if f.Selection == nil {
		return false
	}
	selected, decided := f.Selection.Selects(path)
	return selected && decided
}

// hidden tells whether a file is one that a walk passes over, and that the selection does not want.
func (f *finder) hidden(path string) bool {
	if !strings.HasPrefix(filepath.Base(path), ".") {
		return false
	}
	return !f.listed(path)
}

// glob adds what a pattern matches. Unlike files that the shell has expanded, which are named, those may
// be something else.
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
	base, _ := doublestar.SplitPattern(filepath.ToSlash(pattern))
	f.links = linksIn(filepath.FromSlash(base))
	for _, path := range paths {
		info, err := os.Stat(path)
		switch {
		case err == nil && isLink(path):
			f.link(path)
		case err == nil && info.Mode().IsRegular() && !isCode(path):
			f.below(path)
		default:
			f.path(path)
		}
	}
	f.followLinks()
}

// directory adds every file below a directory that is written as documents are, or what the selection
// wants there.
func (f *finder) directory(root string) {
	f.unselected = false
	before := f.links
	f.links = linksIn(root)
	found := f.walk(root)
	found = f.within(root) || found
	f.followLinks()
	f.links = before
	switch {
	case found:
	case f.unselected:
		f.problem(root, errors.New("the configuration selects no file in this directory"))
	case f.Found.Code:
		f.problem(root, errors.New("no .json, .jsonc, .json5, .yaml or .yml file in this directory; "+CodeHint))
	default:
		f.problem(root, errors.New("no .json, .jsonc, .json5, .yaml or .yml file in this directory"))
	}
}

// walk adds what is wanted below a folder, and tells whether something was
// found, or at least said.
func (f *finder) walk(folder string) (found bool) {
	visit := func(name string, entry fs.DirEntry, err error) error {
		path := filepath.Join(folder, filepath.FromSlash(name))
		switch {
		case err != nil:
			found = true
			f.problem(path, reason(err))
		case name == ".":
		case passedOver(entry):
			if entry.IsDir() {
				f.pass(path, entry.Name())
				return fs.SkipDir
			}
		case isLink(path):
			found = f.walkedLink(path, entry) || found
		case f.wants(path, entry):
			found = true
			f.below(path)
		default:
			f.Found.Code = f.Found.Code || isCode(path)
		}
		return nil
	}
	// An fs.FS, unlike filepath.WalkDir, also walks a root that is a symbolic link. Errors are
	// noted, and the rest is walked all the same.
	_ = fs.WalkDir(os.DirFS(folder), ".", visit)
	return found
}

// below adds a file that was found below a directory, unless its very name tells that it is something
// else.
func (f *finder) below(path string) {
	what, listed := other(path), f.listed(path)
	if listed {
		what = ""
	}
	if isCode(path) && !f.Finding.Code {
		what = "source code"
	}
	if what != "" {
		f.Passed = append(f.Passed, skipped(path, what))
		return
	}
	f.file(path, Source{MayBeOther: !listed, Walked: true, Link: isLink(path)})
}

// pass notes a folder that a walk passes over, unless the configuration leaves it out.
func (f *finder) pass(path string, name string) {
	if f.Selection != nil {
		if _, decided := f.Selection.Selects(path); decided {
			return
		}
	}
	what := "a folder of dependencies"
	if strings.HasPrefix(name, ".") {
		what = "a hidden folder"
	}
	f.Folders = append(f.Folders, skipped(path, what))
}

// passedOver tells whether a walk leaves an entry out without looking at it.
func passedOver(entry fs.DirEntry) bool {
	if entry.IsDir() {
		return PassedOver(entry.Name())
	}
	return strings.HasPrefix(entry.Name(), ".")
}

// PassedOver tells whether a walk leaves out the folders of this name.
func PassedOver(folder string) bool {
	return strings.HasPrefix(folder, ".") || folder == "node_modules" || folder == "vendor"
}

// isDocument tells whether an entry is a file that is written as documents are, or a link to one.
func isDocument(path string, entry fs.DirEntry) bool {
	return IsDocument(path) && isFile(path, entry)
}

// isFile tells whether an entry is a file, or a link to one.
func isFile(path string, entry fs.DirEntry) bool {
	if entry.Type()&fs.ModeSymlink == 0 {
		return entry.Type().IsRegular()
	}
	info, err := os.Stat(path)
	// A link that leads nowhere is kept, so that it is told when it cannot be read.
	return err != nil || info.Mode().IsRegular()
}

// file adds a file.
func (f *finder) file(path string, s Source) {
	key, err := filepath.Abs(path)
	if err != nil {
		key = filepath.Clean(path)
	}
	s.Name, s.Path = filepath.ToSlash(path), path
	f.add(key, s)
}

// add adds an input that is not there yet. One that was found in a directory and is then named
// itself counts as named.
func (f *finder) add(key string, s Source) {
	if i, ok := f.known[key]; ok {
		f.Sources[i].MayBeOther = f.Sources[i].MayBeOther && s.MayBeOther
		f.Sources[i].Walked = f.Sources[i].Walked && s.Walked
		f.Sources[i].Link = f.Sources[i].Link && s.Link
		return
	}
	f.known[key] = len(f.Sources)
	f.Sources = append(f.Sources, s)
}

func (f *finder) problem(path string, err error) {
	f.Problems = append(f.Problems, notice(path, err))
}

func skipped(path, what string) Notice { return notice(path, errors.New("skipped: "+what)) }

func notice(path string, err error) Notice { return Notice{filepath.ToSlash(path), err} }
