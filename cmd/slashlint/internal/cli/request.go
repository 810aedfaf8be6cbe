package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/validator"
)

const requestLong = `Tell which operation of the interface a request is, what is wrong with it and its
body, what its credentials must have, and how the service would answer.

METHOD and PATH are those of the request; PATH may be a whole address. Ids may be
left as placeholders: {app}, :app, $APP, <app>. Some operations are named by the
interface without a path: give their NAME instead. BODY is a file in JSON or YAML,
or - for standard input; without one no body is judged.

The interface is that of application commands and what belongs to them: some 30
operations of the service, which --list lists. Of others nothing is known, and a
warning says so. A body is judged as it is sent: camelCase members are ignored,
and an object around the list of commands is refused.

Nothing is sent. What the interface does not show is said to be not shown.

Exit status: 0 when nothing is an error, 1 when something is, 2 for wrong usage or
an input that could not be read.`

const requestExample = `  slashlint request POST /applications/1100000000000000001/commands ping.json
  slashlint request PUT '/applications/{app}/guilds/{guild}/commands' --auth bearer \
    --scopes applications.commands.update commands.json
  slashlint request PUT '/channels/{channel}/voice-status' --permissions 281474976710656
  slashlint request "Update Target Users" users.csv`

// requestFlags are the flags of request as they were given.
type requestFlags struct {
	documentFlags
	auth        choice
	scopes      string
	permissions permissions
	rules       overrides
	list        bool
}

func newRequest(s *session) *cobra.Command {
	f := &requestFlags{
		documentFlags: newDocumentFlags(), rules: overrides{}, auth: choice{"", []string{"bot", "bearer"}},
	}
	cmd := &cobra.Command{
		Use:     "request [flags] METHOD PATH [BODY] | NAME [BODY]",
		Short:   "tell what is wrong with a request, and how it would be answered",
		Long:    requestLong,
		Example: requestExample,
		RunE:    func(cmd *cobra.Command, args []string) error { return f.run(s, cmd, args) },

		ValidArgsFunction: completeRequest,
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	addChoice(cmd, &f.auth, "auth", "whose token the request has")
	flags.StringVar(&f.scopes, "scopes", "", "the `SCOPES` of the token, divided by blanks or commas")
	flags.Var(&f.permissions, "permissions", "what the bot or user of the token may do")
	flags.Var(f.rules, "rule", "set the severity of a rule: off, info, warning or error")
	flags.BoolVar(&f.list, "list", false, "list the operations of the interface")
	f.registerUnconfigured(cmd)
	return cmd
}

func (f *requestFlags) run(s *session, cmd *cobra.Command, args []string) error {
	if f.list {
		if len(args) > 0 {
			return errors.New("--list takes no arguments")
		}
		draw.Endpoints(s.out, s.look(f.colour.value), validator.Endpoints())
		return nil
	}
	request, body, err := f.request(args)
	if err != nil {
		return err
	}
	if cmd.Flags().Changed("scopes") {
		request.Scopes = validator.Some(f.scopes)
	}
	if cmd.Flags().Changed("permissions") {
		request.Permissions = validator.Some(f.permissions.Bits())
	}
	if body != "" {
		if request.Body, err = s.read(body, f.maxSize.Size); err != nil {
			return err
		}
		request.Options = s.written(request.Options, sourceOf(body).Name)
	}
	f.write(s, validator.CheckRequest(request), sourceOf(body).Name, request.Body)
	return nil
}

// auths are the words of --auth.
var auths = map[string]validator.Auth{"bot": validator.BotToken, "bearer": validator.BearerToken}

// request returns the request that the arguments are, and the file of its body.
func (f *requestFlags) request(args []string) (r validator.Request, body string, err error) {
	r = validator.Request{
		Auth:    auths[f.auth.value],
		Options: validator.Options{Rules: f.rules, MaxSize: int(f.maxSize.Size)},
	}
	if len(args) == 0 {
		return r, "", errors.New("name a method and a path, or an operation; --list lists them")
	}
	rest := f.named(&r, args)
	if r.Name == "" {
		if rest, err = f.asked(&r, args); err != nil {
			return r, "", err
		}
	}
	switch len(rest) {
	case 0:
		return r, "", nil
	case 1:
		return r, rest[0], nil
	}
	return r, "", errors.New("name one body at most, a file or - for standard input")
}

// named takes the name of an operation, be it in quotes or not, off the arguments.
func (f *requestFlags) named(r *validator.Request, args []string) (rest []string) {
	for n := len(args); n > 0; n-- {
		name := strings.Join(args[:n], " ")
		for _, e := range validator.Endpoints() {
			if strings.EqualFold(e.Name, name) {
				r.Name = name
				return args[n:]
			}
		}
	}
	return args
}

// asked takes method and path off the arguments; what is neither is a name of no operation.
func (f *requestFlags) asked(r *validator.Request, args []string) (rest []string, err error) {
	method, path, found := strings.Cut(args[0], " ")
	if found && (isPath(path) || isMethod(method) && strings.Contains(path, "/")) {
		args = append([]string{method, path}, args[1:]...)
	}
	switch {
	case isMethod(args[0]) && len(args) == 1:
		return nil, errors.New("name a path after the method")
	case isMethod(args[0]):
		r.Method, r.Path = args[0], args[1]
		return args[2:], nil
	case isPath(args[0]):
		return nil, fmt.Errorf("name the method before the path, as in GET %s", args[0])
	case len(args) > 1 && isPath(args[1]):
		return nil, fmt.Errorf("%q is no method; want GET, POST, PUT, PATCH or DELETE, or the name of an operation", args[0])
	}
	r.Name = args[0]
	return args[1:], nil
}

// isPath reports whether an argument is the path of a request or a whole address.
func isPath(word string) bool { return strings.HasPrefix(word, "/") || strings.Contains(word, "://") }

// isMethod reports whether an argument is an HTTP method, whatever its case.
func isMethod(word string) bool {
	switch strings.ToUpper(word) {
	case "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT":
		return true
	}
	return false
}

// write writes the verdict; in text the body's diagnostics stand as check writes them.
func (f *requestFlags) write(s *session, v *validator.Verdict, name string, body []byte) {
	if v.Refused() {
		s.raise(statusFound)
	}
	if f.json() {
		s.out.Write(append(v.AppendJSON(nil), '\n'))
		return
	}
	look := s.look(f.colour.value)
	draw.Request(s.out, look, v, func() {
		s.diagnostics(look, format.File{Name: name, Source: body, Report: v.Body})
	})
}

// diagnostics writes a report as the text of check.
func (s *session) diagnostics(look format.Look, file format.File) {
	text := format.New("text", s.out, format.Setting{Look: look})
	text.File(file)
	// The format text makes its end of whatever it was given.
	_ = text.End(format.Summary{Files: 1, Counts: file.Report.Counts()})
}
