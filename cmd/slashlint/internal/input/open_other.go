//go:build !unix

package input

import "os"

// openNonblocking opens a file for reading; opening does not block here.
func openNonblocking(path string) (*os.File, error) { return os.Open(path) }
