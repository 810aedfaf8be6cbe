//go:build unix

package input

import (
	"os"
	"syscall"
)

// openNonblocking opens a file for reading without waiting for the other end of a pipe.
func openNonblocking(path string) (*os.File, error) {
	return os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
}
