package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/slashlint/slashlint/wasm/build"
)

func TestMarkdown(t *testing.T) {
	const ms = time.Millisecond
	got := markdown([]row{
		{host: "Go, linked", first: ms / 4, checks: []time.Duration{ms / 10, ms / 100, 100 * ms}},
		{"wazero", 1234 * ms, 12 * ms, 3 * ms, []time.Duration{ms / 2, ms / 4, 250 * ms}},
	})
	const want = `
| Go, linked | – | – | 0.25 ms | 0.10 ms | 0.010 ms | 100 ms |
| wazero | 1234 ms | 12 ms | 3.0 ms | 0.50 ms (5.0×) | 0.25 ms (25×) | 250 ms (2.5×) |
`
	if !strings.HasSuffix(got, want) {
		t.Errorf("the table is\n%s", got)
	}
}

func TestReplaceTable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "README.md")
	for _, c := range []struct {
		text, want string
		ok         bool
	}{
		{"a\n" + begin + "old\n" + end + "b\n", "a\n" + begin + "\nnew\n" + end + "b\n", true},
		{begin + end, begin + "\nnew\n" + end, true},
		{"a\n" + begin, "a\n" + begin, false},
		{"a\n" + end, "a\n" + end, false},
	} {
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		err := replaceTable(file, "new")
		got, _ := os.ReadFile(file)
		if string(got) != c.want || (err == nil) != c.ok {
			t.Errorf("%q becomes %q, %v", c.text, got, err)
		}
	}
}

func TestReadJavaScript(t *testing.T) {
	rows, err := readJavaScript([]byte(
		`{"node":{"compile":1.5,"start":2,"first":3,"typical":4,"bot40":5,"full":6},"chromium":null}`))
	if err != nil || len(rows) != 1 || rows[0].compile != 1500*time.Microsecond || rows[0].checks[2] != 6*time.Millisecond {
		t.Errorf("read %+v, %v", rows, err)
	}
	if _, err := readJavaScript([]byte("done")); err == nil {
		t.Error("what is not JSON is read")
	}
}

func TestMedian(t *testing.T) {
	n := 0
	took, err := median(func() error {
		n++
		time.Sleep(time.Duration(n) * time.Millisecond)
		return nil
	}, 20*time.Millisecond)
	if err != nil || n < 5 || took < time.Duration(n/2)*time.Millisecond {
		t.Errorf("the median of %d is %v, %v", n, took, err)
	}
	failure := errors.New("it fails")
	if _, err := median(func() error { return failure }, long); !errors.Is(err, failure) {
		t.Errorf("an error becomes %v", err)
	}
}

// The brotli of Go is as good as that of Node, which is the original.
func TestBrotliIsAsSmallAsNodes(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("there is no node to compare with")
	}
	wasm := build.Module(t)
	sizes, err := measureSizes(wasm)
	if err != nil {
		t.Fatal(err)
	}
	if sizes.raw != len(wasm) || sizes.gzip >= sizes.raw || sizes.brotli >= sizes.gzip {
		t.Errorf("sizes %+v", sizes)
	}
	if original := brotliOfNode(t, node, wasm); sizes.brotli > original+original/100 {
		t.Errorf("brotli makes %d bytes in Go and %d in Node", sizes.brotli, original)
	}
}

func brotliOfNode(t *testing.T, node string, wasm []byte) int {
	t.Helper()
	const program = `const z = require("zlib"), k = z.constants
		const params = {[k.BROTLI_PARAM_QUALITY]: 11, [k.BROTLI_PARAM_LGWIN]: 24}
		process.stdout.write(String(z.brotliCompressSync(require("fs").readFileSync(0), {params}).length))`
	command := exec.Command(node, "-e", program)
	command.Stdin = bytes.NewReader(wasm)
	said, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	size, err := strconv.Atoi(string(said))
	if err != nil {
		t.Fatal(err)
	}
	return size
}
