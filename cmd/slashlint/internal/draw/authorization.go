package draw

import (
	"bufio"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// Authorization draws the redirect of authorization arguments, unless it cannot be one, and what they
// leave open.
func Authorization(out *bufio.Writer, look format.Look, args validator.AuthorizationArgs, redirects bool) {
	s := newSheet(out, look)
	redirect := run{text: args.Redirect()}
	if !redirects {
		redirect = run{"none, as the scheme is not valid", terminal.Error}
	}
	s.line(0, line{{"Redirect  ", terminal.Bold}, redirect})
	s.paragraphs("Notes", args.Notes())
}

// Arguments draws what was found in authorization arguments that flags gave: each below the flag it is
// about, as there is no document to show it in. flag tells the flag of a pointer.
func Arguments(out *bufio.Writer, look format.Look, found []validator.Diagnostic, flag func(pointer string) string) {
	s := newSheet(out, look)
	for i := range found {
		d := &found[i]
		f := validator.RequestFinding{Code: d.Rule, Severity: d.Severity, Message: d.Message}
		if name := flag(d.Pointer); name != "" {
			f.Message = "--" + name + ": " + f.Message
		}
		for _, note := range d.Related {
			f.Note = note.Message
		}
		for _, fix := range d.Fixes {
			if f.Note == "" {
				f.Note = fix.Title
			}
		}
		s.finding(&f)
	}
}
