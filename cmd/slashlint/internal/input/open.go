package input

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
)

// Open opens a file for reading. What could block or never end, such as a named pipe or a device, is
// an error, unless it is a descriptor that the process was started with.
func Open(path string) (*os.File, fs.FileInfo, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, nil, reason(err)
	}
	open := os.Open
	if !isDescriptor(path) {
		if err := checkMode(info.Mode()); err != nil {
			return nil, nil, err
		}
		// The file may have been replaced by a pipe since.
		open = openNonblocking
	}
	file, err := open(path)
	if err != nil {
		return nil, nil, reason(err)
	}
	if info, err = file.Stat(); err == nil && !isDescriptor(path) {
		err = checkMode(info.Mode())
	}
	if err == nil && info.IsDir() {
		err = errDirectory
	}
	if err != nil {
		file.Close()
		return nil, nil, reason(err)
	}
	return file, info, nil
}

var errDirectory = errors.New("is a directory; expected a file")

// checkMode returns why a file of this mode is not read.
func checkMode(mode fs.FileMode) error {
	what := ""
	switch {
	case mode.IsRegular():
		return nil
	case mode.IsDir():
		return errDirectory
	case mode&fs.ModeNamedPipe != 0:
		what = "a named pipe"
	case mode&fs.ModeSocket != 0:
		what = "a socket"
	case mode&fs.ModeDevice != 0:
		what = "a device"
	default:
		what = "not a regular file"
	}
	return errors.New("is " + what + "; expected a file, or - for standard input")
}

// descriptor matches the names of the process's own descriptors, to which shells expand process
// substitution: <(command).
var descriptor = regexp.MustCompile(`^(/dev/stdin|/(dev|proc/self)/fd/[0-9]+)$`)

func isDescriptor(path string) bool { return descriptor.MatchString(filepath.Clean(path)) }
