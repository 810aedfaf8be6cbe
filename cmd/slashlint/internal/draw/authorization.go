package draw

import (
	"bufio"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// Authorization draws the redirect of authorization arguments, and what they leave open.
func Authorization(out *bufio.Writer, look format.Look, args validator.AuthorizationArgs) {
	s := newSheet(out, look)
	s.line(0, line{{"Redirect  ", terminal.Bold}, {text: args.Redirect()}})
	s.paragraphs("Notes", args.Notes())
}
