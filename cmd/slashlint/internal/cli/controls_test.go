package cli_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
)

// controls are the characters that drive a terminal or reorder its text, and bytes that are no UTF-8.
func controls() []string {
	var all []string
	for r := rune(0); r <= 0xFFFF; r++ {
		if unicode.In(r, unicode.Cc, unicode.Bidi_Control, unicode.Zl, unicode.Zp) {
			all = append(all, string(r))
		}
	}
	for b := 0x80; b <= 0xFF; b++ {
		all = append(all, string([]byte{byte(b)}))
	}
	return append(all, "\x1b[31m", "\x1b]0;x\x07", "\r\n::error::x", "\u200B", "\uFEFF", "\U000E0041")
}

// TestControlsStayInside wants no control character of a document or a file name to reach the outputs
// that terminals and runners read.
func TestControlsStayInside(t *testing.T) {
	t.Chdir(t.TempDir())
	for i, c := range controls() {
		quoted, _ := json.Marshal(c)
		escaped := strings.Trim(string(quoted), `"`)
		name := fmt.Sprintf("%d.json", i)
		if !strings.ContainsAny(c, "\x00/") {
			// Some systems do not allow every name.
			if named := c + name; os.WriteFile(named, nil, 0o600) == nil {
				name = named
			}
		}
		for _, part := range []string{c, escaped} {
			document := `[{"name":"A` + part + `b","description":"x` + part + `","type":1,"k` + part + `":0,
				"name_localizations":{"d` + part + `":"` + part + `"},
				"options":[{"type":3,"name":"O` + part + `","description":"` + part + `"}]},
				{"type":2,"name":"U` + part + `"},{"type":2,"name":"U` + part + `"}]`
			if err := os.WriteFile(name, []byte(document), 0o600); err != nil {
				t.Fatal(err)
			}
			clean(t, 1, "A", "check", "--show", "info", "--color", "never", name)
			clean(t, 1, "A", "check", "--show", "info", "--format", "github", name)
			clean(t, 0, "", "__complete", "invoke", name, "")
		}
		if err := os.Remove(name); err != nil {
			t.Fatal(err)
		}
		missing := filepath.Join("x", c+"y")
		clean(t, 2, "", "check", missing)
	}
}

// clean runs a command and wants what it prints to have this text and no control character.
func clean(t *testing.T, status int, text string, args ...string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	command := cli.Command{Stdin: strings.NewReader(""), Stdout: &stdout, Stderr: &stderr}
	if got := command.Main(args); got != status {
		t.Errorf("%q: exit status %d: %s", args, got, stderr.Bytes())
	}
	if !strings.Contains(stdout.String(), text) || stdout.Len()+stderr.Len() == 0 {
		t.Errorf("%q prints %q", args, stdout.Bytes())
	}
	for _, out := range []string{stdout.String(), stderr.String()} {
		if !utf8.ValidString(out) {
			t.Errorf("%q: %q is not UTF-8", args, out)
		}
		for line := range strings.SplitSeq(out, "\n") {
			if args[0] == "__complete" {
				line = strings.Replace(line, "\t", "", 1)
			}
			bad := strings.IndexFunc(line, func(r rune) bool {
				return unicode.In(r, unicode.Cc, unicode.Bidi_Control, unicode.Zl, unicode.Zp) ||
					r == '\u200B' || r == '\uFEFF' || r == '\U000E0041'
			})
			if bad >= 0 || strings.HasPrefix(line, "::error::") {
				t.Errorf("%q: %q", args, line)
			}
		}
	}
}
