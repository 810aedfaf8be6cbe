package terminal

import (
	"io"
	"os"

	"golang.org/x/term"
)

// Style is how a part of the output looks, as the parameters of an SGR sequence.
type Style string

// The styles. They use the terminal's own palette, so that they are readable on any background.
const (
	Plain   Style = ""
	Bold    Style = "1"
	Dim     Style = "2"
	Error   Style = "1;31"
	Warning Style = "1;33"
	Info    Style = "1;36"
	Help    Style = "32"
)

// Palette paints texts, or leaves them alone where there are no colours.
type Palette struct {
	Colours bool
}

// Paint returns a text in a style.
func (p Palette) Paint(style Style, text string) string {
	if !p.Colours || style == Plain || text == "" {
		return text
	}
	return "\x1b[" + string(style) + "m" + text + "\x1b[0m"
}

// WantsColours tells whether output should be coloured when nobody says: on a terminal that can
// show colours, unless NO_COLOR is set (https://no-color.org).
func WantsColours(out io.Writer) bool {
	fd, ok := terminalOf(out)
	if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return false
	}
	return enableColours(fd)
}

// Width returns how many cells a line of the output has, 0 where it is no terminal.
func Width(out io.Writer) int {
	fd, ok := terminalOf(out)
	if !ok {
		return 0
	}
	cells, _, err := term.GetSize(fd)
	if err != nil {
		return 0
	}
	return cells
}

// terminalOf returns the file descriptor of an output that is a terminal.
func terminalOf(out io.Writer) (fd int, ok bool) {
	file, ok := out.(interface{ Fd() uintptr })
	if !ok {
		return 0, false
	}
	fd = int(file.Fd())
	return fd, term.IsTerminal(fd)
}
