package size

import (
	"bytes"
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"github.com/slashlint/slashlint/wasm/build"
)

var update = flag.Bool("update", false, "agree to the module's size as it is")

const (
	agreedFile = "size.json"
	// limit is the maximum size in bytes, compressed with brotli at its highest level: 600 KiB, about
	// three seconds at the 1.6 Mbit/s of a slow phone.
	limit = 600 << 10
	// slack is by how many in a hundred it may grow before somebody has to agree.
	slack = 2
)

// agreement is the size that was agreed on.
type agreement struct {
	Brotli int `json:"brotli"`
	Raw    int `json:"raw"`
	Parts
}

func TestSizeIsAgreedOn(t *testing.T) {
	now := current(t)
	if now.Brotli > limit {
		t.Errorf("the module has %d bytes compressed; at most %d are allowed", now.Brotli, limit)
	}
	if *update {
		write(t, now)
		return
	}
	agreed := read(t)
	if now.Brotli*100 > agreed.Brotli*(100+slack) {
		t.Errorf("the module has %d bytes compressed, more than %d %% above the %d agreed on. What grew "+
			"most, in bytes of code before compression:\n%s\nMake it smaller, or agree with: go test "+
			"./wasm/size -update", now.Brotli, slack, agreed.Brotli, growth(agreed, now))
	}
	t.Logf("%d bytes compressed, %d agreed on; %d raw", now.Brotli, agreed.Brotli, now.Raw)
}

func TestGrowthNamesThePackage(t *testing.T) {
	before := agreement{Parts: Parts{Packages: map[string]int{"a": 10, "b": 20, "gone": 5}, Data: 7}}
	after := agreement{Parts: Parts{Packages: map[string]int{"a": 11, "b": 50, "new": 9}, Data: 8}}
	want := "  +30 b\n  +9 new\n  +1 a\n  +1 texts and tables"
	if got := growth(before, after); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestNothingIsMeasuredOfAnotherFile(t *testing.T) {
	for _, other := range []string{"", "\x00asm\x01\x00\x00\x00", "no module, but longer than eight bytes"} {
		if _, err := Measure([]byte(other), nil); err == nil {
			t.Errorf("no error for %q", other)
		}
	}
}

// current measures the module as the sources are now.
func current(t *testing.T) agreement {
	t.Helper()
	wasm := build.Module(t)
	var compressed bytes.Buffer
	w := brotli.NewWriterLevel(&compressed, brotli.BestCompression)
	if _, err := w.Write(wasm); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	parts, err := Measure(build.Named(t), packages(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, room := range []string{"validator", "preview", "internal/syntax"} {
		if parts.Packages["github.com/slashlint/slashlint/"+room] == 0 {
			t.Fatalf("no code of %s is found in the module", room)
		}
	}
	return agreement{compressed.Len(), len(wasm), parts}
}

// packages returns the import paths of what is linked into the module.
func packages(t *testing.T) []string {
	t.Helper()
	list := exec.Command("go", "list", "-deps", "github.com/slashlint/slashlint/wasm")
	list.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(out))
}

// growth lists what grew, most first.
func growth(before, after agreement) string {
	grown := map[string]int{"texts and tables": after.Data - before.Data}
	for path, size := range after.Packages {
		grown[cmp.Or(path, "what the compiler makes")] = size - before.Packages[path]
	}
	var names []string
	for name, by := range grown {
		if by > 0 {
			names = append(names, name)
		}
	}
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(grown[b]-grown[a], strings.Compare(a, b))
	})
	for i, name := range names {
		names[i] = fmt.Sprintf("  +%d %s", grown[name], name)
	}
	return strings.Join(names, "\n")
}

func read(t *testing.T) (agreed agreement) {
	t.Helper()
	data, err := os.ReadFile(agreedFile)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &agreed); err != nil {
		t.Fatalf("%s: %v", agreedFile, err)
	}
	return agreed
}

func write(t *testing.T, agreed agreement) {
	t.Helper()
	data, err := json.MarshalIndent(agreed, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(agreedFile, append(data, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}
