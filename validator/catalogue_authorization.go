package validator

var ruleAuthorizationScope = Rule{
	Name:     "authorization-scope",
	Severity: Warning,
	Says:     "a scope is unknown, repeated, needless or for approved applications only",
	Why: "A scope that the service does not know makes the authorization fail or is ignored, and one " +
		"that needs approval, such as identify.premium, gives nothing to an application without it. " +
		"The user must consent to each scope beyond those of the SDK, so an info tells of each.",
	Do: "Start with one of the SDK's defaults, \"openid sdk.social_layer\" or \"openid " +
		"sdk.social_layer_presence\", divide scopes by single spaces, and add only what is needed.",
	Bad: Example{Text: `{
  "ClientId": "1100000000000000001",
  "Scopes": "openid sdk.sociallayer identify.premium"
}`},
	Good: Example{Text: `{
  "ClientId": "1100000000000000001",
  "Scopes": "openid sdk.social_layer"
}`},
	Source: "Social SDK authorization arguments record, Scopes: \"Space-separated OAuth scopes.\" and " +
		"\"Extra scopes need user consent and should be requested only when needed.\"; Authentication 5: " +
		"\"The identify.premium scope (approved partners only)\"; the list of scopes: discord-api-docs, " +
		"topics/oauth2.",
	Rationale: "Scopes",
}

var ruleAuthorizationState = Rule{
	Name:     "authorization-state",
	Severity: Info,
	Says:     "the state is set although the SDK would generate a better one",
	Why: "The state protects against forged redirects, as long as nobody can guess it. Unset, it is a " +
		"secure random value of the SDK's, new for each authorization. One that is written down " +
		"somewhere is neither; an empty one is a warning.",
	Do: "Leave State out, unless a backend has to recognise the value and makes it at random each time.",
	Bad: Example{Text: `{
  "Scopes": "openid sdk.social_layer_presence",
  "State": "login"
}`},
	Good: Example{Text: `{
  "Scopes": "openid sdk.social_layer_presence"
}`},
	Source: "Social SDK authorization arguments record, State: \"If unset, the SDK generates a secure " +
		"random value. Leaving it unset is recommended.\"",
}

var ruleAuthorizationChallenge = Rule{
	Name:     "authorization-challenge",
	Severity: Error,
	Says:     "the code challenge is none by S256, or not that of the verifier",
	Why: "A code challenge is the SHA-256 of the verifier in base64url without padding: 43 characters of " +
		"A-Z, a-z, 0-9, - and _. With any other the exchange of the code for a token is refused. " +
		"slashlint authorize --verifier tells whether the two belong together.",
	Do: "Pass the challenge that Client::CreateAuthorizationCodeVerifier returns, and keep the verifier " +
		"for Client::GetToken.",
	Bad: Example{Text: `{
  "Scopes": "openid sdk.social_layer",
  "CodeChallenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw+cM="
}`},
	Good: Example{Text: `{
  "Scopes": "openid sdk.social_layer",
  "CodeChallenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
}`},
	Source: "Social SDK authorization arguments record, CodeChallenge: \"Generate the verifier and " +
		"challenge with Client::CreateAuthorizationCodeVerifier and pass the challenge here.\"; RFC 7636, " +
		"section 4.2.",
	Rationale: "Code challenges",
}

var ruleAuthorizationScheme = Rule{
	Name:     "authorization-scheme",
	Severity: Error,
	Says:     "the custom scheme is no URI scheme",
	Why: "The redirect is the scheme with \":/authorize/callback\" behind it, and no mobile platform opens " +
		"an application for an address without a valid scheme: a letter, then letters, digits, \"+\", \"-\" " +
		"and \".\". Schemes are written in lower case; a capital is a warning.",
	Do: "Write the scheme alone, without a colon and what follows, as the application registers it.",
	Bad: Example{Text: `{
  "Scopes": "openid sdk.social_layer",
  "CustomSchemeParam": "mygame://"
}`},
	Good: Example{Text: `{
  "Scopes": "openid sdk.social_layer",
  "CustomSchemeParam": "mygame"
}`},
	Source: "Social SDK authorization arguments record, CustomSchemeParam: \"Custom URI scheme for mobile " +
		"redirects. A value <scheme> yields the redirect <scheme>:/authorize/callback.\"; RFC 3986, " +
		"section 3.1.",
}
