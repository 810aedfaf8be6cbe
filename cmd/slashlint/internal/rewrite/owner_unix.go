//go:build unix

package rewrite

import (
	"io/fs"
	"os"
	"syscall"
)

// keepOwner gives a file the owner and group of another, or at least the group: only root may do
// the first, and a file that is ours now is better than none.
func keepOwner(path string, like fs.FileInfo) {
	stat, ok := like.Sys().(*syscall.Stat_t)
	if !ok {
		return
	}
	if os.Chown(path, int(stat.Uid), int(stat.Gid)) != nil {
		_ = os.Chown(path, -1, int(stat.Gid))
	}
}

// hardLinks returns how many names a file has.
func hardLinks(_ *os.File, info fs.FileInfo) int {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return int(stat.Nlink)
	}
	return 1
}

// raise ends the process as the signal would have.
func raise(s os.Signal) {
	if number, ok := s.(syscall.Signal); ok && syscall.Kill(syscall.Getpid(), number) == nil {
		select {}
	}
	os.Exit(interrupted)
}
