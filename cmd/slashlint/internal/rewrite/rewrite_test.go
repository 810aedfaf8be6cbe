package rewrite

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// old writes a file with this mode and returns its path.
func old(t *testing.T, mode os.FileMode) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.json")
	if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, mode); err != nil {
		t.Fatal(err)
	}
	return path
}

// want wants a file to have a content, and nothing else to be left in its folder.
func want(t *testing.T, path, content string) {
	t.Helper()
	got, err := os.ReadFile(path)
	if err != nil || string(got) != content {
		t.Errorf("%q, %v, want %q", got, err, content)
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Errorf("the folder has %v, %v", entries, err)
	}
}

func wantError(t *testing.T, err error, part string) {
	t.Helper()
	if err == nil || !strings.HasPrefix(err.Error(), "not fixed: ") || !strings.Contains(err.Error(), part) {
		t.Errorf("%v, want an error with %q", err, part)
	}
}

func TestFile(t *testing.T) {
	for _, mode := range []os.FileMode{0o600, 0o644, 0o755, 0o660} {
		path := old(t, mode)
		if err := File(path, []byte("old"), []byte("new")); err != nil {
			t.Fatal(err)
		}
		want(t, path, "new")
		info, err := os.Stat(path)
		if err != nil || runtime.GOOS != "windows" && info.Mode() != mode {
			t.Errorf("mode %v, %v, want %v", info.Mode(), err, mode)
		}
	}
}

func TestChangedMeanwhile(t *testing.T) {
	path := old(t, 0o600)
	wantError(t, File(path, []byte("older"), []byte("new")), "has changed since it was read")
	want(t, path, "old")

	late := system
	late.sync = func(file *os.File) error {
		return errors.Join(file.Sync(), os.WriteFile(path, []byte("newer"), 0o600))
	}
	wantError(t, late.file(path, []byte("old"), []byte("new")), "has changed since it was read")
	want(t, path, "newer")

	late.sync = func(*os.File) error { return os.Truncate(path, 0) }
	wantError(t, late.file(path, []byte("newer"), []byte("new")), "has changed since it was read")
	want(t, path, "")
}

// Whichever step fails, the file is as it was and nothing is left beside it.
func TestFailingSteps(t *testing.T) {
	broken := errors.New("out of paper")
	for name, fail := range map[string]func(*steps){
		"write": func(s *steps) {
			s.write = func(file *os.File, content []byte) (int, error) {
				n, _ := file.Write(content[:1])
				return n, broken
			}
		},
		"sync": func(s *steps) { s.sync = func(*os.File) error { return broken } },
		"rename": func(s *steps) {
			s.rename = func(from, to string) error { return &os.LinkError{Op: "rename", Old: from, New: to, Err: broken} }
		},
	} {
		t.Run(name, func(t *testing.T) {
			path := old(t, 0o600)
			failing := system
			fail(&failing)
			err := failing.file(path, []byte("old"), []byte("new"))
			wantError(t, err, ": out of paper")
			if strings.Contains(err.Error(), ".slashlint-") {
				t.Errorf("%v names the file beside", err)
			}
			want(t, path, "old")
		})
	}
}

func TestReadOnly(t *testing.T) {
	path := old(t, 0o444)
	wantError(t, File(path, []byte("old"), []byte("new")), "the file is read-only; make it writable first")
	want(t, path, "old")
}

func TestReadOnlyFolder(t *testing.T) {
	if os.Geteuid() == 0 || runtime.GOOS == "windows" {
		t.Skip("NOT RUN: no folder is read-only to this user")
	}
	path := old(t, 0o600)
	if err := os.Chmod(filepath.Dir(path), 0o500); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(filepath.Dir(path), 0o700)
	wantError(t, File(path, []byte("old"), []byte("new")), "cannot write beside the file: permission denied")
	want(t, path, "old")
}

func TestNoFile(t *testing.T) {
	folder := t.TempDir()
	wantError(t, File(folder, nil, nil), "it is no regular file")
	wantError(t, File(filepath.Join(folder, "missing"), nil, nil), "not fixed: ")
}

// A link stays, and what it leads to is replaced, in the folder that is in.
func TestLink(t *testing.T) {
	path := old(t, 0o600)
	link := filepath.Join(t.TempDir(), "link.json")
	if err := os.Symlink(path, link); err != nil {
		t.Skip("NOT RUN: no symbolic links here")
	}
	if err := File(link, []byte("old"), []byte("new")); err != nil {
		t.Fatal(err)
	}
	want(t, path, "new")
	want(t, link, "new")
	if to, err := os.Readlink(link); err != nil || to != path {
		t.Errorf("the link leads to %q, %v", to, err)
	}
}

// A file with another name is left alone, since the other name would keep the old content.
func TestHardLink(t *testing.T) {
	path := old(t, 0o600)
	other := filepath.Join(t.TempDir(), "other.json")
	if err := os.Link(path, other); err != nil {
		t.Skip("NOT RUN: no hard links here")
	}
	wantError(t, File(path, []byte("old"), []byte("new")), "it has 2 hard links")
	want(t, path, "old")
	if err := CheckOutput(path); err == nil {
		t.Error("an output may split the links")
	}
}

func TestFoundLink(t *testing.T) {
	path := old(t, 0o600)
	link := filepath.Join(t.TempDir(), "link.json")
	if err := os.Symlink(path, link); err != nil {
		t.Skip("NOT RUN: no symbolic links here")
	}
	wantError(t, FoundFile(link, []byte("old"), []byte("new")), "it is a symbolic link")
	want(t, path, "old")
}
