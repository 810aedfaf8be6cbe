package host

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// mostLent is how many bytes the module lends at a time.
const mostLent = 256 << 20

// ErrClosed is the error of a call that Close ends, or comes before.
var ErrClosed = errors.New("the module is closed")

// Refusal is what the module says of options that are wrong, as an error.
type Refusal string

// Error returns the module's words, which name the option.
func (r Refusal) Error() string { return string(r) }

// refusal takes an answer of one member, "error", for a Refusal. No other answer starts so.
func refusal(answer []byte) error {
	if !strings.HasPrefix(string(answer[:min(len(answer), 10)]), `{"error":`) {
		return nil
	}
	var said struct{ Error Refusal }
	if err := json.Unmarshal(answer, &said); err != nil {
		return fmt.Errorf("the module's refusal is not JSON; it is not slashlint: %w", err)
	}
	return said.Error
}

// tooLarge is the error of "a document" or "options" that the module does not lend room for.
func tooLarge(what string, size int) error {
	return fmt.Errorf("no room for %s of %d bytes: the module lends %d for both together, and takes documents of "+
		"at most 64 MiB", what, size, mostLent)
}

// ended tells why a function did not return: the context's error, or the module's end with what it
// said last.
func (i *instance) ended(ctx context.Context, name string, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	// What wazero adds are the numbers of functions.
	reason, _, _ := strings.Cut(err.Error(), "\n")
	if said := i.said.text(); said != "" {
		reason += ": " + said
	}
	return fmt.Errorf("the module ended in %q: %s", name, reason)
}

// lastWords keeps the start of what a module writes on its standard error: the Go runtime tells why
// it ends and then all it knows.
type lastWords struct{ kept []byte }

// mostSaid is how many bytes are kept.
const mostSaid = 1 << 10

// Write keeps some bytes and takes all.
func (w *lastWords) Write(p []byte) (int, error) {
	w.kept = append(w.kept, p[:min(len(p), mostSaid-len(w.kept))]...)
	return len(p), nil
}

// text returns what comes before the stacks, in one line.
func (w *lastWords) text() string {
	reason, _, _ := strings.Cut(string(w.kept), "\n\n")
	return strings.Join(strings.Fields(reason), " ")
}
