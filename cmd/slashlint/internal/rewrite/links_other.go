//go:build !unix && !windows

package rewrite

import (
	"io/fs"
	"os"
)

// hardLinks returns 1: here names cannot be counted.
func hardLinks(*os.File, fs.FileInfo) int { return 1 }
