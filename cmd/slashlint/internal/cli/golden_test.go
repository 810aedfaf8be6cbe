package cli_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
	"github.com/slashlint/slashlint/playground/examples"
)

// exampleFiles are the files that goldens are made from.
var exampleFiles = []string{"activity", "context-menus", "moderation", "music"}

// TestGolden draws every example as people of several locales see it, and the tables of each.
func TestGolden(t *testing.T) {
	for _, name := range exampleFiles {
		for _, code := range []string{"de", "es-419", "hi", "ja", "th"} {
			golden(t, name, code, "preview", "--locale", code)
		}
		golden(t, name, "verbose", "preview", "--locale", "ja", "--verbose")
		golden(t, name, "member", "preview", "--locale", "de", "--permissions", "8192")
		golden(t, name, "locales", "locales")
		golden(t, name, "budget", "budget")
	}
}

// golden compares what a command makes of an example file with what is stored.
func golden(t *testing.T, example, variant string, args ...string) {
	t.Helper()
	document, err := examples.Files.ReadFile(example + ".json")
	if err != nil {
		t.Fatal(err)
	}
	status, got := run(bytes.NewReader(document), append(args, "-")...)
	if status != 0 {
		t.Errorf("%s: exit status %d", strings.Join(args, " "), status)
	}
	path := filepath.Join("testdata", "golden", fmt.Sprintf("%s.%s.txt", example, variant))
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; got:\n%s\nwant:\n%s", path, got, want)
	}
}

// run runs the program and returns its status and standard output.
func run(stdin *bytes.Reader, args ...string) (int, string) {
	var stdout, stderr bytes.Buffer
	command := cli.Command{Stdin: stdin, Stdout: &stdout, Stderr: &stderr}
	return command.Main(args), stdout.String()
}
