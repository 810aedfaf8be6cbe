package cli

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

const authorizeLong = `Print the redirect that the social SDK's authorization arguments yield, and what is
questionable in them: the record AuthorizationArgs, an object in JSON or YAML with
its fields ClientId, Scopes, State, Nonce, CodeChallenge, IntegrationType and
CustomSchemeParam, in FILE or, with - for it, on standard input. Instead of a
file, flags may give the fields.

In the format json, "valid" is the record's operator bool: false only where there
are no arguments at all. What is wrong with them is in "report".

With --verifier, the code challenge must be that of the verifier by S256.

Exit status: 0 when nothing is an error, 1 when something is, 2 for wrong usage or
an input that could not be read.`

const authorizeExample = `  slashlint authorize authorization.json
  slashlint authorize --client-id 1100000000000000001 \
    --scopes "openid sdk.social_layer" --scheme mygame
  slashlint authorize --verifier dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk \
    authorization.json`

// authorizeFlags are the flags of authorize as they were given.
type authorizeFlags struct {
	documentFlags
	clientID                                snowflake
	scopes, state, nonce, challenge, scheme string
	integration                             choice
	verifier                                verifier
}

// integrationWords are the words of --integration-type, by the types they stand for.
var integrationWords = map[string]validator.IntegrationType{
	"guild": validator.GuildInstall, "user": validator.UserInstall,
}

func newAuthorize(s *session) *cobra.Command {
	f := &authorizeFlags{
		documentFlags: newDocumentFlags(), integration: choice{"", []string{"guild", "user"}},
	}
	cmd := &cobra.Command{
		Use:     "authorize [flags] [FILE|-]",
		Short:   "print the redirect of authorization arguments, and what is questionable",
		Long:    authorizeLong,
		Example: authorizeExample,
		RunE:    func(cmd *cobra.Command, args []string) error { return f.run(s, cmd, args) },
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.Var(&f.verifier, "verifier", "the verifier that the code challenge is to be of")
	flags.Var(&f.clientID, "client-id", "the application id")
	flags.StringVar(&f.scopes, "scopes", "", "the OAuth `SCOPES`, divided by blanks")
	flags.StringVar(&f.state, "state", "", "the `STATE`; best left out")
	flags.StringVar(&f.nonce, "nonce", "", "the `NONCE` of an ID token")
	flags.StringVar(&f.challenge, "challenge", "", "the code `CHALLENGE`")
	addChoice(cmd, &f.integration, "integration-type", "how the application will be installed")
	flags.StringVar(&f.scheme, "scheme", "", "the custom URI `SCHEME` of mobile redirects")
	f.registerUnconfigured(cmd)
	return cmd
}

// fields are the flags that stand for fields of the record.
var fields = []struct{ flag, field string }{
	{"client-id", "ClientId"},
	{"scopes", "Scopes"},
	{"state", "State"},
	{"nonce", "Nonce"},
	{"challenge", "CodeChallenge"},
	{"integration-type", "IntegrationType"},
	{"scheme", "CustomSchemeParam"},
}

func (f *authorizeFlags) run(s *session, cmd *cobra.Command, args []string) error {
	given := ""
	for _, f := range fields {
		if cmd.Flags().Changed(f.flag) && given == "" {
			given = f.flag
		}
	}
	switch {
	case len(args) > 1:
		return errors.New("name one file, or - for standard input")
	case len(args) == 1 && given != "":
		return errors.New("give a file or the fields, not both: --" + given)
	case len(args) == 0 && given == "":
		return errors.New("name a file, or - for standard input, or give the fields by flags such as --scopes")
	}
	name, content := flagsName, f.args(cmd).AppendJSON(nil)
	opts := validator.Options{
		Kind: validator.Authorization, MaxSize: int(f.maxSize.Size), Challenge: f.verifier.challenge(),
	}
	if len(args) == 1 {
		var err error
		if content, err = s.read(args[0], f.maxSize.Size); err != nil {
			return err
		}
		name = sourceOf(args[0]).Name
		opts = s.written(opts, name)
	}
	report := validator.Check(content, opts)
	if f.verifier != "" && !report.Document.AuthorizationArgs().CodeChallenge.Set {
		s.say(input.Notice{Name: name, Err: errors.New("--verifier: there is no code challenge to compare it with")})
	}
	f.write(s, format.File{Name: name, Source: content, Report: report})
	return nil
}

// args returns the record that the flags give.
func (f *authorizeFlags) args(cmd *cobra.Command) validator.AuthorizationArgs {
	a := validator.AuthorizationArgs{ClientID: uint64(f.clientID), Scopes: f.scopes}
	for _, field := range []struct {
		flag, value string
		of          *validator.Optional[string]
	}{
		{"state", f.state, &a.State},
		{"nonce", f.nonce, &a.Nonce},
		{"challenge", f.challenge, &a.CodeChallenge},
		{"scheme", f.scheme, &a.CustomSchemeParam},
	} {
		if cmd.Flags().Changed(field.flag) {
			*field.of = validator.Some(field.value)
		}
	}
	if f.integration.value != "" {
		a.IntegrationType = validator.Some(integrationWords[f.integration.value])
	}
	return a
}

func (f *authorizeFlags) write(s *session, file format.File) {
	if file.Report.Counts().Errors > 0 {
		s.raise(statusFound)
	}
	if f.json() {
		s.out.Write(append(file.Report.AppendAuthorization(nil), '\n'))
		return
	}
	look := s.look(f.colour.value)
	found := file.Report.Diagnostics
	if args := file.Report.Document.AuthorizationArgs(); args.Valid() {
		draw.Authorization(s.out, look, args, !slices.ContainsFunc(found, ofScheme))
		if file.Name != flagsName || len(found) > 0 {
			s.out.WriteByte('\n')
		}
	}
	if file.Name == flagsName {
		draw.Arguments(s.out, look, found, flagAt)
		return
	}
	s.diagnostics(look, file)
}

// ofScheme reports whether a diagnostic says that there is no such scheme.
func ofScheme(d validator.Diagnostic) bool {
	return d.Rule == "authorization-scheme" && d.Severity == validator.Error
}

// flagAt returns the flag that gives the field at a pointer, "" where it is about none.
func flagAt(pointer string) string {
	for _, f := range fields {
		if pointer == "/"+f.field {
			return f.flag
		}
	}
	return ""
}

// flagsName stands for the name of a file where flags give the fields.
const flagsName = "<flags>"

// verifier is a flag that takes a code verifier of RFC 7636.
type verifier string

func (*verifier) Type() string { return "VERIFIER" }

func (v *verifier) String() string { return string(*v) }

func (v *verifier) Set(text string) error {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
	strange := func(r rune) bool { return !strings.ContainsRune(letters, r) }
	if len(text) < 43 || len(text) > 128 || strings.IndexFunc(text, strange) >= 0 {
		return errors.New("want 43 to 128 characters of A-Z, a-z, 0-9, -, ., _ and ~")
	}
	*v = verifier(text)
	return nil
}

// challenge returns the code challenge of the verifier by S256, "" where none was given.
func (v *verifier) challenge() string {
	if *v == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(*v))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}
