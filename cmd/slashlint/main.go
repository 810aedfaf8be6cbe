// Command slashlint tells what is wrong with application-command definitions, where, and what to
// do about it.
package main

import (
	"os"
	"os/signal"
	"syscall"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
)

func main() {
	// Where nobody reads the output any more, as after "| head", writing fails instead of ending
	// the process, and the exit status still tells the verdict.
	signal.Ignore(syscall.SIGPIPE)
	command := cli.Command{Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr}
	os.Exit(command.Main(os.Args[1:]))
}
