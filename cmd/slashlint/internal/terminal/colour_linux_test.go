package terminal

import (
	"fmt"
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// openTerminal returns a terminal that is so many cells wide.
func openTerminal(t *testing.T, cells uint16) *os.File {
	t.Helper()
	controller, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip("no pseudo-terminals here")
	}
	t.Cleanup(func() { controller.Close() })
	fd := int(controller.Fd())
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	number, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	terminal, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { terminal.Close() })
	size := &unix.Winsize{Row: 24, Col: cells}
	if err := unix.IoctlSetWinsize(int(terminal.Fd()), unix.TIOCSWINSZ, size); err != nil {
		t.Fatal(err)
	}
	return terminal
}

func TestTerminal(t *testing.T) {
	terminal := openTerminal(t, 72)
	if got := Width(terminal); got != 72 {
		t.Errorf("width %d, want 72", got)
	}
	for _, test := range []struct {
		noColor, term string
		want          bool
	}{
		{"", "xterm-256color", true},
		{"", "", true},
		{"1", "xterm-256color", false},
		{"", "dumb", false},
	} {
		t.Setenv("NO_COLOR", test.noColor)
		t.Setenv("TERM", test.term)
		if got := WantsColours(terminal); got != test.want {
			t.Errorf("NO_COLOR=%q TERM=%q: %v, want %v", test.noColor, test.term, got, test.want)
		}
	}
}
