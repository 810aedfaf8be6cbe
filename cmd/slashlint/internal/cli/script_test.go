package cli_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
)

var update = flag.Bool("update", false, "write what the scripts print into the scripts")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"slashlint": func() {
		command := cli.Command{Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr}
		os.Exit(command.Main(os.Args[1:]))
	}})
}

func TestScript(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                "testdata/script",
		UpdateScripts:      *update,
		RequireUniqueNames: true,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":    exits,
			"unescape": unescape,
			"grow":     grow,
			"open":     open,
		},
		Condition: condition,
	})
}

// exits runs a command that must end with a certain status: "exits 2 slashlint check".
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits status program [args...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("cannot run: %v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}

var escapes = regexp.MustCompile(`<U\+[0-9A-F]{4,6}>|<0x[0-9A-F]{2}>`)

// unescape puts characters into files that cannot be seen in a script: <U+001B> and <0xFF> become
// the character and the byte.
func unescape(ts *testscript.TestScript, _ bool, files []string) {
	for _, file := range files {
		text := escapes.ReplaceAllStringFunc(ts.ReadFile(file), func(escape string) string {
			code, err := strconv.ParseInt(escape[3:len(escape)-1], 16, 32)
			ts.Check(err)
			if escape[1] == '0' {
				return string([]byte{byte(code)})
			}
			return string(rune(code))
		})
		ts.Check(os.WriteFile(ts.MkAbs(file), []byte(text), 0o666))
	}
}

// open cuts the newline at the end of files, which a script cannot do without.
func open(ts *testscript.TestScript, _ bool, files []string) {
	for _, file := range files {
		text := strings.TrimSuffix(ts.ReadFile(file), "\n")
		ts.Check(os.WriteFile(ts.MkAbs(file), []byte(text), 0o666))
	}
}

// condition knows [root], that the user may write where nobody may.
func condition(name string) (bool, error) {
	if name == "root" {
		return os.Geteuid() == 0, nil
	}
	return false, fmt.Errorf("unknown condition %q", name)
}

// grow makes a file so many bytes large, without taking the room on the disk.
func grow(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: grow file bytes")
	}
	size, err := strconv.ParseInt(args[1], 10, 64)
	ts.Check(err)
	ts.Check(os.Truncate(ts.MkAbs(args[0]), size))
}
