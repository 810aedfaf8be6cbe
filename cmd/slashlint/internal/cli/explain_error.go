package cli

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/service"
	"github.com/slashlint/slashlint/validator"
)

const explainErrorLong = `Find in a file what the service refused: RESPONSE is the JSON that it answered
with, or the lines in which discord.py or discord.js show it, also within a log,
and COMMANDS the document that was sent, in JSON or YAML, which may have an object
around the list. Each place that the response names is shown with what check finds
there, also the locale, which the service may leave out. Codes other than 50035
are explained.
One of the two may be - for standard input.

Exit status: 0 when everything was found, 1 when something was not, 2 for wrong
usage or an input that could not be read.`

const explainErrorExample = `  slashlint explain-error response.json commands.json
  curl -X PUT "$URL" | slashlint explain-error - commands.json
  python bot.py 2>&1 | slashlint explain-error - commands.json
  slashlint explain-error --scope guild --operation create response.json ping.json`

// explainErrorFlags are the flags of explain-error as they were given.
type explainErrorFlags struct {
	documentFlags
	scope, operation choice
}

func newExplainError(s *session) *cobra.Command {
	f := &explainErrorFlags{
		documentFlags: newDocumentFlags(), scope: scopeChoice(),
		operation: choice{"", []string{"create", "edit", "bulk"}},
	}
	cmd := &cobra.Command{
		Use:     "explain-error [flags] RESPONSE [COMMANDS]",
		Short:   "find in a file what the service refused",
		Long:    explainErrorLong,
		Example: explainErrorExample,
		Args: func(_ *cobra.Command, args []string) error {
			switch {
			case len(args) < 1 || len(args) > 2:
				return errors.New("name the response and the commands that were sent")
			case len(args) == 2 && args[0] == "-" && args[1] == "-":
				return errors.New("standard input cannot be both the response and the commands")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error { return f.run(s, args) },
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	addChoice(cmd, &f.scope, "scope", "where the commands were to be registered")
	addChoice(cmd, &f.operation, "operation", "the request that was refused")
	f.documentFlags.register(cmd)
	return cmd
}

func (f *explainErrorFlags) run(s *session, args []string) error {
	text, err := s.read(args[0], f.maxSize.Size)
	if err != nil {
		return err
	}
	response, err := service.ReadResponse(text)
	if err != nil {
		if len(args) == 2 && f.isResponse(s, args[1]) {
			err = fmt.Errorf("%w; the response stands first: slashlint explain-error %s %s", err, args[1], args[0])
		}
		return input.Notice{Name: sourceOf(args[0]).Name, Err: err}
	}
	e := &errorExplainer{session: s, response: response, look: s.look(f.colour.value)}
	e.known, e.isKnown = service.LookupError(response.Code)
	if len(args) == 2 {
		if err := e.readCommands(args[1], f); err != nil {
			return err
		}
	}
	if !e.complete() {
		s.raise(statusFound)
	}
	if len(args) == 1 && response.Code == service.FormBody {
		s.say(errors.New("to see what is wrong, name COMMANDS, too: the document that was sent"))
	}
	if f.json() {
		return e.writeJSON()
	}
	e.write()
	return nil
}

// isResponse reports whether the second argument is what the first should be.
func (f *explainErrorFlags) isResponse(s *session, name string) bool {
	text, err := s.read(name, f.maxSize.Size)
	if err != nil {
		return false
	}
	_, err = service.ReadResponse(text)
	return err == nil
}

// errorExplainer explains one response.
type errorExplainer struct {
	*session
	look     format.Look
	response *service.Response
	known    service.Error
	isKnown  bool
	// file is the document that was sent, without a report where it is not known.
	file  format.File
	whole []validator.Diagnostic
	found []service.Located
}

func (e *errorExplainer) readCommands(name string, f *explainErrorFlags) error {
	content, err := e.read(name, f.maxSize.Size)
	if err != nil {
		return err
	}
	if err := f.configure(name, &f.scope); err != nil {
		return err
	}
	f.settle("operation", &f.operation, f.in.Operation)
	shown := sourceOf(name).Name
	report := validator.Check(content, e.written(validator.Options{
		Scope: scopeOf(f.scope), Operation: operations[f.operation.value], MaxSize: int(f.maxSize.Size),
	}, shown))
	e.file = format.File{Name: shown, Source: content, Report: report}
	locator := service.NewLocator(report)
	e.whole = locator.Whole(e.response)
	e.found = locator.Mistakes(e.response)
	return nil
}

// complete reports whether everything in the response is explained.
func (e *errorExplainer) complete() bool {
	if !e.isKnown {
		return false
	}
	for i := range e.found {
		if len(e.found[i].Diagnostics) == 0 {
			return false
		}
	}
	if e.response.Placeless() {
		return len(e.whole) > 0
	}
	return e.file.Report != nil || len(e.response.Mistakes) == 0
}

func (e *errorExplainer) write() {
	title := e.response.Code
	if e.response.Message != "" {
		title += " " + e.response.Message
	} else if e.known.Message != "" {
		title += " " + e.known.Message
	}
	when := e.known.When
	switch {
	case !e.isKnown:
		when = "No public reference that slashlint knows has this code."
	case e.response.Code == service.FormBody:
		// What follows says more.
		when = ""
	}
	draw.Error(e.out, e.look, title, when)
	if e.response.Placeless() && e.file.Report != nil {
		fmt.Fprintf(e.out, "The response names no place; check finds %s.\n\n", counted(len(e.whole), "error"))
	}
	e.diagnostics(e.whole)
	if e.file.Report == nil {
		for i := range e.response.Mistakes {
			m := &e.response.Mistakes[i]
			leaf, _ := service.LookupLeaf(m.Code)
			draw.Mistake(e.out, e.look, m, leaf.When)
		}
		return
	}
	found := 0
	for i := range e.found {
		e.mistake(&e.found[i])
		found += min(1, len(e.found[i].Diagnostics))
	}
	if len(e.found) > 0 {
		fmt.Fprintf(e.out, "%s, %d found\n", counted(len(e.found), "place"), found)
	}
}

func (e *errorExplainer) mistake(l *service.Located) {
	why := ""
	if len(l.Diagnostics) == 0 {
		why = e.notFound(l)
	}
	draw.Mistake(e.out, e.look, &l.Mistake, why)
	e.diagnostics(l.Diagnostics)
}

// notFound says what of a mistake is not found.
func (e *errorExplainer) notFound(l *service.Located) string {
	place := fmt.Sprintf("%s:%d:%d", e.file.Name, l.Line, l.Column)
	text := "Nothing that check knows is wrong there, at " + place + "."
	if !l.Exists {
		text = "The file has no such place; the nearest is " + place + "."
	}
	if l.Leaf.When != "" {
		text += " What the code means: " + l.Leaf.When
	}
	return text
}

// diagnostics writes diagnostics as check does.
func (e *errorExplainer) diagnostics(all []validator.Diagnostic) {
	if len(all) == 0 {
		return
	}
	part := *e.file.Report
	part.Diagnostics = all
	file := e.file
	file.Report = &part
	format.New("text", e.out, format.Setting{Look: e.look}).File(file)
}

// The JSON of an explanation.
type (
	explanation struct {
		Schema      int                    `json:"schema"`
		Code        string                 `json:"code"`
		Message     string                 `json:"message"`
		Known       bool                   `json:"known"`
		When        string                 `json:"when"`
		Diagnostics []validator.Diagnostic `json:"diagnostics"`
		Errors      []explainedMistake     `json:"errors"`
	}
	explainedMistake struct {
		Path        []string               `json:"path"`
		Code        string                 `json:"code"`
		Message     string                 `json:"message"`
		When        string                 `json:"when"`
		Pointer     string                 `json:"pointer"`
		Exists      bool                   `json:"exists"`
		Line        int                    `json:"line"`
		Column      int                    `json:"column"`
		Diagnostics []validator.Diagnostic `json:"diagnostics"`
	}
)

func (e *errorExplainer) writeJSON() error {
	out := explanation{
		Schema: 1, Code: e.response.Code, Message: e.response.Message, Known: e.isKnown, When: e.known.When,
		Diagnostics: list(e.whole), Errors: []explainedMistake{},
	}
	found := e.found
	if e.file.Report == nil {
		for _, m := range e.response.Mistakes {
			leaf, _ := service.LookupLeaf(m.Code)
			found = append(found, service.Located{Mistake: m, Leaf: leaf})
		}
	}
	for _, l := range found {
		out.Errors = append(out.Errors, explainedMistake{
			Path: list(l.Path), Code: l.Code, Message: l.Message, When: l.Leaf.When, Pointer: l.Pointer,
			Exists: l.Exists, Line: l.Line, Column: l.Column, Diagnostics: list(l.Diagnostics),
		})
	}
	data, err := json.Marshal(out)
	if err != nil {
		return err
	}
	e.out.Write(append(data, '\n'))
	return nil
}

// list is a list that is not nil, since JSON has one there.
func list[T any](all []T) []T {
	if all == nil {
		return []T{}
	}
	return all
}
