package draw

import (
	"bufio"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/service"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
)

// Error draws an error of the service, and when it comes.
func Error(out *bufio.Writer, look format.Look, title, when string) {
	s := newSheet(out, look)
	s.text(terminal.Bold, title)
	if when != "" {
		s.text(terminal.Plain, when)
	}
	out.WriteByte('\n')
}

// Mistake draws one place that the service names, and what there is to say of it. An empty line follows,
// also where the caller goes on with diagnostics.
func Mistake(out *bufio.Writer, look format.Look, m *service.Mistake, about string) {
	s := newSheet(out, look)
	title := m.Place()
	if m.Message != "" {
		title += ": " + m.Message
	}
	if m.Code != "" {
		title += " [" + m.Code + "]"
	}
	s.text(terminal.Bold, title)
	if about != "" {
		for _, part := range terminal.Wrap(about, s.cells-2) {
			s.line(2, line{{text: part}})
		}
	}
	out.WriteByte('\n')
}
