package locale

import "strings"

// Parse returns the locale of exactly this code; codes are case-sensitive. Anything else is
// Unknown and false.
func Parse(code string) (Locale, bool) {
	l := parse(code)
	return l, l != Unknown
}

// parse is a switch because it runs once for every key of every dictionary: the compiler turns it
// into a search by length and then by value.
func parse(code string) Locale {
	switch code {
	case "en-US":
		return EnglishUS
	case "bg":
		return Bulgarian
	case "cs":
		return Czech
	case "da":
		return Danish
	case "de":
		return German
	case "el":
		return Greek
	case "en-GB":
		return EnglishGB
	case "es-419":
		return SpanishLATAM
	case "es-ES":
		return Spanish
	case "fi":
		return Finnish
	case "fr":
		return French
	case "hi":
		return Hindi
	case "hr":
		return Croatian
	case "hu":
		return Hungarian
	case "id":
		return Indonesian
	case "it":
		return Italian
	case "ja":
		return Japanese
	case "ko":
		return Korean
	case "lt":
		return Lithuanian
	case "nl":
		return Dutch
	case "no":
		return Norwegian
	case "pl":
		return Polish
	case "pt-BR":
		return Portuguese
	case "ro":
		return Romanian
	case "ru":
		return Russian
	case "sv-SE":
		return Swedish
	case "th":
		return Thai
	case "tr":
		return Turkish
	case "uk":
		return Ukrainian
	case "vi":
		return Vietnamese
	case "zh-CN":
		return ChineseCN
	case "zh-TW":
		return ChineseTW
	case "ar":
		return Arabic
	case "he":
		return Hebrew
	}
	return Unknown
}

// Meant returns the documented locale that a code none of the interface's surely means: another
// case or separator ("pt_br"), or a language or region the interface writes differently ("en",
// "nb"). It returns Unknown and false when there is no such locale, and for codes Parse accepts.
func Meant(code string) (Locale, bool) {
	if parse(code) != Unknown || len(code) > maxCode {
		return Unknown, false
	}
	folded := fold(code)
	for i := range Documented {
		if fold(entries[i].code) == folded {
			return Locale(i), true
		}
	}
	for _, alias := range aliases {
		if alias.code == folded {
			return alias.locale, true
		}
	}
	return Unknown, false
}

// maxCode bounds, in bytes, what Meant looks at.
const maxCode = 16

// fold lower-cases ASCII letters and writes "_" as "-".
func fold(code string) string {
	var folded [maxCode]byte
	for i := range len(code) {
		c := code[i]
		switch {
		case c == '_':
			c = '-'
		case 'A' <= c && c <= 'Z':
			c += 'a' - 'A'
		}
		folded[i] = c
	}
	return string(folded[:len(code)])
}

// aliases are folded codes that name one of the interface's locales beyond doubt: the bare language
// of a locale listed with one region only, a locale's usual other tags, and "en" and "es", which
// stand for the default form of their language.
var aliases = []struct {
	code   string
	locale Locale
}{
	{"en", EnglishUS},
	{"en-uk", EnglishGB},
	{"es", Spanish},
	{"es-la", SpanishLATAM},
	{"es-mx", SpanishLATAM},
	{"pt", Portuguese},
	{"sv", Swedish},
	{"nb", Norwegian},
	{"nb-no", Norwegian},
	{"no-no", Norwegian},
	{"zh-hans", ChineseCN},
	{"zh-hans-cn", ChineseCN},
	{"zh-hant", ChineseTW},
	{"zh-hant-tw", ChineseTW},
	{"bg-bg", Bulgarian},
	{"cs-cz", Czech},
	{"da-dk", Danish},
	{"de-de", German},
	{"el-gr", Greek},
	{"fi-fi", Finnish},
	{"fr-fr", French},
	{"hi-in", Hindi},
	{"hr-hr", Croatian},
	{"hu-hu", Hungarian},
	{"id-id", Indonesian},
	{"it-it", Italian},
	{"ja-jp", Japanese},
	{"ko-kr", Korean},
	{"lt-lt", Lithuanian},
	{"nl-nl", Dutch},
	{"pl-pl", Polish},
	{"ro-ro", Romanian},
	{"ru-ru", Russian},
	{"th-th", Thai},
	{"tr-tr", Turkish},
	{"uk-ua", Ukrainian},
	{"vi-vn", Vietnamese},
}

// neighbours are folded codes near to one of the interface's locales: countries written for
// languages, and languages close to the one that is there.
var neighbours = []struct {
	code   string
	locale Locale
}{
	{"jp", Japanese},
	{"kr", Korean},
	{"cn", ChineseCN},
	{"tw", ChineseTW},
	{"ua", Ukrainian},
	{"cz", Czech},
	{"gr", Greek},
	{"dk", Danish},
	{"se", Swedish},
	{"vn", Vietnamese},
	{"br", Portuguese},
	{"nn", Norwegian},
	{"zh-hk", ChineseTW},
	{"zh-mo", ChineseTW},
	{"zh", ChineseCN},
	{"en", EnglishUS},
}

// Near returns the documented locale that comes nearest to a code none of the interface's, where
// Meant is not sure: that of another region of the language, or of a country's code written in the
// language's place. It returns Unknown and false when none comes near.
func Near(code string) (Locale, bool) {
	if parse(code) != Unknown || len(code) > maxCode {
		return Unknown, false
	}
	folded := fold(code)
	language, region, _ := strings.Cut(folded, "-")
	for _, n := range neighbours {
		if n.code == folded || n.code == language {
			return n.locale, true
		}
	}
	if language == "es" && region != "" {
		return SpanishLATAM, true
	}
	if l := parse(language); l.Documented() {
		return l, true
	}
	return Meant(language)
}
