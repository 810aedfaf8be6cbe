package locale_test

import (
	"strings"
	"testing"

	"github.com/slashlint/slashlint/locale"
)

func TestParseIsExact(t *testing.T) {
	for _, code := range []string{
		"", "en", "EN-US", "en-us", "en_US", "pt", "pt-br", "zh", " de", "de ", "es-41", "es-4190",
		"default", "xx", "de\x00",
	} {
		if l, ok := locale.Parse(code); ok || l != locale.Unknown {
			t.Errorf("%q is read as %s", code, l)
		}
	}
}

func TestMeant(t *testing.T) {
	tests := map[string]locale.Locale{
		"en": locale.EnglishUS, "EN": locale.EnglishUS, "en_us": locale.EnglishUS,
		"en-us": locale.EnglishUS, "EN-US": locale.EnglishUS, "en-UK": locale.EnglishGB,
		"en_gb": locale.EnglishGB, "es": locale.Spanish, "es_ES": locale.Spanish,
		"es-LA": locale.SpanishLATAM, "es_419": locale.SpanishLATAM, "es-MX": locale.SpanishLATAM,
		"pt": locale.Portuguese, "pt_BR": locale.Portuguese, "PT-br": locale.Portuguese,
		"sv": locale.Swedish, "sv_se": locale.Swedish, "nb": locale.Norwegian,
		"nb-NO": locale.Norwegian, "NO": locale.Norwegian,
		"zh-Hans": locale.ChineseCN, "zh_CN": locale.ChineseCN,
		"zh-Hant": locale.ChineseTW, "zh-tw": locale.ChineseTW, "De": locale.German,
		"de-DE": locale.German, "ja_JP": locale.Japanese, "ko-KR": locale.Korean,
		"uk_UA": locale.Ukrainian, "vi-VN": locale.Vietnamese, "hi_IN": locale.Hindi,
	}
	for code, want := range tests {
		if got, ok := locale.Meant(code); !ok || got != want {
			t.Errorf("%q means %s, %v; want %s", code, got, ok, want)
		}
	}
}

func TestMeantIsSure(t *testing.T) {
	for _, code := range []string{
		"", "xx", "german", "pt-PT", "de-AT", "fr-CA", "sr", "nn", "zh", "jp", "kr", "cn", "AR", "He", "en-",
		"-en", "en US", "default", "zh-hant-tw-x-more", "ﬁ", strings.Repeat("d", 1<<16),
	} {
		if got, ok := locale.Meant(code); ok || got != locale.Unknown {
			t.Errorf("%q is said to mean %s", code, got)
		}
	}
}

func TestNear(t *testing.T) {
	tests := map[string]locale.Locale{
		"jp": locale.Japanese, "KR": locale.Korean, "cz": locale.Czech, "de-AT": locale.German,
		"fr_CA": locale.French, "es-AR": locale.SpanishLATAM, "pt-PT": locale.Portuguese,
		"zh": locale.ChineseCN, "zh-HK": locale.ChineseTW, "zh-SG": locale.ChineseCN,
		"nn": locale.Norwegian, "en-AU": locale.EnglishUS, "sv-FI": locale.Swedish,
		"de": locale.Unknown, "ar": locale.Unknown, "xx": locale.Unknown, "": locale.Unknown,
		strings.Repeat("d", 99): locale.Unknown, "ar-EG": locale.Unknown, "german": locale.Unknown,
	}
	for code, want := range tests {
		if got, ok := locale.Near(code); ok != (want != locale.Unknown) || got != want {
			t.Errorf("%q is near to %q, %v; want %q", code, got, ok, want)
		}
	}
}

func FuzzMeant(f *testing.F) {
	f.Add("pt_BR")
	f.Fuzz(func(t *testing.T, code string) {
		parsed, isCode := locale.Parse(code)
		meant, sure := locale.Meant(code)
		switch {
		case isCode && (sure || parsed.String() != code):
			t.Errorf("%q is %s and means %s", code, parsed, meant)
		case sure != meant.Documented():
			t.Errorf("%q means %d, %v", code, meant, sure)
		}
	})
}
