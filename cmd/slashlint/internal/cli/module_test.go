package cli_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
	"github.com/slashlint/slashlint/wasm/call"
)

// The module's JSON is that of the command line.
func TestModuleAnswersAlike(t *testing.T) {
	const file = "../../../../playground/examples/moderation.json"
	document, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	live := filepath.Join(t.TempDir(), "live.json")
	if err := os.WriteFile(live, []byte("[]"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args   []string
		answer []byte
	}{
		{[]string{"rules"}, call.Rules()},
		{[]string{"locales", file}, call.Locales(document, nil)},
		{[]string{"budget", file, "--top", "3"}, call.Budget(document, []byte(`{"top":3}`))},
		{[]string{"plan", live, file}, call.Plan(document, []byte(`{"live":[]}`))},
		{
			[]string{"preview", file, "--locale", "de", "--permissions", "8192", "--adult"},
			call.Preview(document, []byte(`{"locale":"de","permissions":"8192","adult":true}`)),
		},
		{
			[]string{"preview", file, "--locale", "ja", "--query", "mod no"},
			call.Preview(document, []byte(`{"locale":"ja","query":"mod no"}`)),
		},
		{
			[]string{"invoke", file, "/mod ban", "--option", "user=80351110224678912"},
			call.Invoke(document, []byte(`{"command":"/mod ban","options":{"user":"80351110224678912"}}`)),
		},
		{
			[]string{"request", "PUT", "/applications/1/commands", file, "--auth", "bearer", "--scopes", "bot", "--permissions", "8"},
			call.Request(document, []byte(`{"method":"PUT","path":"/applications/1/commands","auth":"bearer","scopes":"bot",`+
				`"permissions":"8"}`)),
		},
		{
			[]string{"authorize", file},
			call.Authorize(document, nil),
		},
		{[]string{"invoke", file, "/mod ban"}, call.Invoke(document, []byte(`{"command":"/mod ban"}`))},
	} {
		var out, complaints bytes.Buffer
		command := cli.Command{Stdin: &out, Stdout: &out, Stderr: &complaints}
		command.Main(append(c.args, "--format", "json"))
		if got, want := out.String(), string(c.answer)+"\n"; got != want {
			t.Errorf("%q: the command line writes\n%s%s\nthe module answers\n%s", c.args, complaints.String(), got, want)
		}
	}
	if got := checkOf(t, file); !bytes.Contains(got, bytes.TrimPrefix(call.Check(document, nil), []byte("{"))) {
		t.Errorf("check writes\n%s\nwithout the module's answer", got)
	}
}

func checkOf(t *testing.T, file string) []byte {
	t.Helper()
	var out, complaints bytes.Buffer
	command := cli.Command{Stdin: &out, Stdout: &out, Stderr: &complaints}
	command.Main([]string{"check", "--format", "json", file})
	if complaints.Len() > 0 {
		t.Error(complaints.String())
	}
	return out.Bytes()
}
