// Package cli is the command line of slashlint: one file for each subcommand.
package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/project"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
)

// The exit statuses besides 0, that all is well. Where several apply the highest wins.
const (
	// statusFound tells that a diagnostic is at or above --fail-on.
	statusFound = 1
	// statusFailed tells of wrong usage, or of an input that could not be read.
	statusFailed = 2
)

// Command is the program with its streams, so that it can be run within another one.
type Command struct {
	Stdin          io.Reader
	Stdout, Stderr io.Writer
}

// Main runs the program with arguments, its own name not among them, and returns the exit status.
func (c Command) Main(args []string) int {
	s := &session{
		Command: c, out: bufio.NewWriterSize(c.Stdout, 1<<16), syntax: syntaxChoice(),
	}
	root := newRoot(s)
	if len(args) > 0 && strings.HasPrefix(args[0], cobra.ShellCompRequestCmd) {
		unquote(root)
	}
	// A copy, since cobra takes the arguments of the process where it is given nil.
	root.SetArgs(append([]string{}, args...))
	if err := root.Execute(); err != nil {
		s.fail(err)
	}
	if err := s.out.Flush(); err != nil && !brokenPipe(err) {
		s.fail(fmt.Errorf("standard output: %w", err))
	}
	return s.status
}

// session is one run of the program.
type session struct {
	Command
	// out is standard output; it is flushed when the run ends.
	out    *bufio.Writer
	status int
	// syntax is the flag --syntax of the commands that read documents.
	syntax choice
}

// raise sees to it that the run ends with at least this status.
func (s *session) raise(status int) { s.status = max(s.status, status) }

// say writes a line to standard error.
func (s *session) say(message error) {
	fmt.Fprintln(s.Stderr, "slashlint: "+terminal.Harmless(message.Error()))
}

// fail says what is wrong with the usage, an input, or a configuration, of which that is much.
func (s *session) fail(err error) {
	lines := []error{err}
	if b := (*project.Broken)(nil); errors.As(err, &b) {
		lines = b.Lines
	}
	for _, line := range lines {
		s.say(line)
	}
	s.raise(statusFailed)
}

// brokenPipe tells whether writing failed because nobody reads any more, as with "| head".
func brokenPipe(err error) bool {
	if runtime.GOOS == "windows" {
		const brokenPipe, noData = syscall.Errno(109), syscall.Errno(232)
		return errors.Is(err, brokenPipe) || errors.Is(err, noData)
	}
	return errors.Is(err, syscall.EPIPE)
}
