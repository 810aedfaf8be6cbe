package validator_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

func TestAuthorizationArgs(t *testing.T) {
	var null validator.AuthorizationArgs
	if null.Valid() {
		t.Error("the null object is valid")
	}
	full := validator.AuthorizationArgs{
		ClientID: 1<<64 - 1, Scopes: "openid sdk.social_layer", State: validator.Some("s\"t"), Nonce: validator.Some(""),
		CodeChallenge:     validator.Some("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"),
		IntegrationType:   validator.Some(validator.UserInstall),
		CustomSchemeParam: validator.Some("mygame"),
	}
	for _, args := range []validator.AuthorizationArgs{
		null, full,
		{Scopes: "openid"},
		{IntegrationType: validator.Some(validator.GuildInstall)},
		{CustomSchemeParam: validator.Some("")},
	} {
		report := validator.Check(args.AppendJSON(nil), validator.Options{Kind: validator.Authorization})
		if got := report.Document.AuthorizationArgs(); got != args {
			t.Errorf("%s is read as\n%+v\nand is\n%+v", args.AppendJSON(nil), got, args)
		}
		if args.Valid() != (args != null) {
			t.Errorf("%+v is valid: %v", args, args.Valid())
		}
	}
	changed := full
	changed.State = validator.Some("other")
	if full.State.Value != `s"t` {
		t.Error("a copy shares its fields")
	}
}

func TestRedirect(t *testing.T) {
	const id = 1100000000000000001
	for want, args := range map[string]validator.AuthorizationArgs{
		"mygame:/authorize/callback":                         {ClientID: id, CustomSchemeParam: validator.Some("mygame")},
		fmt.Sprintf("<service>-%d:/authorize/callback", id):  {ClientID: id},
		"<service>-<application_id>:/authorize/callback":     {Scopes: "openid"},
		"<service>-18446744073709551615:/authorize/callback": {ClientID: 1<<64 - 1},
	} {
		if got := args.Redirect(); got != want {
			t.Errorf("%+v yields %s, not %s", args, got, want)
		}
	}
}

// The challenge is compared with that of the verifier, of appendix B of RFC 7636.
func TestChallengeOfTheVerifier(t *testing.T) {
	const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
	src := []byte(`{"Scopes":"openid","CodeChallenge":"` + challenge + `"}`)
	for expected, want := range map[string]int{
		"": 0, challenge: 0, "QDP3HhewZzqlaO_v024ThXOlkry9eEl3yY0ybWXNA-s": 1,
	} {
		report := validator.Check(src, validator.Options{Challenge: expected})
		if got := report.Counts().Errors; got != want {
			t.Errorf("%q: %d errors, want %d", expected, got, want)
		}
	}
}

func FuzzCheckRequest(f *testing.F) {
	f.Add("GET", "https://discord.com/api/v10/applications/1/commands?with_localizations=1", "", "", []byte(nil))
	f.Add("PUT", "/applications/{app}/guilds/2/commands/permissions", "", "a b,c", []byte(`[]`))
	f.Add("", "", "update target users", "", []byte("user_id\r\n1\n"))
	f.Add("POST", "//?&=&", "", "", []byte("{"))
	f.Fuzz(func(t *testing.T, method, path, name, scopes string, body []byte) {
		v := validator.CheckRequest(validator.Request{
			Method: method, Path: path, Name: name, Body: body, Scopes: validator.Some(scopes),
		})
		if v.Endpoint == nil && len(v.Findings) == 0 {
			t.Error("no operation, and nothing is said of it")
		}
		if out := v.AppendJSON(nil); !json.Valid(out) {
			t.Errorf("no JSON: %s", out)
		}
	})
}

// A message shows a long value cut short; a fix must not.
func TestLongSchemeIsLoweredWhole(t *testing.T) {
	scheme := strings.Repeat("MyGame.", 20)
	src := `{"Scopes":"openid sdk.social_layer","CustomSchemeParam":"` + scheme + `"}`
	mended, _ := validator.Mend([]byte(src), validator.Options{}, true)
	if want := strings.Replace(src, scheme, strings.ToLower(scheme), 1); string(mended) != want {
		t.Errorf("got  %s\nwant %s", mended, want)
	}
}
