package rewrite

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

var (
	errDirectory = errors.New("it is a directory")
	errDangling  = errors.New("it is a symbolic link to a file that does not exist")
)

// Output writes a file, replacing one that is there. Nobody ever sees half of it, and after an error
// the old file is as it was. Devices and pipes are written to directly.
func Output(path string, content []byte) error { return system.output(path, content) }

// CheckOutput returns the error that Output would return, as far as it can be known before.
func CheckOutput(path string) error {
	d, err := destinationOf(path)
	if err != nil || d.direct {
		return err
	}
	beside, err := system.besideOf(d, nil)
	if err == nil {
		beside.discard()
	}
	return err
}

func (s steps) output(path string, content []byte) error {
	d, err := destinationOf(path)
	if err != nil {
		return err
	}
	if d.direct {
		return s.direct(d.path, content)
	}
	beside, err := s.besideOf(d, content)
	if err != nil {
		return err
	}
	defer beside.discard()
	if err := s.rename(beside.path, d.path); err != nil {
		return fmt.Errorf("cannot replace the file: %w", reason(err))
	}
	syncFolder(filepath.Dir(d.path))
	return nil
}

// destination is the file that an output goes to.
type destination struct {
	path string
	// info is nil for a file that does not exist yet.
	info fs.FileInfo
	// direct is set for what cannot be replaced, such as a device.
	direct bool
}

func destinationOf(path string) (destination, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if _, err := os.Lstat(path); err == nil {
			return destination{}, errDangling
		}
		return destination{path: path}, nil
	case err != nil:
		return destination{}, reason(err)
	case info.IsDir():
		return destination{}, errDirectory
	case !info.Mode().IsRegular():
		return destination{path: path, direct: true}, nil
	}
	target, info, err := resolve(path)
	return destination{path: target, info: info}, err
}

func (s steps) besideOf(d destination, content []byte) (*temporary, error) {
	beside, err := s.beside(filepath.Dir(d.path), d.info, content)
	if err != nil {
		return nil, fmt.Errorf("cannot write in its folder: %w", reason(err))
	}
	return beside, nil
}

func (s steps) direct(path string, content []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return reason(err)
	}
	_, err = s.write(file, content)
	if err = errors.Join(err, file.Close()); err != nil {
		return reason(err)
	}
	return nil
}
