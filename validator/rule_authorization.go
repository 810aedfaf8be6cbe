package validator

import (
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/syntax"
)

// scope is an OAuth scope that the service documents.
type scope struct {
	name string
	// approval tells that it is for approved applications only.
	approval bool
}

// The scopes that authorization arguments are mostly made of.
const (
	openID         = "openid"
	socialLayer    = "sdk.social_layer"
	socialPresence = "sdk.social_layer_presence"
)

// The scopes that the endpoints of commands ask for.
const (
	commandsUpdate    = "applications.commands.update"
	permissionsUpdate = "applications.commands.permissions.update"
)

// scopes are those of the interface, and those of the service's public reference.
var scopes = [...]scope{
	{openID, false},
	{socialLayer, false},
	{socialPresence, false},
	{"identify.premium", true},
	{"applications.commands", false},
	{commandsUpdate, false},
	{permissionsUpdate, false},
	{"bot", false},

	{"activities.read", true},
	{"activities.write", true},
	{"applications.builds.read", false},
	{"applications.builds.upload", true},
	{"applications.entitlements", false},
	{"applications.store.update", false},
	{"connections", false},
	{"dm_channels.read", true},
	{"email", false},
	{"gdm.join", false},
	{"guilds", false},
	{"guilds.join", false},
	{"guilds.members.read", false},
	{"identify", false},
	{"messages.read", false},
	{"relationships.read", true},
	{"role_connections.write", false},
	{"rpc", true},
	{"rpc.activities.write", true},
	{"rpc.notifications.read", true},
	{"rpc.voice.read", true},
	{"rpc.voice.write", true},
	{"voice", true},
	{"webhook.incoming", false},
}

// findScope returns the scope of a name, nil when there is none.
func findScope(name string) *scope {
	for i := range scopes {
		if scopes[i].name == name {
			return &scopes[i]
		}
	}
	return nil
}

// nearestScope returns the scope that a name is near to, or "".
func nearestScope(name string) string {
	return Suggest(name, func(yield func(string) bool) {
		for i := range scopes {
			if !yield(scopes[i].name) {
				return
			}
		}
	})
}

// mostScopes bounds the text of the scopes that are judged, in bytes: far more than all of them take.
const mostScopes = 4096

// judgeScopes judges the scopes that are asked for.
func (c *checker) judgeScopes(a *arguments) {
	s := &a.scopes
	if !s.Given() {
		return
	}
	if len(s.Text) > mostScopes {
		c.report(&ruleAuthorizationScope, c.at(s.id), "the scopes have "+count(len(s.Text), "byte")+"; at most 4,096 are judged")
		return
	}
	seen := make(map[string]bool)
	for from := 0; from < len(s.Text); {
		end := wordEnd(s.Text, from)
		if name := s.Text[from:end]; name != "" {
			c.judgeScope(s, from, end, seen)
			seen[name] = true
		}
		from = end + 1
	}
	switch {
	case len(seen) == 0:
		c.report(&ruleAuthorizationScope, c.at(s.id), "no scope is asked for").
			note("the SDK's defaults are \"openid sdk.social_layer\" and \"openid sdk.social_layer_presence\"")
	case seen[socialLayer] && seen[socialPresence]:
		c.reportAs(&ruleAuthorizationScope, Info, c.at(s.id),
			quoted(socialLayer)+" includes "+quoted(socialPresence))
	}
	if a.nonce.Given() && !seen[openID] {
		c.reportAs(&ruleAuthorizationScope, Info, c.at(a.nonce.id),
			"a nonce is for ID tokens, which need the scope \"openid\"")
	}
}

// wordEnd returns where the word that starts at a place of a text ends: at the next blank.
func wordEnd(text string, from int) int {
	if length := strings.IndexByte(text[from:], ' '); length >= 0 {
		return from + length
	}
	return len(text)
}

// within is the spot of a part of a string's text, given in bytes of the text.
func (c *checker) within(s *String, from, to int) spot {
	return spot{s.id, c.tree.Offset(s.id, from), c.tree.Offset(s.id, to)}
}

// judgeScope judges the scope that stands at s.Text[from:end]; seen are those before it.
func (c *checker) judgeScope(s *String, from, end int, seen map[string]bool) {
	name, at := s.Text[from:end], c.within(s, from, end)
	known := findScope(name)
	switch {
	case seen[name]:
		c.report(&ruleAuthorizationScope, at, quoted(name)+" stands twice").
			safely("remove it", c.textEdit(s, from-1, end, ""))
	case known == nil:
		c.unknownScope(at, name)
	case known.approval:
		c.report(&ruleAuthorizationScope, at, quoted(name)+" is for approved applications only")
	case name != openID && name != socialLayer && name != socialPresence:
		c.reportAs(&ruleAuthorizationScope, Info, at,
			quoted(name)+" is one more scope, which the user must consent to").
			note("ask for it only when it is needed")
	}
}

