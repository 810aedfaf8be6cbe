package host

import (
	"context"
	"fmt"
	"os"
	"sync"
	"testing"

	"github.com/slashlint/slashlint/wasm/build"
)

// cacheDir has the compiled code for all tests: compiling takes longer than most of them.
var cacheDir string

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) (status int) {
	var err error
	if cacheDir, err = os.MkdirTemp("", "slashlint-host-"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(cacheDir)
	return m.Run()
}

// fast is the module for tests that cancel nothing.
var fast = sync.OnceValues(func() (*Module, error) {
	wasm, err := build.Bytes()
	if err != nil {
		return nil, err
	}
	return New(context.Background(), wasm, Options{CacheDir: cacheDir, Uninterrupted: true})
})

func fastModule(t testing.TB) *Module {
	t.Helper()
	m, err := fast()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// newModule returns a module of a test's own.
func newModule(t testing.TB, options Options) *Module {
	t.Helper()
	options.CacheDir = cacheDir
	m, err := New(context.Background(), build.Module(t), options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { closed(t, m) })
	return m
}

func closed(t testing.TB, m *Module) {
	t.Helper()
	if err := m.Close(context.Background()); err != nil {
		t.Error(err)
	}
}

// newInstance returns an instance of a test's own.
func newInstance(t testing.TB) *instance {
	t.Helper()
	i, err := fastModule(t).start(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(i.close)
	return i
}

// working fails the test unless a module answers.
func working(t testing.TB, m *Module) {
	t.Helper()
	answer, err := m.Check(context.Background(), []byte(ping), nil)
	if err != nil || string(answer) != pingChecked {
		t.Errorf("the module does not work any more: %s, %v", answer, err)
	}
}

const ping = `{"name":"ping","description":"Says pong"}`
