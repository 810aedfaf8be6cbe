// Package project finds the configuration that is in force for a file, and reads it. What it says is
// the business of the package config.
package project

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
)

// Project is a directory with a configuration.
type Project struct {
	// Name is how the configuration is called in reports: its path from the working directory.
	Name string
	// Dir is the directory of the configuration, absolute; globs are relative to it.
	Dir    string
	Source []byte
	*config.Config
}

// Below returns the path of a file below the project's directory, divided by slashes, as globs want
// it; "" for a file elsewhere.
func (p *Project) Below(file string) string {
	absolute, err := filepath.Abs(file)
	if err != nil {
		return ""
	}
	name, err := filepath.Rel(p.Dir, absolute)
	if err != nil || !filepath.IsLocal(name) || name == "." {
		return ""
	}
	return filepath.ToSlash(name)
}

// Broken is a configuration that cannot be used. Each line says where and why.
type Broken struct {
	Name  string
	Lines []error
}

// Error returns the lines.
func (b *Broken) Error() string { return errors.Join(b.Lines...).Error() }

// Finder finds configurations and reads each once.
type Finder struct {
	// explicit is the configuration for all files, "" where it is looked for.
	explicit string
	off      bool
	// known has what is in force in each directory that was asked for, or lies above one.
	known map[string]found
	near  []string
}

type found struct {
	project *Project
	err     error
}

// NewFinder returns a Finder of the nearest configurations; or, with a name, one of that file alone.
func NewFinder(name string) *Finder { return &Finder{explicit: name, known: map[string]found{}} }

// None returns a Finder that never finds anything.
func None() *Finder { return &Finder{off: true} }

// Near returns the files that stand where a configuration was looked for and have nearly the name of
// one, as they are called in reports.
func (f *Finder) Near() []string { return f.near }

// Of returns what is in force for a file, which need not exist: the configuration in its directory or
// the nearest one above, nil where there is none. The error is a *Broken, the same one each time.
func (f *Finder) Of(file string) (*Project, error) { return f.In(filepath.Dir(file)) }

// In is Of for a directory.
func (f *Finder) In(directory string) (*Project, error) {
	if f.off {
		return nil, nil
	}
	absolute, err := filepath.Abs(directory)
	if err != nil {
		return nil, broken(directory, err)
	}
	if f.explicit != "" {
		absolute = ""
	}
	at := f.in(absolute)
	return at.project, at.err
}

// in returns what is in force in an absolute directory; "" stands for all of them.
func (f *Finder) in(directory string) found {
	if at, ok := f.known[directory]; ok {
		return at
	}
	var at found
	switch above := filepath.Dir(directory); {
	case directory == "":
		at.project, at.err = read(f.explicit, false)
	default:
		at.project, at.err = here(directory)
		if at == (found{}) {
			f.lookNear(directory)
		}
		if at == (found{}) && above != directory {
			at = f.in(above)
		}
	}
	f.known[directory] = at
	return at
}

// lookNear notes the files of a directory that have nearly the name of a configuration.
func (f *Finder) lookNear(directory string) {
	for _, name := range config.NearNames {
		path := filepath.Join(directory, name)
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			f.near = append(f.near, called(path))
		}
	}
}

// here returns the configuration that stands in a directory, nil if there is none.
func here(directory string) (*Project, error) {
	var there []string
	for _, name := range config.Names {
		path := filepath.Join(directory, name)
		// A link that leads nowhere is there, so that it is told.
		if _, err := os.Lstat(path); err == nil {
			there = append(there, path)
		}
	}
	if len(there) == 0 {
		return nil, nil
	}
	if len(there) > 1 {
		return nil, broken(called(there[0]), fmt.Errorf(
			"there is a second configuration in the directory, %s; keep one", filepath.Base(there[1])))
	}
	return read(there[0], true)
}

// read reads a configuration. One that was found by itself must be a regular file: no other could be
// meant, and it might never end.
func read(path string, regular bool) (*Project, error) {
	name := called(path)
	source, err := content(path, regular)
	if err != nil {
		return nil, broken(name, err)
	}
	absolute, err := filepath.Abs(path)
	if err != nil {
		return nil, broken(name, err)
	}
	c, problems := config.Parse(path, source)
	if problems != nil {
		b := &Broken{Name: name}
		for _, p := range problems {
			b.Lines = append(b.Lines, fmt.Errorf("%s:%d:%d: %s",
				name, p.Range.Start.Line, p.Range.Start.Column, p.Message))
		}
		return nil, b
	}
	return &Project{Name: name, Dir: filepath.Dir(absolute), Source: source, Config: c}, nil
}

func broken(name string, err error) *Broken {
	return &Broken{name, []error{fmt.Errorf("%s: %w", name, err)}}
}

func content(path string, regular bool) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, reason(err)
	}
	switch {
	case info.IsDir():
		return nil, errors.New("a directory; a configuration is a file")
	case regular && !info.Mode().IsRegular():
		return nil, errors.New("not a regular file")
	}
	file, _, err := input.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	most := config.MaxSize
	source, err := io.ReadAll(io.LimitReader(file, int64(most)+1))
	if err != nil {
		return nil, reason(err)
	}
	if len(source) > most {
		return nil, fmt.Errorf("too large: a configuration has at most %d KiB", most>>10)
	}
	return source, nil
}

// called returns the name of a file in reports.
func called(path string) string {
	here, err := os.Getwd()
	if err != nil {
		return filepath.ToSlash(path)
	}
	absolute, err := filepath.Abs(path)
	if err != nil {
		return filepath.ToSlash(path)
	}
	name, err := filepath.Rel(here, absolute)
	if err != nil {
		return filepath.ToSlash(absolute)
	}
	return filepath.ToSlash(name)
}

// Contains tells whether a path lies in a directory or is the directory; both are absolute.
func Contains(directory, path string) bool {
	name, err := filepath.Rel(directory, path)
	return err == nil && filepath.IsLocal(name)
}

// Configures tells whether a file is one that configures slashlint, by its name.
func Configures(file string) bool { return slices.Contains(config.Names, filepath.Base(file)) }

// reason returns what went wrong without the name of the call and the file.
func reason(err error) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return path.Err
	}
	return err
}
