package validator

import "github.com/slashlint/slashlint/internal/syntax"

// authorizationMembers are the fields of the social SDK's authorization arguments, in its own order
// and spelling.
var authorizationMembers = []string{
	"ClientId", "Scopes", "State", "Nonce", "CodeChallenge", "IntegrationType", "CustomSchemeParam",
}

// arguments is an AuthorizationArgs as it stands in a document.
type arguments struct {
	clientID, scopes, state, nonce, challenge, scheme String
	integrationType                                   Integer
}

// looksLikeAuthorization reports whether an object is authorization arguments: scopes in a string, in
// the record's own spelling; or else some that nothing else has, in it and more than are foreign, or
// two in whatever spelling and nothing else. A program's settings have a client id and a secret, too.
func (c *checker) looksLikeAuthorization(id syntax.ID) bool {
	t := c.tree
	alike, own, foreign, scopes := 0, 0, 0, false
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		key := t.Key(child)
		if key == "name" || len(key) > 20 {
			return false
		}
		kind := t.Kind(child)
		switch member := sameMember(key, authorizationMembers); {
		case key == "Scopes" && kind == syntax.String:
			scopes = true
		case member == "" || kind == syntax.Array || kind == syntax.Object && key != "CodeChallenge":
			foreign++
		case member == "State" || member == "Nonce" || member == "IntegrationType":
			alike++
		case key == member:
			own++
		default:
			alike++
		}
	}
	return scopes || own > foreign || foreign == 0 && own+alike > 1
}

// sameMember returns the member that a key is in another spelling ("client_id" of "ClientId"), or
// "".
func sameMember(key string, members []string) string {
	folded := letters(key)
	for _, member := range members {
		if folded != "" && letters(member) == folded {
			return member
		}
	}
	return ""
}

// judgeAuthorization judges authorization arguments.
func (c *checker) judgeAuthorization() {
	if kind := c.tree.Kind(syntax.Root); kind != syntax.Object {
		c.report(&ruleDocumentKind, c.at(syntax.Root), "authorization arguments are an object, not "+kind.String())
		return
	}
	a := c.readArguments(syntax.Root)
	c.document.arguments = &a
	c.requireScopes(&a)
	c.judgeScopes(&a)
	c.judgeState(&a.state)
	c.judgeChallenge(&a.challenge)
	c.judgeScheme(&a.scheme)
}

func (c *checker) readArguments(id syntax.ID) (a arguments) {
	t := c.tree
	strays := c.strays(authorizationMembers)
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		switch t.Key(child) {
		case "ClientId":
			c.readClientID(&a.clientID, child)
		case "Scopes":
			c.readArgument(&a.scopes, child, required)
		case "State":
			c.readArgument(&a.state, child, optional)
		case "Nonce":
			c.readArgument(&a.nonce, child, optional)
		case "CodeChallenge":
			c.readChallenge(&a.challenge, child)
		case "IntegrationType":
			c.readInteger(&a.integrationType, child, optional, &integrationTypes)
		case "CustomSchemeParam":
			c.readArgument(&a.scheme, child, optional)
		default:
			strays.add(child)
		}
	}
	strays.report()
	return a
}

// readArgument reads a string. The SDK is no service that converts numbers.
func (c *checker) readArgument(s *String, id syntax.ID, null nullability) {
	if c.begin(&s.Place, id, null) {
		c.stringElement(s, id)
	}
}

// readClientID reads the application id: a number, as the record has it, or its digits in a string,
// as JSON has ids.
func (c *checker) readClientID(s *String, id syntax.ID) {
	if !c.begin(&s.Place, id, optional) {
		return
	}
	if kind := c.tree.Kind(id); kind != syntax.Number && kind != syntax.String {
		c.wrongType(id, "an id")
		return
	}
	*s = textOf(c.tree, id)
	c.snowflake(s)
	if s.Text == "0" {
		c.reportAs(&ruleSnowflake, Warning, c.at(id), "0 is no application's id").
			note("leave it out for the one that Client::SetApplicationId sets")
	}
}

// readChallenge reads the code challenge: its text or, as the type AuthorizationCodeChallenge is not
// shown, an object with the text in "Challenge".
func (c *checker) readChallenge(s *String, id syntax.ID) {
	if !c.begin(&s.Place, id, optional) {
		return
	}
	text := id
	if c.tree.Kind(id) == syntax.Object {
		if text = c.paths.member(id, "Challenge"); text == 0 {
			return
		}
	}
	if c.tree.Kind(text) != syntax.String {
		c.wrongType(text, syntax.String.String())
		return
	}
	*s = textOf(c.tree, text)
}

func (c *checker) requireScopes(a *arguments) {
	c.require(&a.scopes.Place, syntax.Root, "Scopes", "an authorization")
}
