package locale

// Source tells where a shown string comes from.
type Source uint8

// The three sources.
const (
	// Default is the member itself ("name"): neither the locale nor its fallback has an entry.
	Default Source = iota
	// Own is the entry of the viewer's locale.
	Own
	// FromFallback is the entry of the locale's fallback.
	FromFallback
)

// String returns "own", "fallback" or "default".
func (s Source) String() string {
	return [...]string{Default: "default", Own: "own", FromFallback: "fallback"}[s]
}

// Dictionary is a localization dictionary to resolve in.
type Dictionary interface {
	// Lookup returns the string under a locale's key, and whether there is one.
	Lookup(Locale) (string, bool)
}

// Shown is what a person sees of a localizable field.
type Shown struct {
	Value  string
	Source Source
	// From is the locale whose entry Value is, when Source is not Default.
	From Locale
}

// Resolve returns what a person with locale l sees: the locale's own entry, else its fallback's,
// else the default (Localization behaviour, rules 2 to 4). An entry identical to the default is
// ignored, so its source is Default; it still stops the fallback, which is why one writes it.
func Resolve(d Dictionary, value string, l Locale) Shown {
	if own, ok := d.Lookup(l); ok {
		return shown(own, value, Own, l)
	}
	fallback, ok := l.Fallback()
	if !ok {
		return Shown{Value: value, From: Unknown}
	}
	if entry, ok := d.Lookup(fallback); ok {
		return shown(entry, value, FromFallback, fallback)
	}
	return Shown{Value: value, From: Unknown}
}

func shown(entry, value string, source Source, from Locale) Shown {
	if entry == value {
		return Shown{Value: value, From: Unknown}
	}
	return Shown{Value: entry, Source: source, From: from}
}
