package build

import (
	"bytes"
	"testing"

	"github.com/slashlint/slashlint/wasm/binary"
)

// A pattern that no function has any more is out of date.
func TestEveryIdleFunctionIsThere(t *testing.T) {
	names, _ := binary.Functions(Named(t))
	for _, pattern := range idle {
		found := false
		for _, name := range names {
			found = found || pattern.MatchString(name)
		}
		if !found {
			t.Errorf("no function of the module matches %s", pattern)
		}
	}
}

func TestCutLeavesOtherFunctionsAlone(t *testing.T) {
	linked := linked(t)
	names, imported := binary.Functions(linked)
	before, after := bodies(linked), bodies(Named(t))
	if len(before) != len(after) {
		t.Fatalf("of %d functions %d are left", len(before), len(after))
	}
	for i := range before {
		want := before[i]
		if name := names[imported+i]; isIdle(name) {
			want = unreachable
		}
		if !bytes.Equal(after[i], want) {
			t.Errorf("%s has %d bytes, want %d", names[imported+i], len(after[i]), len(want))
		}
	}
}

// bodies returns the code of each function.
func bodies(wasm []byte) (all [][]byte) {
	for r := binary.Module(wasm); r.More(); {
		kind, content := r.Section()
		if kind != binary.Code {
			continue
		}
		section := binary.Reader{Rest: content}
		for range section.Number() {
			all = append(all, section.Bytes(section.Number()))
		}
	}
	return all
}
