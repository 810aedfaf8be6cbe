package build

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestModule(t *testing.T) {
	if wasm := Module(t); !bytes.HasPrefix(wasm, []byte("\x00asm\x01\x00\x00\x00")) {
		t.Errorf("the module starts with %q", wasm[:min(len(wasm), 8)])
	}
}

func TestNamed(t *testing.T) {
	const section = "\x04name\x01"
	if wasm := Named(t); !bytes.Contains(wasm, []byte(section)) || len(wasm) <= len(Module(t)) {
		t.Errorf("the module with names has no section of names, and %d bytes", len(wasm))
	}
	if bytes.Contains(Module(t), []byte(section)) {
		t.Error("the module has names that it is to be without")
	}
}

// The same sources in another folder, built without anything that was built before, give the same
// bytes.
func TestReproducible(t *testing.T) {
	if testing.Short() {
		t.Skip("-short leaves out building the standard library again")
	}
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(t.TempDir(), "another", "place")
	copySources(t, root, other)
	again, err := In(other, "GOCACHE="+t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if wasm := Module(t); !bytes.Equal(wasm, again) {
		t.Errorf("two builds differ: %d and %d bytes", len(wasm), len(again))
	}
}

// copySources copies what the module is made of.
func copySources(t *testing.T, root, to string) {
	t.Helper()
	const list = `{{if not .Standard}}{{$dir := .Dir}}{{range .GoFiles}}{{$dir}}/{{.}}{{"\n"}}{{end}}` +
		`{{range .EmbedFiles}}{{$dir}}/{{.}}{{"\n"}}{{end}}{{end}}`
	command := exec.Command("go", "list", "-deps", "-f", list, "./wasm")
	command.Dir, command.Env = root, append(os.Environ(), Environment...)
	said, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(strings.Fields(string(said)), root+"/go.mod", root+"/go.sum") {
		copyFile(t, file, filepath.Join(to, strings.TrimPrefix(file, root)))
	}
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	text, err := os.ReadFile(from)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(to), 0o755)
	}
	if err == nil {
		err = os.WriteFile(to, text, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestInSaysWhatGoSaid(t *testing.T) {
	folder := t.TempDir()
	copyFile(t, "build.go", filepath.Join(folder, "wasm", "build.go"))
	_, err := In(folder)
	if err == nil || !strings.Contains(err.Error(), "go.mod file not found") {
		t.Errorf("building what cannot be built: %v", err)
	}
}
