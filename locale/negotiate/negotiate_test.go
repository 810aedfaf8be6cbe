package negotiate

import (
	"net/http"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/locale"
)

func TestEveryLocaleIsItself(t *testing.T) {
	for _, l := range locale.All() {
		if got, origin := Locale(Request{ServiceLocale: l.String()}); got != l ||
			origin != FromServiceHeader {
			t.Errorf("%s gives %s from %s", l, got, origin)
		}
		if got, ok := match(strings.ToUpper(l.String())); !ok || got != l {
			t.Errorf("%s in capitals gives %s", l, got)
		}
	}
}

func TestMatch(t *testing.T) {
	// Tags and the locale each is served with, "" being none.
	tests := map[string]string{
		"nb": "no", "nn": "no", "nb-NO": "no", "no-NO": "no", "nn_NO": "no",
		"zh": "zh-CN", "zh-Hans": "zh-CN", "zh-SG": "zh-CN", "cmn": "zh-CN",
		"zh-Hant": "zh-TW", "zh-HK": "zh-TW", "zh-MO": "zh-TW", "zh-Hant-HK": "zh-TW",
		"zh-Hans-HK": "zh-CN", "zh-Latn": "", "yue": "",
		"pt": "pt-BR", "pt-PT": "pt-BR", "pt_BR": "pt-BR", "pt-br": "pt-BR",
		"es": "es-ES", "es-MX": "es-419", "es-AR": "es-419", "es-US": "es-419", "es-GQ": "es-ES",
		"en": "en-US", "en-AU": "en-GB", "en-IN": "en-GB", "en-CA": "en-GB", "en-ZA": "en-GB",
		"en-PR": "en-US", "en-GB-oxendict": "en-GB",
		"sv": "sv-SE", "sv-FI": "sv-SE", "fr-CA": "fr", "de-AT": "de", "de-CH-1996": "de",
		"ko-KP": "ko", "in": "id", "mo": "ro", "ja-Latn": "",
		"gsw": "", "gl": "", "eu": "", "be": "", "kk": "", "bs": "", "ms": "", "af": "",
		"da-NO": "da",
		"ar":    "", "he": "", "iw": "", "und": "", "mul": "", "*": "", "x-private": "", "": "",
		"d": "", "de-": "", "-de": "", "de--AT": "", "qq-ZZ": "", "klingon language": "",
		"de-" + strings.Repeat("x-abcdefgh", 20): "",
	}
	for tag, want := range tests {
		got, ok := match(tag)
		if got.String() != want || ok != (want != "") {
			t.Errorf("%q gives %q, %v; want %q", tag, got, ok, want)
		}
	}
}

func TestAcceptLanguage(t *testing.T) {
	tests := []struct{ header, want string }{
		{"de", "de"},
		{"de-AT,de;q=0.9,en;q=0.8", "de"},
		{"fr;q=0.3, ja;q=0.7", "ja"},
		{"fr;q=0.7, ja;q=0.7", "fr"},
		{"fr;q=0.701, ja;q=0.71", "ja"},
		{"fr;q=0.999, ja", "ja"},
		{"fr ; Q = 0.5 , ja ; q=0.6", "ja"},
		{"nb-NO,nb;q=0.9,no;q=0.8", "no"},
		{"zh-HK", "zh-TW"},
		{"eu, es;q=0.9", "es-ES"},
		{"tlh, *;q=0.5", ""},
		{"*", ""},
		{"*, th;q=0.1", "th"},
		{"de;q=0", ""},
		{"de;q=0, *", ""},
		{"de;q=0.000, fr;q=0.001", "fr"},
		{"de-AT, de;q=0", ""},
		{"en-GB, en;q=0", "en-GB"},
		{"de;q=x, fr;q=0.1", "fr"},
		{"de;q=1.5, fr;q=0.1", "fr"},
		{"de;q=1.001, fr;q=0.1", "fr"},
		{"de;q=-1, fr;q=0.1", "fr"},
		{"de;q=x, de-AT;q=0.1", "de"},
		{"de;q=.5, fr;q=0.1", "fr"},
		{"de;q=0.1234, fr;q=0.1", "fr"},
		{"de;q=0.-1, fr;q=0.1", "fr"},
		{"de;q, fr;q=0.1", "fr"},
		{"de;level=1, fr;q=0.1", "fr"},
		{"de;q=1.000", "de"},
		{"de;q=1.", "de"},
		{",,;q=1, ,fr", "fr"},
		{"", ""},
		{"de de, ;;;, fr", "fr"},
		{strings.Repeat("xx,", 99) + "fr", "fr"},
		{strings.Repeat("xx,", 100) + "fr", ""},
		{strings.Repeat("-", 1<<20), ""},
	}
	for _, test := range tests {
		got, ok := accepted(test.header)
		if got.String() != test.want || ok != (test.want != "") {
			t.Errorf("%.60q gives %q, %v; want %q", test.header, got, ok, test.want)
		}
	}
}

