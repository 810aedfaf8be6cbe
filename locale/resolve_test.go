package locale_test

import (
	"testing"

	"github.com/slashlint/slashlint/locale"
)

// entries is a dictionary.
type entries map[locale.Locale]string

func (e entries) Lookup(l locale.Locale) (string, bool) {
	value, ok := e[l]
	return value, ok
}

func TestResolve(t *testing.T) {
	byDefault := locale.Shown{Value: "color", From: locale.Unknown}
	colour := entries{locale.EnglishGB: "colour"}
	tests := []struct {
		name   string
		d      entries
		locale locale.Locale
		want   locale.Shown
	}{
		{"nothing", nil, locale.German, byDefault},
		{"another locale", entries{locale.French: "couleur"}, locale.German, byDefault},
		{
			"its own entry",
			entries{locale.German: "farbe"},
			locale.German,
			locale.Shown{Value: "farbe", Source: locale.Own, From: locale.German},
		},
		{
			"its own entry is empty",
			entries{locale.German: ""},
			locale.German,
			locale.Shown{Value: "", Source: locale.Own, From: locale.German},
		},
		{
			"its own entry is the default's",
			entries{locale.German: "color"},
			locale.German,
			byDefault,
		},
		{
			"en-US falls back", colour, locale.EnglishUS,
			locale.Shown{Value: "colour", Source: locale.FromFallback, From: locale.EnglishGB},
		},
		{
			"en-GB falls back",
			entries{locale.EnglishUS: "hue"},
			locale.EnglishGB,
			locale.Shown{Value: "hue", Source: locale.FromFallback, From: locale.EnglishUS},
		},
		{
			"es-419 falls back",
			entries{locale.Spanish: "tinte"},
			locale.SpanishLATAM,
			locale.Shown{Value: "tinte", Source: locale.FromFallback, From: locale.Spanish},
		},
		{"es-ES does not", entries{locale.SpanishLATAM: "tinte"}, locale.Spanish, byDefault},
		{
			"no further than one step",
			entries{locale.EnglishUS: "hue"},
			locale.SpanishLATAM,
			byDefault,
		},
		{
			"its own entry before the fallback's",
			entries{locale.EnglishGB: "colour", locale.EnglishUS: "hue"},
			locale.EnglishUS,
			locale.Shown{Value: "hue", Source: locale.Own, From: locale.EnglishUS},
		},
		{
			"an entry identical to the default stops the fallback",
			entries{locale.EnglishGB: "colour", locale.EnglishUS: "color"},
			locale.EnglishUS,
			byDefault,
		},
		{
			"a fallback's entry identical to the default",
			entries{locale.EnglishGB: "color"},
			locale.EnglishUS, byDefault,
		},
		{"no locale", colour, locale.Unknown, byDefault},
		{
			"an undocumented locale",
			entries{locale.Hebrew: "צבע"},
			locale.Hebrew,
			locale.Shown{Value: "צבע", Source: locale.Own, From: locale.Hebrew},
		},
	}
	for _, test := range tests {
		if got := locale.Resolve(test.d, "color", test.locale); got != test.want {
			t.Errorf("%s: got %+v, want %+v", test.name, got, test.want)
		}
	}
}

func TestSourceString(t *testing.T) {
	for source, want := range map[locale.Source]string{
		locale.Default: "default", locale.Own: "own", locale.FromFallback: "fallback",
	} {
		if got := source.String(); got != want {
			t.Errorf("%d is %q, want %q", source, got, want)
		}
	}
}
