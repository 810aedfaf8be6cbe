package host

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// kept compiles a module into a folder and returns the file that keeps it.
func kept(t *testing.T, folder string) string {
	t.Helper()
	m, err := New(context.Background(), pretender(), Options{CacheDir: folder})
	if err != nil {
		t.Fatal(err)
	}
	closed(t, m)
	// wazero makes a folder for its version, and a file there for each module.
	files, err := filepath.Glob(folder + "/*/*")
	if err != nil || len(files) != 1 {
		t.Fatalf("%q are kept in the folder, %v", files, err)
	}
	return files[0]
}

func TestCompiledCodeIsKept(t *testing.T) {
	kept(t, t.TempDir()+"/made/if/need/be")
}

func TestDamagedCacheIsPassedOver(t *testing.T) {
	folder := t.TempDir()
	file := kept(t, folder)
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for size := range len(whole) {
		if err := os.WriteFile(file, whole[:size], 0o600); err != nil {
			t.Fatal(err)
		}
		m, err := New(context.Background(), pretender(), Options{CacheDir: folder})
		if err != nil {
			t.Errorf("with %d of %d bytes: %v", size, len(whole), err)
			continue
		}
		closed(t, m)
	}
}

func TestUnusableCacheNamesTheFolder(t *testing.T) {
	folder := t.TempDir()
	file := kept(t, folder)
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(file, file); err != nil {
		t.Skip(err)
	}
	_, err := New(context.Background(), pretender(), Options{CacheDir: folder})
	if err == nil || !strings.HasPrefix(err.Error(), `the folder "`+folder+`" cannot hold compiled code: `) {
		t.Errorf("a file that cannot be opened: %v", err)
	}
}