func TestOrder(t *testing.T) {
	all := Request{
		ServiceLocale: "de", DiscordLocale: "fr", AcceptLanguage: "ja", UserSetting: "th",
	}
	tests := []struct {
		name   string
		change func(*Request)
		want   locale.Locale
		origin Origin
	}{
		{"all", func(*Request) {}, locale.German, FromServiceHeader},
		{
			"no service header", func(r *Request) { r.ServiceLocale = "" }, locale.French,
			FromServiceHeader,
		},
		{
			"a malformed service header", func(r *Request) { r.ServiceLocale = "?!" }, locale.French,
			FromServiceHeader,
		},
		{
			"neither", func(r *Request) { r.ServiceLocale, r.DiscordLocale = "", "tlh" },
			locale.Japanese, FromAcceptLanguage,
		},
		{"a wildcard", func(r *Request) {
			r.ServiceLocale, r.DiscordLocale, r.AcceptLanguage = "", "", "*"
		}, locale.Thai, FromUserSetting},
		{"nothing", func(r *Request) { *r = Request{} }, locale.EnglishUS, FromNothing},
		{
			"nothing that is known", func(r *Request) { *r = Request{UserSetting: "tlh"} },
			locale.EnglishUS, FromNothing,
		},
	}
	for _, test := range tests {
		r := all
		test.change(&r)
		if got, origin := Locale(r); got != test.want || origin != test.origin {
			t.Errorf("%s: %s from %s, want %s from %s",
				test.name, got, origin, test.want, test.origin)
		}
	}
}

func TestFromHeader(t *testing.T) {
	header := http.Header{}
	header.Set("x-service-locale", "de")
	header.Add("accept-language", "fr;q=0.1")
	header.Add("accept-language", "ja")
	header["x-discord-LOCALE"] = []string{"th"}
	want := Request{
		ServiceLocale: "de", DiscordLocale: "th", AcceptLanguage: "fr;q=0.1,ja", UserSetting: "ko",
	}
	if got := FromHeader(header, "ko"); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := FromHeader(nil, ""); got != (Request{}) {
		t.Errorf("no header gives %+v", got)
	}
}

func TestOriginString(t *testing.T) {
	for origin, want := range map[Origin]string{
		FromServiceHeader: "service-locale", FromAcceptLanguage: "accept-language",
		FromUserSetting: "user-setting", FromNothing: "default", 99: "default",
	} {
		if got := origin.String(); got != want {
			t.Errorf("%d is %q, want %q", origin, got, want)
		}
	}
}

func FuzzAcceptLanguage(f *testing.F) {
	f.Add("de-AT,de;q=0.9,*;q=0.1")
	f.Add("zh-Hant;q=0, i-klingon, x-a;q=1.000")
	f.Fuzz(func(t *testing.T, header string) {
		l, ok := accepted(header)
		if ok != l.Documented() {
			t.Errorf("%q gives %s, %v", header, l, ok)
		}
		if again, _ := Locale(Request{AcceptLanguage: header}); ok && again != l {
			t.Errorf("%q gives %s, then %s", header, l, again)
		}
	})
}
