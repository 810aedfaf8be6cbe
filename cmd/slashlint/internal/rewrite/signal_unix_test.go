//go:build unix

package rewrite

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

// interruptedFile names the file that a process of this test replaces until a signal ends it.
const interruptedFile = "SLASHLINT_TEST_FILE"

// A signal that ends the process leaves the old file and nothing beside it.
func TestSignal(t *testing.T) {
	if path := os.Getenv(interruptedFile); path != "" {
		waiting := system
		waiting.sync = func(*os.File) error {
			fmt.Println("written")
			_, err := io.ReadAll(os.Stdin)
			return err
		}
		t.Fatal(waiting.file(path, []byte("old"), []byte("new")))
	}
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		t.Run(s.String(), func(t *testing.T) {
			path := old(t, 0o600)
			c := exec.Command(os.Args[0], "-test.run=^TestSignal$")
			c.Env = append(os.Environ(), interruptedFile+"="+path)
			stdin, err := c.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			defer stdin.Close()
			stdout, err := c.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			line := make([]byte, len("written"))
			if _, err := io.ReadFull(stdout, line); err != nil || string(line) != "written" {
				t.Fatalf("%q, %v", line, err)
			}
			if beside, err := filepath.Glob(filepath.Join(filepath.Dir(path), ".slashlint-*.tmp")); len(beside) != 1 {
				t.Errorf("%v beside the file, %v", beside, err)
			}
			if err := c.Process.Signal(s); err != nil {
				t.Fatal(err)
			}
			_ = c.Wait()
			if status := c.ProcessState.Sys().(syscall.WaitStatus); !status.Signaled() || status.Signal() != s {
				t.Errorf("ended with %v", c.ProcessState)
			}
			want(t, path, "old")
		})
	}
}
