// Package rewrite replaces the content of files whole or not at all.
package rewrite

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

var (
	errNotRegular = errors.New("it is no regular file; use - and redirect the output")
	errReadOnly   = errors.New("the file is read-only; make it writable first")
	errChanged    = errors.New("the file has changed since it was read; run slashlint again")
	errLink       = errors.New("it is a symbolic link; name the file to fix it")
)

// File replaces what a file has by after, if it still has before. The new content is written beside
// the file and then put in its place, so that nobody ever sees half of it, and after an error the
// file is as it was. Mode and, where the system lets us, owner are kept; of a symbolic link the file
// it leads to is replaced. A file with several hard links is an error, since a new file would have only
// one of its names.
func File(path string, before, after []byte) error {
	return system.file(path, before, after)
}

// FoundFile is File for a path that nobody named: a symbolic link is an error.
func FoundFile(path string, before, after []byte) error {
	if info, err := os.Lstat(path); err == nil && info.Mode()&fs.ModeSymlink != 0 {
		return notFixed(errLink)
	}
	return File(path, before, after)
}

// steps are the calls that can fail late.
type steps struct {
	write  func(*os.File, []byte) (int, error)
	sync   func(*os.File) error
	rename func(from, to string) error
}

var system = steps{write: (*os.File).Write, sync: (*os.File).Sync, rename: os.Rename}

func (s steps) file(path string, before, after []byte) error {
	if err := s.replace(path, before, after); err != nil {
		return notFixed(err)
	}
	return nil
}

func notFixed(err error) error { return fmt.Errorf("not fixed: %w", err) }

func (s steps) replace(path string, before, after []byte) error {
	target, info, err := resolve(path)
	if err != nil {
		return err
	}
	beside, err := s.beside(filepath.Dir(target), info, after)
	if err != nil {
		return fmt.Errorf("cannot write beside the file: %w", reason(err))
	}
	defer beside.discard()
	if err := s.swap(beside.path, target, before); err != nil {
		return err
	}
	syncFolder(filepath.Dir(target))
	return nil
}

// resolve returns the file that a path leads to, unless it is one that must not be written.
func resolve(path string) (string, fs.FileInfo, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", nil, reason(err)
	}
	if !info.Mode().IsRegular() {
		return "", nil, errNotRegular
	}
	// Putting another file in its place takes no permission to write to it, so that is asked for.
	if info.Mode().Perm()&0o222 == 0 {
		return "", nil, errReadOnly
	}
	target, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "", nil, reason(err)
	}
	file, err := os.OpenFile(target, os.O_WRONLY, 0)
	if err != nil {
		return "", nil, reason(err)
	}
	defer file.Close()
	if n := hardLinks(file, info); n > 1 {
		return "", nil, fmt.Errorf("it has %d hard links, which would not be the same file any more; "+
			"replace it with a copy of itself first", n)
	}
	return target, info, nil
}

// beside writes a new file into a folder, with the mode and owner of another one, or without one those
// of any new file.
func (s steps) beside(folder string, like fs.FileInfo, content []byte) (*temporary, error) {
	mode := fs.FileMode(0o600)
	if like == nil {
		mode = 0o666
	}
	t := newTemporary(folder)
	if err := s.fill(t.path, mode, like, content); err != nil {
		t.discard()
		return nil, err
	}
	return t, nil
}

// fill creates a file.
func (s steps) fill(path string, mode fs.FileMode, like fs.FileInfo, content []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = s.write(file, content)
	if err == nil && like != nil {
		keepOwner(path, like)
		// After the owner, since a change of it takes some bits away.
		err = os.Chmod(path, like.Mode())
	}
	if err == nil {
		err = s.sync(file)
	}
	return errors.Join(err, file.Close())
}

// swap puts the new file in the place of the old one, if that is still what was read.
func (s steps) swap(beside, target string, before []byte) error {
	now, err := os.ReadFile(target)
	if err != nil || !bytes.Equal(now, before) {
		return errChanged
	}
	if err := s.rename(beside, target); err != nil {
		return fmt.Errorf("cannot replace the file: %w", reason(err))
	}
	return nil
}

// syncFolder makes the new entry last; not every system can.
func syncFolder(path string) {
	if folder, err := os.Open(path); err == nil {
		_ = folder.Sync()
		folder.Close()
	}
}

// reason returns what went wrong without the name of the call and the file.
func reason(err error) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return path.Err
	}
	if link := (*os.LinkError)(nil); errors.As(err, &link) {
		return link.Err
	}
	return err
}
