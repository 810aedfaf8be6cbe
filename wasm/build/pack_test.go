package build

import (
	"bytes"
	"slices"
	"testing"

	"github.com/slashlint/slashlint/wasm/binary"
)

func TestPackKeepsMemory(t *testing.T) {
	segments := []byte{
		3,                                  // of them
		0, constant, 0x80, 1, end, 2, 7, 8, // at 128
		0, constant, 10, end, 1, 9, // at 10
		0, constant, 0x81, 1, end, 1, 5, // at 129, over what was there
	}
	memory := append(make([]byte, 118), 7, 5)
	memory[0] = 9
	want := slices.Concat([]byte{1, 0, constant, 10, end, 120}, memory)
	if got := packData(segments); !bytes.Equal(got, want) {
		t.Errorf("got\n%v\nwant\n%v", got, want)
	}
}

func TestPackLeavesOtherSectionsAlone(t *testing.T) {
	wasm := []byte("\x00asm\x01\x00\x00\x00" + "\x00\x05\x04name" + "\x03\x02\x01\x00")
	got, err := pack(wasm)
	if err != nil || !bytes.Equal(got, wasm) {
		t.Errorf("got %q, %v", got, err)
	}
}

func TestPackRefusesOtherFiles(t *testing.T) {
	passive := "\x00asm\x01\x00\x00\x00" + "\x0b\x04\x01\x01\x01x"
	for _, other := range []string{"", "\x00asm", "\x00asm\x01\x00\x00\x00\x0b\xff", passive} {
		if _, err := pack([]byte(other)); err == nil {
			t.Errorf("no error for %q", other)
		}
	}
}

// linked returns the module as the linker writes it.
func linked(t *testing.T) []byte {
	t.Helper()
	root, err := Root()
	if err != nil {
		t.Fatal(err)
	}
	wasm, err := link(root, nil)
	if err != nil {
		t.Fatal(err)
	}
	return wasm
}

func TestNamesAreGone(t *testing.T) {
	linked := linked(t)
	for _, name := range []string{"slashlint/validator.Check", "runtime.mallocgc", "validator/check.go"} {
		if !bytes.Contains(linked, []byte(name)) {
			t.Errorf("%s is not even in what the linker writes", name)
		}
		if bytes.Contains(Module(t), []byte(name)) {
			t.Errorf("the module knows of %s", name)
		}
	}
}

func TestModuleIsPacked(t *testing.T) {
	for r := binary.Module(Module(t)); r.More(); {
		kind, content := r.Section()
		section := binary.Reader{Rest: content}
		if kind == binary.Data && section.Number() != 1 {
			t.Error("the module has more than one data segment")
		}
	}
}
