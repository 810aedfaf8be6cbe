package cli_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
)

const badName = `{"name": "Ban", "description": "x"}`

// failing is a writer that always fails.
type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

func TestFullDisk(t *testing.T) {
	var stderr bytes.Buffer
	command := cli.Command{
		Stdin:  strings.NewReader(badName),
		Stdout: failing{errors.New("no space left on device")},
		Stderr: &stderr,
	}
	if status := command.Main([]string{"check", "-"}); status != 2 {
		t.Errorf("exit status %d, want 2", status)
	}
	want := "slashlint: standard output: no space left on device\n"
	if got := stderr.String(); got != want {
		t.Errorf("standard error is %q, want %q", got, want)
	}
}

func TestBrokenPipe(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("pipes break otherwise on Windows")
	}
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer writer.Close()
	reader.Close()
	// Of SARIF there is so much that it is written before the end.
	for _, format := range []string{"text", "sarif", "junit", "gitlab", "rdjson"} {
		var stderr bytes.Buffer
		command := cli.Command{Stdin: strings.NewReader(badName), Stdout: writer, Stderr: &stderr}
		if status := command.Main([]string{"check", "--format", format, "-"}); status != 1 {
			t.Errorf("%s: exit status %d, want 1", format, status)
		}
		if stderr.Len() > 0 {
			t.Errorf("%s: standard error is %q", format, stderr.String())
		}
	}
}

// A closed pipe as --output-file is no more of an error than one as standard output; a full disk is.
func TestOutputFileDevices(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("NOT RUN: /dev/fd and /dev/full are of Linux")
	}
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer writer.Close()
	reader.Close()
	for device, want := range map[string]struct {
		status int
		stderr string
	}{
		fmt.Sprintf("/dev/fd/%d", writer.Fd()): {1, ""},
		"/dev/full":                            {2, "slashlint: --output-file /dev/full: no space left on device\n"},
	} {
		var stdout, stderr bytes.Buffer
		command := cli.Command{Stdin: strings.NewReader(badName), Stdout: &stdout, Stderr: &stderr}
		status := command.Main([]string{"check", "--output-file", device, "-"})
		if status != want.status || stderr.String() != want.stderr || stdout.Len() > 0 {
			t.Errorf("%s: exit status %d, standard error %q, output %q", device, status, stderr.String(), stdout.String())
		}
	}
}

// With --fix, too, a full disk behind standard output is told, and once.
func TestFullDiskWhenFixing(t *testing.T) {
	for _, flag := range []string{"--fix", "--diff"} {
		var stderr bytes.Buffer
		command := cli.Command{
			Stdin:  strings.NewReader(badName),
			Stdout: failing{errors.New("no space left on device")},
			Stderr: &stderr,
		}
		if status := command.Main([]string{"check", flag, "--format", "oneline", "-"}); status != 2 {
			t.Errorf("%s: exit status %d, want 2", flag, status)
		}
		if got := stderr.String(); strings.Count(got, "no space left on device") != 1 {
			t.Errorf("%s: standard error is %q", flag, got)
		}
	}
}

func TestUnreadableStdin(t *testing.T) {
	var stdout, stderr bytes.Buffer
	command := cli.Command{Stdin: brokenReader{}, Stdout: &stdout, Stderr: &stderr}
	if status := command.Main([]string{"check", "-"}); status != 2 {
		t.Errorf("exit status %d, want 2", status)
	}
	if got := stderr.String(); got != "slashlint: <stdin>: out of paper\n" {
		t.Errorf("standard error is %q", got)
	}
}

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, errors.New("out of paper") }

// endless is a reader that counts what is taken from it.
type endless struct{ read int }

func (e *endless) Read(p []byte) (int, error) {
	e.read += len(p)
	return len(p), nil
}

// Of an endless input no more is read than it takes to see that it is too large.
func TestEndlessStdin(t *testing.T) {
	var stdout, stderr bytes.Buffer
	stdin := &endless{}
	command := cli.Command{Stdin: stdin, Stdout: &stdout, Stderr: &stderr}
	if status := command.Main([]string{"check", "--max-size", "10KB", "-"}); status != 2 {
		t.Errorf("exit status %d, want 2", status)
	}
	if stdin.read != 10_001 {
		t.Errorf("%d bytes were read, want 10001", stdin.read)
	}
	if !strings.Contains(stderr.String(), "too large: more than the limit of 10 KB") {
		t.Errorf("standard error is %q", stderr.String())
	}
}

// With a higher limit larger documents are not only read but checked.
func TestLargeStdin(t *testing.T) {
	var stdout, stderr bytes.Buffer
	document := badName + strings.Repeat(" ", 65<<20)
	command := cli.Command{Stdin: strings.NewReader(document), Stdout: &stdout, Stderr: &stderr}
	status := command.Main([]string{"check", "--max-size", "70MiB", "--format", "oneline", "-"})
	if status != 1 || !strings.Contains(stdout.String(), "[name-lowercase]") {
		t.Errorf("exit status %d, standard output %q", status, stdout.String())
	}
	if stderr.Len() > 0 {
		t.Errorf("standard error is %q", stderr.String())
	}
}

// A nil slice of arguments is none, not those of the process.
func TestNoArguments(t *testing.T) {
	defer func(args []string) { os.Args = args }(os.Args)
	os.Args = []string{"program", "version"}
	var stdout, stderr bytes.Buffer
	command := cli.Command{Stdin: strings.NewReader(""), Stdout: &stdout, Stderr: &stderr}
	if status := command.Main(nil); status != 2 {
		t.Errorf("exit status %d, want 2", status)
	}
	if stdout.Len() > 0 || !strings.Contains(stderr.String(), "slashlint [command]") {
		t.Errorf("standard output is %q, standard error %q", stdout.String(), stderr.String())
	}
}
