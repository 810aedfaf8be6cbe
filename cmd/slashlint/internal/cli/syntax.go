package cli

import (
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// syntaxChoice is the flag --syntax.
func syntaxChoice() choice { return choice{"", input.Syntaxes()} }

const syntaxUsage = "how documents are written, whatever their names say"

// written returns the options for a document of this name, which tells how it is written where the
// flag does not.
func (s *session) written(opts validator.Options, name string) validator.Options {
	syntax := s.syntax.value
	if syntax == "" {
		syntax = input.SyntaxOf(name)
	}
	var ok bool
	if opts.Syntax, ok = validator.ParseSyntax(syntax); !ok {
		opts.Reader = yaml.Reader{}
	}
	return opts
}
