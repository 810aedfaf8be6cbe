//go:build unix

package rewrite

import (
	"os"
	"syscall"
	"testing"
)

// Who owned the file owns it still.
func TestOwner(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("NOT RUN: only root may give files away")
	}
	path := old(t, 0o640)
	if err := os.Chown(path, 12, 34); err != nil {
		t.Fatal(err)
	}
	if err := File(path, []byte("old"), []byte("new")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	stat := info.Sys().(*syscall.Stat_t)
	if stat.Uid != 12 || stat.Gid != 34 || info.Mode() != 0o640 {
		t.Errorf("user %d, group %d, mode %v", stat.Uid, stat.Gid, info.Mode())
	}
}
