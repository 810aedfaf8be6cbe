package cli_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
	"github.com/slashlint/slashlint/internal/conformance"
)

// TestFixLeavesOtherFilesAlone fixes a folder of documents that are not of commands, or may not be:
// none changes.
func TestFixLeavesOtherFilesAlone(t *testing.T) {
	data, err := os.ReadFile("../../../../validator/testdata/recognition.json")
	if err != nil {
		t.Fatal(err)
	}
	var suite struct {
		Cases []struct {
			conformance.Case
			Want string
		}
	}
	if err := json.Unmarshal(data, &suite); err != nil {
		t.Fatal(err)
	}
	folder, before := t.TempDir(), map[string][]byte{}
	for i, c := range suite.Cases {
		if c.Want == "certain" {
			continue
		}
		// Upper-case letters are what a fix would change first.
		src := bytes.ReplaceAll(c.Bytes(t), []byte(`"name": "ping"`), []byte(`"name": "Ping"`))
		name := filepath.Join(folder, fmt.Sprintf("%d.%s", i, max(c.Syntax, "json")))
		if err := os.WriteFile(name, src, 0o600); err != nil {
			t.Fatal(err)
		}
		before[name] = src
	}
	if len(before) < 50 {
		t.Fatalf("%d documents, want 50", len(before))
	}
	var stdout, stderr bytes.Buffer
	command := cli.Command{Stdin: bytes.NewReader(nil), Stdout: &stdout, Stderr: &stderr}
	if status := command.Main([]string{"check", "--fix", "--unsafe-fixes", folder}); status != 1 {
		t.Errorf("exit status %d, want 1: %s", status, stderr.String())
	}
	for name, src := range before {
		after, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(after, src) {
			t.Errorf("%s becomes %s", src, after)
		}
	}
	if bytes.Contains(stdout.Bytes(), []byte("fixed")) {
		t.Errorf("it says that something was fixed: %s", stdout.String())
	}
}
