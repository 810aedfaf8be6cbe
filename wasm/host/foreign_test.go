package host

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/wasm/build"
)

// function is an exported function of a module made for a test: a type and what it does, in the
// binary format.
type function struct {
	name string
	kind byte
	body string
}

// The types of the functions, and what they can do.
const (
	nothing, size, place, calls = 0, 1, 2, 3

	trap     = "\x00"
	idle     = ""
	zero     = "\x41\x00"
	nowhere  = "\x42\x7f"         // i64.const -1
	millions = "\x41\x80\x80\x40" // i32.const -1048576
)

// foreign returns a module with functions and a page of memory.
func foreign(functions ...function) []byte {
	kinds, exports, bodies := "", "\x06memory\x02\x00", ""
	for i, f := range functions {
		kinds += string(f.kind)
		exports += string(rune(len(f.name))) + f.name + "\x00" + string(rune(i))
		bodies += string(rune(len(f.body)+2)) + "\x00" + f.body + "\x0b"
	}
	n := len(functions)
	return []byte("\x00asm\x01\x00\x00\x00" +
		section(1, 4, "\x60\x00\x00\x60\x01\x7f\x01\x7f\x60\x01\x7f\x00\x60\x04\x7f\x7f\x7f\x7f\x01\x7e") +
		section(3, n, kinds) + section(5, 1, "\x00\x01") + section(7, n+1, exports) + section(10, n, bodies))
}

func section(id byte, n int, body string) string {
	length := len(body) + 1
	return string([]byte{id, byte(length&0x7f | 0x80), byte(length >> 7), byte(n)}) + body
}

// pretender is a module that has the interface and does nothing.
func pretender(but ...function) []byte {
	functions := []function{
		{abi, nothing, idle},
		{"_initialize", nothing, idle},
		{"alloc", size, zero},
		{"free", place, idle},
		{"check", calls, nowhere},
	}
	for i, f := range functions {
		if j := slices.IndexFunc(but, func(b function) bool { return b.name == f.name }); j >= 0 {
			functions[i] = but[j]
		}
	}
	return foreign(functions...)
}

func TestNewOfOtherModules(t *testing.T) {
	for _, c := range []struct {
		wasm []byte
		want string
	}{
		{nil, "not a WebAssembly module; "},
		{[]byte("#!/bin/sh"), "not a WebAssembly module; "},
		{[]byte("\x00asm\x02\x00\x00\x00"), "the module cannot be compiled: "},
		{foreign(), `the module does not export "slashlint_abi_1", so it is not slashlint; "make wasm" builds it`},
		{
			foreign(function{"slashlint_abi_2", nothing, idle}),
			`the module has the interface "slashlint_abi_2" and this host knows "slashlint_abi_1"; ` +
				"use the host and the module of one release",
		},
	} {
		m, err := New(context.Background(), c.wasm, Options{})
		if m != nil || err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("New(%q): %v", c.wasm, err)
		}
	}
}

// Modules that say that they are slashlint are told apart from it when they do as it never does.
func TestCallsOfPretenders(t *testing.T) {
	for name, c := range map[string]struct {
		wasm []byte
		want string
	}{
		"does not start": {
			pretender(function{"_initialize", nothing, trap}),
			`the module ended in "_initialize": wasm error: unreachable`,
		},
		"traps":          {pretender(function{"alloc", size, trap}), `the module ended in "alloc": wasm error: unreachable`},
		"lends nothing":  {pretender(), "no room for a document of 41 bytes: "},
		"lends too much": {pretender(function{"alloc", size, millions}), "the module lent memory at 4293918720 that"},
		"has no alloc":   {foreign(function{abi, nothing, idle}, function{"check", calls, nowhere}), "the module does not export"},
	} {
		m, err := New(context.Background(), c.wasm, Options{Pool: 1})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for range 2 {
			if _, err := m.Check(context.Background(), []byte(ping), nil); err == nil || !strings.HasPrefix(err.Error(), c.want) {
				t.Errorf("%s: %v", name, err)
			}
		}
		closed(t, m)
	}
}

func TestAnswerOfAPretender(t *testing.T) {
	m, err := New(context.Background(), pretender(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer closed(t, m)
	_, err = m.Check(context.Background(), nil, nil)
	const want = `"check" answered at 4294967295, where the module has no memory; it is not slashlint`
	if err == nil || err.Error() != want {
		t.Errorf("an answer nowhere: %v", err)
	}
}

func TestOptionsOutOfRange(t *testing.T) {
	for _, c := range []struct {
		options Options
		want    string
	}{
		{Options{Pool: -1}, "a pool of -1 instances cannot be"},
		{Options{MemoryLimit: -1}, "a memory limit of -1 bytes cannot be"},
		{Options{MemoryLimit: 4*gibibyte + 1}, "a memory limit of 4294967297 bytes cannot be"},
		{Options{MemoryLimit: 1}, "the module cannot be compiled: "},
		{Options{CacheDir: "module.go"}, `the folder "module.go" cannot hold compiled code: `},
	} {
		_, err := New(context.Background(), build.Module(t), c.options)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%+v: %v", c.options, err)
		}
	}
}
