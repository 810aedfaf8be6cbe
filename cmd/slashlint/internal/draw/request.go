package draw

import (
	"bufio"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/service"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// Request draws what is to be said of a request: which operation it is, what is wrong with it, then,
// by body, what is wrong with that, what it needs and how it is answered.
func Request(out *bufio.Writer, look format.Look, v *validator.Verdict, body func()) {
	s := newSheet(out, look)
	if e := v.Endpoint; e != nil {
		s.line(0, line{{e.Name, terminal.Bold}})
		if e.Path != "" {
			s.line(0, line{{e.Method + " " + e.Path, terminal.Dim}})
		}
	}
	if len(v.Findings) > 0 {
		s.section("")
	}
	for i := range v.Findings {
		s.finding(&v.Findings[i])
	}
	if v.Body != nil {
		s.section("")
		body()
	}
	s.paragraphs("Needs", v.Needs)
	s.paragraphs("Answer", answers(v.Answers))
	s.paragraphs("May be refused with", refusals(v.Errors))
	s.paragraphs("Notes", v.Notes)
}

// finding draws one thing that is wrong with a request.
func (s *sheet) finding(f *validator.RequestFinding) {
	words := append([]line{{{f.Severity.String() + ":", severityStyles[f.Severity]}}},
		styled(terminal.Plain, strings.Fields(f.Message)...)...)
	for i, l := range flow(append(words, line{{"[" + f.Code + "]", terminal.Dim}}), s.cells-2) {
		s.line(min(i, 1)*2, l)
	}
	if f.Note == "" {
		return
	}
	note := append([]line{{{"=", terminal.Dim}}, {{"note:", terminal.Bold}}},
		styled(terminal.Plain, strings.Fields(f.Note)...)...)
	for i, l := range flow(note, s.cells-4) {
		s.line(2+min(i, 1)*2, l)
	}
}

// paragraphs draws texts below a title, each broken where the line ends.
func (s *sheet) paragraphs(title string, texts []string) {
	if len(texts) == 0 {
		return
	}
	s.section(title)
	for _, text := range texts {
		for i, part := range terminal.Wrap(text, s.cells-4) {
			if i > 0 {
				part = "  " + part
			}
			s.line(2, line{{text: part}})
		}
	}
}

func answers(all []validator.Answer) []string {
	texts := make([]string, len(all))
	for i, a := range all {
		status := "status not shown"
		if a.Status != 0 {
			status = strconv.Itoa(a.Status)
		}
		texts[i] = status + ", " + a.Body
		if a.Body == "" {
			texts[i] = "not shown by the interface"
		}
		if a.When != "" {
			texts[i] += ", if " + a.When
		}
	}
	return texts
}

// refusals tells what the service says with each code.
func refusals(codes []string) []string {
	texts := make([]string, len(codes))
	for i, code := range codes {
		e, _ := service.LookupError(code)
		texts[i] = strings.TrimSpace(code + " " + e.Message)
	}
	return texts
}

// Endpoints draws the operations of the interface.
func Endpoints(out *bufio.Writer, look format.Look, all []validator.Endpoint) {
	s := newSheet(out, look)
	for i := range all {
		e := &all[i]
		s.line(0, line{{e.Name, terminal.Bold}})
		s.line(2, line{{text: way(e)}})
	}
}

// way tells how an operation is asked for.
func way(e *validator.Endpoint) string {
	switch {
	case e.Gone() != "":
		return "gone: " + e.Gone()
	case e.Path == "":
		return "path not stated by the interface"
	case e.Method == "":
		return e.Path
	}
	return e.Method + " " + e.Path
}
