package validator

import "strconv"

// Optional is a value that may not be set.
type Optional[T any] struct {
	Value T
	Set   bool
}

// Some returns a value that is set.
func Some[T any](value T) Optional[T] { return Optional[T]{value, true} }

// AuthorizationArgs is the social SDK's record of that name, the argument of Client::Authorize. It
// is a value: copies are independent. The zero value is the null object, the record's nullobj.
type AuthorizationArgs struct {
	// ClientID is the application ID; 0 stands for the one that Client::SetApplicationId sets.
	ClientID uint64
	// Scopes are OAuth scopes, divided by spaces.
	Scopes string
	// State is best left unset: then the SDK generates a secure random value.
	State Optional[string]
	// Nonce is mainly for backend integrations using ID tokens.
	Nonce Optional[string]
	// CodeChallenge is the challenge of an AuthorizationCodeChallenge by S256, which the flow of
	// Client::GetToken needs.
	CodeChallenge Optional[string]
	// IntegrationType is how the application will be installed.
	IntegrationType Optional[IntegrationType]
	// CustomSchemeParam is the URI scheme of mobile redirects.
	CustomSchemeParam Optional[string]
}

// Valid is the record's operator bool: "returns true when it holds a valid object". Only the null
// object holds none.
func (a AuthorizationArgs) Valid() bool { return a != AuthorizationArgs{} }

// Redirect returns the address that a mobile platform is sent back to. Parts in angle brackets are
// not known: <service> is not shown by the interface, <application_id> not by the record.
func (a AuthorizationArgs) Redirect() string {
	scheme := "<service>-"
	switch {
	case a.CustomSchemeParam.Set:
		scheme = a.CustomSchemeParam.Value
	case a.ClientID == 0:
		scheme += "<application_id>"
	default:
		scheme += strconv.FormatUint(a.ClientID, 10)
	}
	return scheme + ":/authorize/callback"
}

// AppendJSON appends the record as a document that Check reads. Fields that are not set are left
// out, and the id is a string, as ids are in JSON.
func (a AuthorizationArgs) AppendJSON(dst []byte) []byte {
	dst = append(dst, '{')
	if a.ClientID != 0 {
		dst = appendMember(dst, `"ClientId":`, strconv.FormatUint(a.ClientID, 10))
		dst = append(dst, ',')
	}
	dst = appendMember(dst, `"Scopes":`, a.Scopes)
	for _, member := range [...]struct {
		name  string
		value Optional[string]
	}{
		{"State", a.State},
		{"Nonce", a.Nonce},
		{"CodeChallenge", a.CodeChallenge},
		{"CustomSchemeParam", a.CustomSchemeParam},
	} {
		if member.value.Set {
			dst = append(appendString(append(dst, ','), member.name), ':')
			dst = appendString(dst, member.value.Value)
		}
	}
	if a.IntegrationType.Set {
		dst = appendNumber(dst, `,"IntegrationType":`, int(a.IntegrationType.Value))
	}
	return append(dst, '}')
}

// AuthorizationArgs returns the authorization arguments in a document as far as they were understood,
// and the null object where it has none.
func (d *Document) AuthorizationArgs() AuthorizationArgs {
	a := d.arguments
	if a == nil {
		return AuthorizationArgs{}
	}
	args := AuthorizationArgs{
		Scopes: a.scopes.Text, State: a.state.optional(), Nonce: a.nonce.optional(),
		CodeChallenge: a.challenge.optional(), CustomSchemeParam: a.scheme.optional(),
	}
	args.ClientID, _ = bitset(a.clientID.Text)
	if t := a.integrationType; t.Given() && integrationTypes.name(t.N) != "" {
		args.IntegrationType = Some(IntegrationType(t.N))
	}
	return args
}

// optional returns a string that is set when it was given.
func (s *String) optional() Optional[string] { return Optional[string]{s.Text, s.Given()} }

// Notes tells in sentences what the record leaves to the SDK, and what is not known of it.
func (a AuthorizationArgs) Notes() []string {
	var notes []string
	for _, n := range [...]struct {
		applies bool
		text    string
	}{
		{!a.CustomSchemeParam.Set, "<service> in the redirect is not shown by the interface"},
		{a.ClientID == 0, "ClientId is not set: it is the one that Client::SetApplicationId sets"},
		{
			hasWord(a.Scopes, socialLayer) || hasWord(a.Scopes, socialPresence),
			"an SDK scope expands to all scopes the integration needs; which these are is not shown",
		},
		{!a.State.Set, "State is not set: the SDK generates a secure random value, as is recommended"},
		{
			!a.CodeChallenge.Set,
			"CodeChallenge is not set: Client::GetToken needs the one of Client::CreateAuthorizationCodeVerifier",
		},
	} {
		if n.applies {
			notes = append(notes, n.text)
		}
	}
	return notes
}

// hasWord reports whether a word stands in a text, between blanks.
func hasWord(text, word string) bool {
	for from := 0; from < len(text); {
		end := wordEnd(text, from)
		if text[from:end] == word {
			return true
		}
		from = end + 1
	}
	return false
}

// AppendAuthorization appends what "slashlint authorize --format json" writes of a report on
// authorization arguments. Its "valid" is AuthorizationArgs.Valid; what is wrong is in its "report".
func (r *Report) AppendAuthorization(dst []byte) []byte {
	args := r.Document.AuthorizationArgs()
	dst = strconv.AppendBool(append(dst, `{"schema":1,"valid":`...), args.Valid())
	dst = appendMember(dst, `,"redirect":`, args.Redirect())
	dst = appendStrings(append(dst, `,"notes":`...), args.Notes())
	return append(r.AppendJSON(append(dst, `,"report":`...)), '}')
}

// appendStrings appends a list of strings.
func appendStrings(dst []byte, texts []string) []byte {
	dst = append(dst, '[')
	for i, text := range texts {
		dst = appendString(comma(dst, i), text)
	}
	return append(dst, ']')
}
