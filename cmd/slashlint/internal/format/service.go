package format

import (
	"bufio"
	"fmt"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/service"
)

// serviceFormat writes what the service would answer, a line for each document: the body of the
// error, or {} where it accepts the document. Errors whose code is not documented are told aside.
type serviceFormat struct {
	out *bufio.Writer
	say func(error)
}

func newService(out *bufio.Writer, setting Setting) Formatter {
	return &serviceFormat{out, setting.Say}
}

func (s *serviceFormat) Begin() {}

func (s *serviceFormat) File(f File) {
	if f.Configuration {
		return
	}
	body, uncovered := service.Answer(f.Report)
	s.out.Write(append(body, '\n'))
	for i := 0; s.say != nil && i < len(uncovered); i++ {
		d := &uncovered[i]
		s.say(fmt.Errorf("%s: not covered, as no code of the service is documented: %s [%s]",
			place(f.Name, d.Range.Start), d.Message, d.Rule))
	}
}

func (s *serviceFormat) End(Summary) error { return nil }
