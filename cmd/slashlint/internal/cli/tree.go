package cli

import (
	"bufio"
	"io"

	"github.com/spf13/cobra"
)

// Tree returns the program's commands with their help and flags, to be described and not to be run.
func Tree() *cobra.Command {
	return newRoot(&session{out: bufio.NewWriter(io.Discard)})
}
