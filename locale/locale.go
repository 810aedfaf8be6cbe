package locale

// Locale is one of the interface's locales. The zero value is EnglishUS.
type Locale uint8

// The locales the interface documents, in the order of their codes after the default, and the two
// that only the service's schema knows.
const (
	EnglishUS Locale = iota
	Bulgarian
	Czech
	Danish
	German
	Greek
	EnglishGB
	SpanishLATAM
	Spanish
	Finnish
	French
	Hindi
	Croatian
	Hungarian
	Indonesian
	Italian
	Japanese
	Korean
	Lithuanian
	Dutch
	Norwegian
	Polish
	Portuguese
	Romanian
	Russian
	Swedish
	Thai
	Turkish
	Ukrainian
	Vietnamese
	ChineseCN
	ChineseTW
	Arabic
	Hebrew

	// Unknown is no locale: the code is none the interface or the service knows.
	Unknown Locale = 255
)

// Documented is the number of locales the interface documents: the values 0 to Documented-1.
const Documented = int(Arabic)

// Known is the number of locales that Parse recognises, the undocumented two included.
const Known = int(Hebrew) + 1

// Direction is the way a locale's script runs.
type Direction uint8

// The two directions.
const (
	LeftToRight Direction = iota
	RightToLeft
)

type entry struct {
	code, native, english string
	direction             Direction
}

var entries = [Known]entry{
	EnglishUS:    {code: "en-US", native: "English, US", english: "English, US"},
	Bulgarian:    {code: "bg", native: "български", english: "Bulgarian"},
	Czech:        {code: "cs", native: "Čeština", english: "Czech"},
	Danish:       {code: "da", native: "Dansk", english: "Danish"},
	German:       {code: "de", native: "Deutsch", english: "German"},
	Greek:        {code: "el", native: "Ελληνικά", english: "Greek"},
	EnglishGB:    {code: "en-GB", native: "English, UK", english: "English, UK"},
	SpanishLATAM: {code: "es-419", native: "Español, LATAM", english: "Spanish, LATAM"},
	Spanish:      {code: "es-ES", native: "Español", english: "Spanish"},
	Finnish:      {code: "fi", native: "Suomi", english: "Finnish"},
	French:       {code: "fr", native: "Français", english: "French"},
	Hindi:        {code: "hi", native: "हिन्दी", english: "Hindi"},
	Croatian:     {code: "hr", native: "Hrvatski", english: "Croatian"},
	Hungarian:    {code: "hu", native: "Magyar", english: "Hungarian"},
	Indonesian:   {code: "id", native: "Bahasa Indonesia", english: "Indonesian"},
	Italian:      {code: "it", native: "Italiano", english: "Italian"},
	Japanese:     {code: "ja", native: "日本語", english: "Japanese"},
	Korean:       {code: "ko", native: "한국어", english: "Korean"},
	Lithuanian:   {code: "lt", native: "Lietuviškai", english: "Lithuanian"},
	Dutch:        {code: "nl", native: "Nederlands", english: "Dutch"},
	Norwegian:    {code: "no", native: "Norsk", english: "Norwegian"},
	Polish:       {code: "pl", native: "Polski", english: "Polish"},
	Portuguese:   {code: "pt-BR", native: "Português do Brasil", english: "Portuguese, Brazilian"},
	Romanian:     {code: "ro", native: "Română", english: "Romanian"},
	Russian:      {code: "ru", native: "Русский", english: "Russian"},
	Swedish:      {code: "sv-SE", native: "Svenska", english: "Swedish"},
	Thai:         {code: "th", native: "ไทย", english: "Thai"},
	Turkish:      {code: "tr", native: "Türkçe", english: "Turkish"},
	Ukrainian:    {code: "uk", native: "Українська", english: "Ukrainian"},
	Vietnamese:   {code: "vi", native: "Tiếng Việt", english: "Vietnamese"},
	ChineseCN:    {code: "zh-CN", native: "中文", english: "Chinese, China"},
	ChineseTW:    {code: "zh-TW", native: "繁體中文", english: "Chinese, Taiwan"},
	Arabic:       {code: "ar", native: "العربية", english: "Arabic", direction: RightToLeft},
	Hebrew:       {code: "he", native: "עברית", english: "Hebrew", direction: RightToLeft},
}

// All returns the documented locales in the order of their values.
func All() []Locale {
	all := make([]Locale, Documented)
	for i := range all {
		all[i] = Locale(i)
	}
	return all
}

// Documented reports whether the interface documents the locale; Arabic, Hebrew and Unknown it
// does not.
func (l Locale) Documented() bool { return int(l) < Documented }

// String returns the code as the interface writes it ("pt-BR"), or "" for Unknown.
//
//go:noinline
func (l Locale) String() string { return l.entry().code }

// Native returns the locale's name in its own language.
func (l Locale) Native() string { return l.entry().native }

// English returns the locale's name in English.
func (l Locale) English() string { return l.entry().english }

// Direction returns the way the locale's script runs.
func (l Locale) Direction() Direction { return l.entry().direction }

func (l Locale) entry() entry {
	if int(l) >= Known {
		return entry{}
	}
	return entries[l]
}

// Fallback returns the locale whose string is shown when l has none (Localization behaviour,
// rule 3), and whether there is one. Fallbacks are one step: a fallback's own fallback does not
// count.
func (l Locale) Fallback() (Locale, bool) {
	switch l {
	case EnglishUS:
		return EnglishGB, true
	case EnglishGB:
		return EnglishUS, true
	case SpanishLATAM:
		return Spanish, true
	}
	return Unknown, false
}
