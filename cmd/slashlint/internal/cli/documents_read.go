package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

var errNothingToShow = errors.New("nothing to show: no file is a command document")

// loadPlain finds and reads the files of commands that have no flag for the scope.
func (f *documentFlags) loadPlain(s *session, args []string) (*documents, error) {
	scope := scopeChoice()
	d, err := f.find(s, args, &scope)
	if err != nil {
		return nil, err
	}
	return d, f.load(d, validator.Options{Scope: scopeOf(scope)})
}

// load reads the files. Those with errors are shown as far as they were understood, and standard error
// says where to learn more.
func (f *documentFlags) load(d *documents, opts validator.Options) error {
	if err := d.read(f.maxSize.Size, opts, (*inForce).apply); err != nil {
		return err
	}
	var names []string
	for i := range d.files {
		if d.files[i].report.Counts().Errors > 0 {
			names = append(names, d.files[i].Name)
		}
	}
	if len(names) == 0 {
		return nil
	}
	command := "slashlint check"
	if d.single {
		d.files[0].in.apply(&opts)
	} else {
		command, opts.Operation = command+" --set", validator.Auto
	}
	d.say(fmt.Errorf("%s: %s; to see what is wrong: %s%s%s %s", abridged(names), counted(d.errors(), "error"),
		command, asGiven(opts), f.configFlags.asGiven(), strings.Join(d.args, " ")))
	return nil
}

// abridged lists the first of several names.
func abridged(names []string) string {
	const most = 3
	if len(names) <= most+1 {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), len(names)-most)
}

// errors returns the number of errors in all files.
func (d *documents) errors() int {
	n := 0
	for i := range d.files {
		n += d.files[i].report.Counts().Errors
	}
	return n
}

// read reads the files and joins their commands. configure adds to the options what is in force for a
// file.
func (d *documents) read(
	limit input.Size, opts validator.Options, configure func(*inForce, *validator.Options),
) error {
	opts.Part, opts.MaxSize = !d.single, int(limit)
	read := d.files[:0]
	for _, file := range d.files {
		own := d.written(opts, file.Name)
		configure(&file.in, &own)
		ok, err := d.readFile(&file, limit, own)
		if err != nil {
			return err
		}
		if ok {
			read = append(read, file)
		}
	}
	d.files = read
	d.skips.end()
	if len(read) == 0 {
		return errNothingToShow
	}
	return d.join(limit, opts)
}

// readFile reads a file, and reports whether it has commands. The error is that of a single one; of
// several, it has been reported.
func (d *documents) readFile(
	file *document, limit input.Size, opts validator.Options,
) (ok bool, err error) {
	content, err := file.Read(d.Stdin, limit)
	if err == nil && file.MayBeOther && file.Walked && input.IsEmpty(content) {
		d.skips.source(file.Source, errEmpty)
		return false, nil
	}
	if err == nil {
		file.report = validator.Check(content, opts)
		recognized := !file.MayBeOther || file.report.Recognition() != validator.Unrecognized
		if file.report.Kind == validator.Commands && recognized {
			return true, nil
		}
		err = noCommands(file.report)
	}
	switch {
	case file.MayBeOther && file.report != nil && file.report.Recognition() == validator.Unrecognized:
		d.skips.source(file.Source, errNoCommands)
		return false, nil
	case d.single:
		return false, input.Notice{Name: file.Name, Err: err}
	}
	d.unreadable(input.Notice{Name: file.Name, Err: err})
	return false, nil
}

// join makes the report on all commands.
func (d *documents) join(limit input.Size, opts validator.Options) error {
	reports, parts := make([]*validator.Report, len(d.files)), make([]validator.Part, len(d.files))
	for i := range d.files {
		reports[i] = d.files[i].report
		parts[i] = validator.Part{File: d.files[i].Name, Report: reports[i]}
	}
	if d.single {
		d.report = reports[0]
	} else {
		validator.JudgeSet(parts, opts)
		array := validator.Join(reports)
		if size := input.Size(len(array)); size > limit {
			return fmt.Errorf("too large: the files have %s together, the limit is %s; raise it with --max-size", size, limit)
		}
		d.report = validator.Check(array, validator.Options{
			Scope: opts.Scope, Operation: validator.Bulk, Kind: validator.Commands, AsSent: true, MaxSize: len(array),
		})
	}
	for i := range d.files {
		d.files[i].in.suppressions.TakeFrom(reports[i])
	}
	return nil
}

// wellFormed returns an error for the first file that is not well-formed.
func (d *documents) wellFormed() error {
	for i := range d.files {
		if err := wellFormed(d.files[i].Name, d.files[i].report); err != nil {
			return err
		}
	}
	return nil
}
