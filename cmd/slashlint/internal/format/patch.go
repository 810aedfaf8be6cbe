package format

import (
	"bufio"
	"bytes"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/diff"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
)

// Patch writes what would change in a file as a unified diff. For programs it is byte for byte what
// git apply takes; for people it is painted, and what could drive their terminal told by its code.
func Patch(out *bufio.Writer, look Look, name string, before, after []byte) {
	patch := diff.Unified(name, before, after)
	if !look.Colours && look.Width == 0 {
		_, _ = out.Write(patch)
		return
	}
	for line := range bytes.Lines(patch) {
		// A CR at the end of a line is what the document has, and does no harm there.
		text := strings.TrimRight(string(line), "\r\n")
		end := string(line[len(text):])
		out.WriteString(look.Paint(patchStyle(text), terminal.Harmless(text)) + end)
	}
}

// patchStyle returns how a line of a diff looks.
func patchStyle(line string) terminal.Style {
	for _, s := range []struct {
		start string
		style terminal.Style
	}{
		{"--- ", terminal.Bold},
		{"+++ ", terminal.Bold},
		{"@@", terminal.Info},
		{"-", terminal.Error},
		{"+", terminal.Help},
	} {
		if strings.HasPrefix(line, s.start) {
			return s.style
		}
	}
	return terminal.Plain
}
