package cli

import (
	"bufio"
	"errors"
	"fmt"
	"os"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/rewrite"
)

// reportWriter returns what the report is written to, and how it looks there: standard output;
// standard error, if the former is for documents; or a buffer for --output-file.
func (c *checker) reportWriter(args []string) (*bufio.Writer, format.Look) {
	colour := c.colour.value
	switch {
	case c.outputFile != "":
		return bufio.NewWriter(&c.buffer), lookOf(&c.buffer, colour)
	case c.reportsAside(args):
		return bufio.NewWriter(c.Stderr), lookOf(c.Stderr, colour)
	}
	return c.out, c.look(colour)
}

// checkOutputFile reports before a run what --output-file could not be written for.
func (f *checkFlags) checkOutputFile() error {
	switch {
	case !f.given("output-file"):
		return nil
	case f.outputFile == "":
		return errors.New(`--output-file "": an empty file name`)
	case f.outputFile == "-":
		return errors.New("--output-file -: name a file; without it, the report goes to standard output")
	}
	return f.outputError(rewrite.CheckOutput(f.outputFile))
}

func (f *checkFlags) outputError(err error) error {
	// As on standard output, a reader of a pipe that has seen enough is no error.
	if err == nil || brokenPipe(err) {
		return nil
	}
	return fmt.Errorf("--output-file %s: %w", f.outputFile, err)
}

// flushReport writes the report to --output-file, or flushes what it was written to.
func (c *checker) flushReport() error {
	// The session reports an error of standard output when it flushes that; one of standard error
	// cannot be reported.
	_ = c.report.Flush()
	if c.outputFile == "" {
		return nil
	}
	if c.isInput(c.outputFile) {
		return c.outputError(errors.New("not written: it is one of the inputs"))
	}
	return c.outputError(rewrite.Output(c.outputFile, c.buffer.Bytes()))
}

// isInput tells whether a file is one that this run has read.
func (c *checker) isInput(name string) bool {
	file, err := os.Stat(name)
	if err != nil {
		return false
	}
	inputs := append([]string{c.checkFlags.against}, c.inputs...)
	for _, p := range c.configured.projects {
		inputs = append(inputs, p.Name)
	}
	for _, input := range inputs {
		if info, err := os.Stat(input); err == nil && os.SameFile(file, info) {
			return true
		}
	}
	return false
}
