package input

import (
	"io/fs"
	"os"
	"path/filepath"
)

// links are the symbolic links of a walk. They are followed after it: a link is skipped if its target
// has been found under its own name.
type links struct {
	// root is the resolved folder that a link must not lead out of.
	root  string
	paths []string
}

// linksIn returns the links of a walk of a folder, none so far.
func linksIn(folder string) links {
	root, err := realPath(folder)
	if err != nil {
		root = folder
	}
	return links{root: root}
}

// realPath returns the absolute path of a file without symbolic links.
func realPath(path string) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(path)
}

func isLink(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}

// walkedLink takes a link that a walk has found, and reports whether a file was expected there. Links to
// directories are not followed, so that a walk ends.
func (f *finder) walkedLink(path string, entry fs.DirEntry) bool {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		if target, err := realPath(path); err == nil && !f.links.contain(target) {
			f.passLink(path, linkOutside)
		}
		return false
	}
	if !f.wants(path, entry) {
		return false
	}
	f.link(path)
	return true
}

const (
	linkOutside = "a symbolic link that leads out of the directory"
	linkInside  = "a symbolic link to a file that is checked under its own name"
	linkFolder  = "a symbolic link to a directory"
)

// link keeps a link to a file for followLinks, unless it leads out of the folder.
func (f *finder) link(path string) {
	target, err := realPath(path)
	info, statErr := os.Stat(path)
	switch {
	case err != nil || statErr != nil:
		f.below(path) // The error is reported when the file is read.
	case !f.links.contain(target):
		f.passLink(path, linkOutside)
	case info.IsDir():
		f.passLink(path, linkFolder)
	default:
		f.links.paths = append(f.links.paths, path)
	}
}

// listedFile adds a file that the configuration names.
func (f *finder) listedFile(path string) {
	if isLink(path) {
		f.link(path)
		return
	}
	f.below(path)
}

// followLinks adds the links whose targets were not found otherwise, each target once.
func (f *finder) followLinks() {
	if len(f.links.paths) == 0 {
		return
	}
	found := map[string]bool{}
	for _, s := range f.Sources {
		if target, err := realPath(s.Path); s.Path != "" && err == nil {
			found[target] = true
		}
	}
	for _, path := range f.links.paths {
		target, err := realPath(path)
		if err == nil && found[target] {
			f.passLink(path, linkInside)
			continue
		}
		found[target] = true
		f.below(path)
	}
	f.links.paths = nil
}

func (f *finder) passLink(path, what string) { f.Passed = append(f.Passed, skipped(path, what)) }

// contain reports whether a resolved path is in the folder of the walk.
func (l *links) contain(target string) bool {
	relative, err := filepath.Rel(l.root, target)
	return err == nil && filepath.IsLocal(relative)
}