func (c *checker) unknownScope(at spot, name string) {
	d := c.report(&ruleAuthorizationScope, at, quoted(name)+" is no scope that is documented")
	if strings.ContainsAny(name, ",;+\t\r\n") {
		d.note("scopes are divided by single spaces")
		return
	}
	if meant := nearestScope(name); meant != "" {
		d.note("did you mean " + quoted(meant) + "?")
		d.perhaps("write "+quoted(meant), TextEdit{at.start, at.end, meant})
	}
}

// judgeState judges the state: "Leaving it unset is recommended".
func (c *checker) judgeState(s *String) {
	switch {
	case !s.Given():
	case s.Text == "":
		c.reportAs(&ruleAuthorizationState, Warning, c.at(s.id), "an empty \"State\" protects nothing").
			perhaps("leave it out", c.removal(s.id))
	default:
		c.report(&ruleAuthorizationState, c.at(s.id), "\"State\" is set; leaving it unset is recommended").
			perhaps("leave it out", c.removal(s.id))
	}
}

// challengeLength is the length of a code challenge by S256: the 32 bytes of a SHA-256 in base64url.
const challengeLength = 43

// judgeChallenge judges the code challenge.
func (c *checker) judgeChallenge(s *String) {
	if !s.Given() {
		return
	}
	strange := strings.IndexFunc(s.Text, notBase64URL)
	switch {
	case strings.TrimRight(s.Text, "=") != s.Text && len(s.Text) == challengeLength+1:
		c.report(&ruleAuthorizationChallenge, c.at(s.id), "the challenge ends in \"=\", which base64url of RFC 7636 has not").
			safely("remove it", c.textEdit(s, len(s.Text)-1, len(s.Text), ""))
	case strange >= 0:
		c.strangeInChallenge(s, strange)
	case len(s.Text) != challengeLength:
		d := c.report(&ruleAuthorizationChallenge, c.at(s.id),
			"the challenge has "+count(len(s.Text), "character")+"; by S256 it has 43")
		if len(s.Text) > challengeLength {
			d.note("a verifier has 43 to 128 characters: is this the verifier itself?")
		}
	case strings.IndexByte("AEIMQUYcgkosw048", s.Text[challengeLength-1]) < 0:
		c.report(&ruleAuthorizationChallenge, c.at(s.id),
			"no SHA-256 in base64url ends in "+quoted(s.Text[challengeLength-1:]))
	case c.options.Challenge != "" && s.Text != c.options.Challenge:
		c.report(&ruleAuthorizationChallenge, c.at(s.id), "the challenge is not that of the verifier").
			note("the verifier's is " + c.options.Challenge)
	}
}

func (c *checker) strangeInChallenge(s *String, at int) {
	r, size := utf8.DecodeRuneInString(s.Text[at:])
	d := c.report(&ruleAuthorizationChallenge, c.within(s, at, at+size),
		character(r)+" is not in base64url: A-Z, a-z, 0-9, - and _")
	if r == '+' || r == '/' {
		d.note("this is base64; base64url has - for + and _ for /")
	}
}

func (c *checker) textEdit(s *String, from, to int, text string) TextEdit {
	at := c.within(s, from, to)
	return TextEdit{at.start, at.end, text}
}

func notBase64URL(r rune) bool {
	return !isAlphanumeric(r) && r != '-' && r != '_'
}

func isAlphanumeric(r rune) bool { return isAlpha(r) || '0' <= r && r <= '9' }

func isAlpha(r rune) bool { return 'a' <= r|0x20 && r|0x20 <= 'z' }

// judgeScheme judges the custom scheme by RFC 3986: ALPHA *( ALPHA / DIGIT / "+" / "-" / "." ).
func (c *checker) judgeScheme(s *String) {
	if !s.Given() {
		return
	}
	if s.Text == "" {
		c.report(&ruleAuthorizationScheme, c.at(s.id), "the scheme is empty").
			perhaps("leave it out, for the default", c.removal(s.id))
		return
	}
	strange := strings.IndexFunc(s.Text, notInScheme)
	if strange < 0 && !isAlpha(rune(s.Text[0])) {
		strange = 0
	}
	switch lower := strings.ToLower(s.Text); {
	case strange >= 0:
		c.strangeInScheme(s, strange)
	case lower != s.Text:
		start, end := c.tree.Range(s.id)
		c.reportAs(&ruleAuthorizationScheme, Warning, c.at(s.id), "schemes are written in lower case").
			perhaps("lower-case it", TextEdit{start, end, syntax.Quote(lower)})
	}
}

func (c *checker) strangeInScheme(s *String, at int) {
	r, size := utf8.DecodeRuneInString(s.Text[at:])
	message := character(r) + " is not in a scheme: letters, digits, \"+\", \"-\" and \".\""
	if at == 0 && !notInScheme(r) {
		message = "a scheme begins with a letter, not with " + character(r)
	}
	d := c.report(&ruleAuthorizationScheme, c.within(s, at, at+size), message)
	if r == ':' && at > 0 {
		d.note("the scheme is what stands before the colon")
		d.perhaps("write "+quoted(s.Text[:at]), c.textEdit(s, at, len(s.Text), ""))
	}
}

func notInScheme(r rune) bool {
	return !isAlphanumeric(r) && r != '+' && r != '-' && r != '.'
}
