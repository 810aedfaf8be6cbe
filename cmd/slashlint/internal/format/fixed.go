package format

import (
	"bufio"
	"fmt"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
)

// fixed says how much of a file was fixed, or would be.
func (v *visible) fixed(out *bufio.Writer, f File) {
	if f.Fixed == 0 || v.quiet {
		return
	}
	done := "fixed"
	if f.Unwritten {
		done = "would be fixed"
	}
	fmt.Fprintf(out, "%s: %d %s\n", terminal.Harmless(f.Name), f.Fixed, done)
}
