package locale_test

import (
	"testing"
	"unicode"

	"github.com/slashlint/slashlint/locale"
)

// rows are the interface's locales, as its reference lists them, and the two of the schema.
var rows = []struct {
	locale                locale.Locale
	code, native, english string
}{
	{locale.Indonesian, "id", "Bahasa Indonesia", "Indonesian"},
	{locale.Danish, "da", "Dansk", "Danish"},
	{locale.German, "de", "Deutsch", "German"},
	{locale.EnglishGB, "en-GB", "English, UK", "English, UK"},
	{locale.EnglishUS, "en-US", "English, US", "English, US"},
	{locale.Spanish, "es-ES", "Español", "Spanish"},
	{locale.SpanishLATAM, "es-419", "Español, LATAM", "Spanish, LATAM"},
	{locale.French, "fr", "Français", "French"},
	{locale.Croatian, "hr", "Hrvatski", "Croatian"},
	{locale.Italian, "it", "Italiano", "Italian"},
	{locale.Lithuanian, "lt", "Lietuviškai", "Lithuanian"},
	{locale.Hungarian, "hu", "Magyar", "Hungarian"},
	{locale.Dutch, "nl", "Nederlands", "Dutch"},
	{locale.Norwegian, "no", "Norsk", "Norwegian"},
	{locale.Polish, "pl", "Polski", "Polish"},
	{locale.Portuguese, "pt-BR", "Português do Brasil", "Portuguese, Brazilian"},
	{locale.Romanian, "ro", "Română", "Romanian"},
	{locale.Finnish, "fi", "Suomi", "Finnish"},
	{locale.Swedish, "sv-SE", "Svenska", "Swedish"},
	{locale.Vietnamese, "vi", "Tiếng Việt", "Vietnamese"},
	{locale.Turkish, "tr", "Türkçe", "Turkish"},
	{locale.Czech, "cs", "Čeština", "Czech"},
	{locale.Greek, "el", "Ελληνικά", "Greek"},
	{locale.Bulgarian, "bg", "български", "Bulgarian"},
	{locale.Russian, "ru", "Русский", "Russian"},
	{locale.Ukrainian, "uk", "Українська", "Ukrainian"},
	{locale.Hindi, "hi", "हिन्दी", "Hindi"},
	{locale.Thai, "th", "ไทย", "Thai"},
	{locale.ChineseCN, "zh-CN", "中文", "Chinese, China"},
	{locale.Japanese, "ja", "日本語", "Japanese"},
	{locale.ChineseTW, "zh-TW", "繁體中文", "Chinese, Taiwan"},
	{locale.Korean, "ko", "한국어", "Korean"},
	{locale.Arabic, "ar", "العربية", "Arabic"},
	{locale.Hebrew, "he", "עברית", "Hebrew"},
}

func TestLocales(t *testing.T) {
	if len(rows) != locale.Known || locale.Documented != 32 || locale.Known != 34 {
		t.Fatalf("%d rows, %d documented, %d known", len(rows), locale.Documented, locale.Known)
	}
	for _, row := range rows {
		l := row.locale
		if l.String() != row.code || l.Native() != row.native || l.English() != row.english {
			t.Errorf("%s is %q, %q, %q", row.code, l, l.Native(), l.English())
		}
		if parsed, ok := locale.Parse(row.code); !ok || parsed != l {
			t.Errorf("%q is read as %s", row.code, parsed)
		}
		if meant, ok := locale.Meant(row.code); ok || meant != locale.Unknown {
			t.Errorf("%q is said to mean %s", row.code, meant)
		}
		schemaOnly := l == locale.Arabic || l == locale.Hebrew
		if l.Documented() == schemaOnly {
			t.Errorf("%s: documented is %v", l, l.Documented())
		}
		if (l.Direction() == locale.RightToLeft) != schemaOnly {
			t.Errorf("%s runs %v", l, l.Direction())
		}
	}
}

func TestNativeNamesAreInOneScript(t *testing.T) {
	for _, row := range rows {
		latin := 0
		letters := 0
		for _, r := range row.locale.Native() {
			if unicode.IsLetter(r) {
				letters++
			}
			if unicode.Is(unicode.Latin, r) {
				latin++
			}
		}
		if latin != 0 && latin != letters {
			t.Errorf("%q mixes scripts", row.locale.Native())
		}
	}
}

func TestAll(t *testing.T) {
	all := locale.All()
	if len(all) != locale.Documented {
		t.Fatalf("%d locales", len(all))
	}
	for i, l := range all {
		if int(l) != i || !l.Documented() {
			t.Errorf("element %d is %s", i, l)
		}
	}
	all[0] = locale.Thai
	if locale.All()[0] != locale.EnglishUS {
		t.Error("changing the result changes the next one")
	}
}

func TestZeroIsTheDefault(t *testing.T) {
	var l locale.Locale
	if l != locale.EnglishUS || l.String() != "en-US" {
		t.Errorf("the zero value is %q", l)
	}
}

func TestUnknown(t *testing.T) {
	for _, l := range []locale.Locale{locale.Unknown, locale.Locale(locale.Known)} {
		if l.String() != "" || l.Native() != "" || l.English() != "" || l.Documented() ||
			l.Direction() != locale.LeftToRight {
			t.Errorf("%d is %q", uint8(l), l)
		}
		if fallback, ok := l.Fallback(); ok || fallback != locale.Unknown {
			t.Errorf("%d falls back to %s", uint8(l), fallback)
		}
	}
}

func TestFallback(t *testing.T) {
	want := map[locale.Locale]locale.Locale{
		locale.EnglishUS:    locale.EnglishGB,
		locale.EnglishGB:    locale.EnglishUS,
		locale.SpanishLATAM: locale.Spanish,
	}
	for _, row := range rows {
		got, ok := row.locale.Fallback()
		fallback, has := want[row.locale]
		if !has {
			fallback = locale.Unknown
		}
		if ok != has || got != fallback {
			t.Errorf("%s falls back to %s, %v", row.locale, got, ok)
		}
	}
}
