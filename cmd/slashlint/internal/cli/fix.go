package cli

import (
	"bytes"
	"errors"
	"slices"

	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/rewrite"
	"github.com/slashlint/slashlint/validator"
)

// fixFlags are the flags of check that fix documents.
type fixFlags struct{ fix, diff, unsafe bool }

func (f *fixFlags) register(flags *pflag.FlagSet) {
	flags.BoolVar(&f.fix, "fix", false, "apply safe fixes")
	flags.BoolVar(&f.diff, "diff", false, "print what --fix would change; write no file")
	flags.BoolVar(&f.unsafe, "unsafe-fixes", false,
		"with --fix or --diff, also apply suggestions")
}

// mends tells whether documents are mended, be it only to show it.
func (f *fixFlags) mends() bool { return f.fix || f.diff }

// reportsAside tells whether the report goes to standard error, since standard output is for a diff
// or a mended document.
func (f *fixFlags) reportsAside(args []string) bool {
	return f.diff || f.fix && slices.Contains(args, "-")
}

// fixFile fixes a document, unless nobody named it and it is a symbolic link or may yet be something else.
func (c *checker) fixFile(
	source input.Source, file format.File, opts validator.Options, in *inForce,
) format.File {
	why := errUncertain
	switch {
	case source.Link:
		why = errLink
	case !source.MayBeOther || file.Report.Recognition() == validator.Certain:
		return c.mend(source, file, opts, in)
	}
	if _, fixes := validator.MendUnless(file.Source, opts, c.unsafe, in.spares); fixes > 0 {
		c.say(input.Notice{Name: source.Name, Err: why})
	}
	if source.Path == "" && !c.diff {
		_, _ = c.out.Write(file.Source)
	}
	return file
}

var (
	errUncertain = errors.New(
		"not fixed: recognized, but not certain to be of commands; name it, or list it in the configuration")
	errLink = errors.New("not fixed: a symbolic link; name the file to fix it")
)

// mend returns the document with its fixes, as it now is or would be. Where it cannot be written the
// document stays as it was.
func (c *checker) mend(
	source input.Source, file format.File, opts validator.Options, in *inForce,
) format.File {
	mended, fixed := validator.MendUnless(file.Source, opts, c.unsafe, in.spares)
	changed := !bytes.Equal(mended, file.Source)
	switch {
	case c.diff:
		if changed {
			format.Patch(c.out, c.look(c.colour.value), file.Name, file.Source, mended)
			c.raise(statusFound)
		}
	case source.Path == "":
		_, _ = c.out.Write(mended)
	case changed:
		if err := replace(source, file.Source, mended); err != nil {
			c.fail(input.Notice{Name: source.Name, Err: err})
			return file
		}
	}
	if !changed {
		return file
	}
	// A fix may make a document longer than what is read of others.
	opts.MaxSize = max(opts.MaxSize, len(mended))
	return format.File{
		Name: file.Name, Source: mended, Report: validator.Check(mended, opts),
		Fixed: fixed, Unwritten: c.diff, FailOn: file.FailOn, Show: file.Show,
	}
}

// replace writes a fixed document. A file that was found, not named, may have become a symbolic link since.
func replace(source input.Source, before, after []byte) error {
	if source.Walked {
		return rewrite.FoundFile(source.Path, before, after)
	}
	return rewrite.File(source.Path, before, after)
}
