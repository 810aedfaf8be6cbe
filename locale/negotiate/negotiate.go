// Package negotiate finds the locale of a request's sender: "The requester's locale is taken from
// header X-Service-Locale, then header Accept-Language, then the user-settings locale".
//
// It knows languages from golang.org/x/text/language, which is large; package locale, which goes
// into the WebAssembly module, does without. It imports no net/http: an http.Header is a map that
// FromHeader reads.
package negotiate

import "github.com/slashlint/slashlint/locale"

// Request is what a request tells of its sender's locale. Every member may be empty, and one that
// is malformed or names a language that the interface has no locale for counts as empty.
type Request struct {
	// ServiceLocale is the header X-Service-Locale: a locale's code or another language tag.
	ServiceLocale string
	// DiscordLocale is the header X-Discord-Locale, which is how the live service spells the same.
	// It counts where ServiceLocale does not.
	DiscordLocale string
	// AcceptLanguage is the header Accept-Language: language ranges with weights.
	AcceptLanguage string
	// UserSetting is the locale of the sender's user settings.
	UserSetting string
}

// FromHeader returns the request that HTTP headers describe. The case of their names does not
// matter. Of a header given several times the values are joined, as a list's are.
func FromHeader(header map[string][]string, userSetting string) Request {
	return Request{
		ServiceLocale:  get(header, "X-Service-Locale"),
		DiscordLocale:  get(header, "X-Discord-Locale"),
		AcceptLanguage: get(header, "Accept-Language"),
		UserSetting:    userSetting,
	}
}

// Origin is the part of a request that a locale was found in.
type Origin uint8

// The origins, in the order in which they are looked at.
const (
	FromServiceHeader Origin = iota
	FromAcceptLanguage
	FromUserSetting
	// FromNothing: no part names one of the interface's locales.
	FromNothing
)

var originNames = [...]string{
	"service-locale", "accept-language", "user-setting", "default",
}

// String returns "service-locale", "accept-language", "user-setting" or "default".
func (o Origin) String() string { return originNames[min(o, FromNothing)] }

// Locale returns the locale of a request's sender and where it was found: en-US when it was not.
func Locale(r Request) (locale.Locale, Origin) {
	if l, ok := match(r.ServiceLocale); ok {
		return l, FromServiceHeader
	}
	if l, ok := match(r.DiscordLocale); ok {
		return l, FromServiceHeader
	}
	if l, ok := accepted(r.AcceptLanguage); ok {
		return l, FromAcceptLanguage
	}
	if l, ok := match(r.UserSetting); ok {
		return l, FromUserSetting
	}
	return locale.EnglishUS, FromNothing
}
