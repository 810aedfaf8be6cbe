package build

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// Flags are the flags of "go build" that make the module: reproducible, and without what a debugger
// needs. Copies of code cost more to load than calls cost to run, so nothing is inlined but where
// documents are read and judged.
var Flags = []string{
	"-buildmode=c-shared", "-trimpath", "-buildvcs=false", "-ldflags=-w -buildid=",
	"-gcflags=all=-l",
	"-gcflags=github.com/slashlint/slashlint/internal/syntax=",
	"-gcflags=github.com/slashlint/slashlint/validator=",
	"-gcflags=github.com/slashlint/slashlint/validator/internal/...=",
}

// Environment are the variables that make the module. A c-shared library for wasip1 is a reactor. The
// collector before the "green tea" one is smaller.
var Environment = []string{"GOOS=wasip1", "GOARCH=wasm", "GOEXPERIMENT=nogreenteagc"}

// Module returns the module's bytes. It is built once for all tests of a package; a test fails that
// cannot have it.
func Module(t testing.TB) []byte {
	t.Helper()
	wasm, err := Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return wasm
}

// Named returns the module with the names of its functions, which it has else not: the same code,
// for looking into. It is built once, too.
func Named(t testing.TB) []byte {
	t.Helper()
	wasm, err := named()
	if err != nil {
		t.Fatal(err)
	}
	return wasm
}

// Bytes returns the module's bytes, built once for each process. They must not be changed. The
// error has what the go command said.
var Bytes = sync.OnceValues(func() ([]byte, error) {
	root, err := Root()
	if err != nil {
		return nil, err
	}
	return In(root)
})

var named = sync.OnceValues(func() ([]byte, error) {
	root, err := Root()
	if err != nil {
		return nil, err
	}
	return withNames(root, nil)
})

// In builds the module whose repository is at root, with more variables for the go command in the
// form "KEY=value". The error has what the go command said.
func In(root string, environment ...string) ([]byte, error) {
	wasm, err := withNames(root, environment)
	if err != nil {
		return nil, err
	}
	return anonymous(wasm)
}

func withNames(root string, environment []string) ([]byte, error) {
	wasm, err := link(root, environment)
	if err != nil {
		return nil, err
	}
	if wasm, err = cut(wasm); err != nil {
		return nil, err
	}
	return pack(wasm)
}

// link returns the module as Go's linker writes it.
func link(root string, environment []string) ([]byte, error) {
	folder, err := os.MkdirTemp("", "slashlint-build-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "slashlint.wasm")
	command := exec.Command("go", slices.Concat([]string{"build"}, Flags, []string{"-o", file, "./wasm"})...)
	command.Dir = root
	command.Env = slices.Concat(os.Environ(), Environment, environment)
	if said, err := command.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go cannot build the module: %w: %s", err, said)
	}
	return os.ReadFile(file)
}

// Root returns the folder of the repository that the working directory lies in.
func Root() (string, error) {
	said, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		return "", fmt.Errorf("go cannot tell where the repository is: %w", err)
	}
	file := strings.TrimSpace(string(said))
	if filepath.Base(file) != "go.mod" {
		return "", fmt.Errorf("there is no go.mod above the working directory; run this in the repository")
	}
	return filepath.Dir(file), nil
}
