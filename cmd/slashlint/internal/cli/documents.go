package cli

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/project"
	"github.com/slashlint/slashlint/validator"
)

// filesLong describes the arguments of commands that show any number of files.
const filesLong = `

Arguments are files, directories and globs, as for check, or - for standard
input; without any, the files of the nearest configuration are shown. The
commands of several files, or of a directory, are shown together, like those of
one bulk body: JSON then has a list "files", and pointers lead into the array of
all commands, of which each file's are those from "start" up to "end".`

// documents are the files of a command that shows commands. Several, and those of a directory, are
// shown together, as the commands of one bulk body; a file that was named by itself as it is.
type documents struct {
	*session
	skips skips
	// args are the arguments that the files were found by.
	args   []string
	single bool
	files  []document
	// incomplete tells that an input could not be read, which has been reported.
	incomplete bool
	// report is that on the file or, of several, on the array of all commands. Its diagnostics are of
	// no file; those of documents are.
	report *validator.Report
}

// document is one file, with what is in force for it. report is nil until it was read.
type document struct {
	input.Source
	in     inForce
	report *validator.Report
}

// find finds the files that arguments stand for, without arguments those of the nearest
// configuration, and sets the scope, if it is not given.
func (f *documentFlags) find(s *session, args []string, scope *choice) (*documents, error) {
	finder, err := f.finder()
	if err != nil {
		return nil, err
	}
	if len(args) == 0 {
		if args, err = configuredFolder(finder); err != nil {
			return nil, err
		}
	}
	selection := newConfigured(finder)
	found := input.Find(args, input.Finding{
		StdinName: stdinName, Selection: selection, Code: s.syntax.value != "",
	})
	if len(selection.broken) > 0 {
		return nil, selection.broken[0]
	}
	d := &documents{session: s, skips: skips{session: s, verbose: f.verbose}, args: args}
	d.skips.found(&found)
	if len(args) == 1 && len(found.Problems) == 1 && len(found.Sources) == 0 {
		return nil, found.Problems[0]
	}
	for _, problem := range found.Problems {
		d.unreadable(problem)
	}
	d.single = len(args) == 1 && len(found.Sources) == 1 && !found.Sources[0].Walked
	for _, source := range found.Sources {
		if err := d.add(finder, source, f.none); err != nil {
			return nil, err
		}
	}
	return d, d.settleScope(f, scope)
}

// configuredFolder returns the directory of the nearest configuration.
func configuredFolder(finder *project.Finder) ([]string, error) {
	p, err := finder.In(".")
	switch {
	case err != nil:
		return nil, err
	case p == nil:
		return nil, errors.New("name files or directories, or - for standard input")
	}
	return []string{filepath.Dir(filepath.FromSlash(p.Name))}, nil
}

// unreadable reports an input that could not be read; the others are shown all the same.
func (d *documents) unreadable(problem input.Notice) {
	d.fail(problem)
	d.incomplete = true
}

// add adds a file. Of several, those that the configuration excludes are skipped.
func (d *documents) add(finder *project.Finder, source input.Source, none bool) error {
	in, err := inForceFor(finder, source.Path)
	if err != nil {
		return err
	}
	if why := in.leavesOut(source, none); why != nil && !d.single {
		d.skips.source(source, why)
		return nil
	}
	d.files = append(d.files, document{Source: source, in: in})
	return nil
}

// settleScope sets the scope to that of the configuration, which must be the same for all files.
func (d *documents) settleScope(f *documentFlags, scope *choice) error {
	for i := range d.files {
		own := *scope
		f.settle("scope", &own, cmp.Or(d.files[i].in.Scope, "global"))
		if i > 0 && own.value != scope.value {
			return fmt.Errorf("%s has the scope %s and %s has the scope %s; run it for each scope, or set --scope",
				d.files[0].Name, scope.value, d.files[i].Name, own.value)
		}
		scope.value = own.value
	}
	return nil
}
