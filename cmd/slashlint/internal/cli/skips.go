package cli

import (
	"errors"
	"fmt"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
)

// skips reports the files that are skipped: those that were named one by one, those of directories by
// their number unless verbose is set.
type skips struct {
	*session
	// verbose lists all of them, quiet none.
	verbose, quiet bool
	// unlisted counts those without a line.
	unlisted int
}

// found reports what Find skipped.
func (k *skips) found(f *input.Found) {
	for _, notice := range f.Skipped {
		k.skip(notice, false)
	}
	for _, notice := range f.Passed {
		k.skip(notice, true)
	}
	for _, notice := range f.Folders {
		if k.verbose {
			k.say(notice)
		}
	}
}

// source reports that an input is skipped.
func (k *skips) source(s input.Source, why error) {
	k.skip(input.Notice{Name: s.Name, Err: why}, s.Walked)
}

func (k *skips) skip(notice input.Notice, walked bool) {
	switch {
	case k.quiet:
	case walked && !k.verbose:
		k.unlisted++
	default:
		k.say(notice)
	}
}

// end reports the number of those without a line.
func (k *skips) end() {
	if k.unlisted > 0 {
		k.say(fmt.Errorf("%s skipped; --verbose lists %s", counted(k.unlisted, "file"), themOrIt(k.unlisted)))
	}
}

func themOrIt(n int) string {
	if n == 1 {
		return "it"
	}
	return "them"
}

var (
	errNoCommands = errors.New("skipped: not recognized as a command document")
	errEmpty      = errors.New("skipped: empty")
)
