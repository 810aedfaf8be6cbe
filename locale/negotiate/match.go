package negotiate

import (
	"golang.org/x/text/language"

	"github.com/slashlint/slashlint/locale"
)

// supported are the tags that people's tags are matched with: those of the documented locales, and
// Nynorsk, which differs from "no" as a language and for which there is no other locale.
var supported = func() []supportedTag {
	var all []supportedTag
	for _, l := range locale.All() {
		all = append(all, supportedTag{canonical(l.String()), l})
	}
	return append(all, supportedTag{canonical("nn"), locale.Norwegian})
}()

type supportedTag struct {
	tag    language.Tag
	locale locale.Locale
}

var matcher = func() language.Matcher {
	tags := make([]language.Tag, len(supported))
	for i, s := range supported {
		tags[i] = s.tag
	}
	return language.NewMatcher(tags)
}()

// canonical parses a tag and writes it in the one way that CLDR prefers, where "no" is "nb", "iw"
// is "he" and "cmn" is "zh". The matcher alone takes "nb" for Danish when "no" is what there is.
func canonical(tag string) language.Tag {
	parsed, _ := language.All.Parse(tag)
	return parsed
}

// maxTag bounds, in bytes, the tags that are looked at; sensible ones are much shorter.
const maxTag = 64

// match returns the locale that people with a language tag are best served with. It is always one
// of the tag's own language: CLDR would serve Basque with Spanish and Kazakh with Russian, but
// whoever wants that says so in a further range. Among a language's locales CLDR decides by script
// and by distance of regions: zh-HK gets zh-TW, es-MX es-419, and en-AU en-GB, because English
// outside the United States is a variety of en-001, whose spelling is the British.
func match(text string) (locale.Locale, bool) {
	if l, ok := locale.Parse(text); ok && l.Documented() {
		return l, true
	}
	if len(text) > maxTag {
		return locale.Unknown, false
	}
	tag, err := language.All.Parse(text)
	if err != nil {
		return locale.Unknown, false
	}
	_, i, confidence := matcher.Match(tag)
	if confidence == language.No || !sameLanguage(tag, supported[i].tag) {
		return locale.Unknown, false
	}
	return supported[i].locale, true
}

func sameLanguage(a, b language.Tag) bool {
	baseA, _ := a.Base()
	baseB, _ := b.Base()
	return baseA == baseB
}
