package negotiate

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/locale"
)

// get returns a header's values, joined.
func get(header map[string][]string, name string) string {
	if values, ok := header[name]; ok {
		return strings.Join(values, ",")
	}
	for key, values := range header {
		if strings.EqualFold(key, name) {
			return strings.Join(values, ",")
		}
	}
	return ""
}

// maxRanges bounds how many ranges of a header are looked at, so that no header costs much.
const maxRanges = 100

// languageRange is an element of Accept-Language.
type languageRange struct {
	tag string
	// weight is the q-value in thousandths: 0 is "not acceptable".
	weight int
}

// accepted returns the locale that an Accept-Language header prefers: that of the heaviest range
// that has one, the first of equal ones. A locale that the header refuses with q=0 is passed over.
// A wildcard names no locale, so it leaves the question to the user's setting.
func accepted(header string) (locale.Locale, bool) {
	ranges := parseRanges(header)
	var refused []locale.Locale
	for _, r := range ranges {
		if l, ok := match(r.tag); ok && r.weight == 0 {
			refused = append(refused, l)
		}
	}
	for _, r := range ranges {
		if l, ok := match(r.tag); ok && !slices.Contains(refused, l) {
			return l, true
		}
	}
	return locale.Unknown, false
}

// parseRanges returns a header's ranges, heaviest first. An element that is malformed is left out;
// the others still count.
func parseRanges(header string) []languageRange {
	var ranges []languageRange
	for _, element := range strings.SplitN(header, ",", maxRanges+1) {
		if r, ok := parseRange(element); ok && len(ranges) < maxRanges {
			ranges = append(ranges, r)
		}
	}
	slices.SortStableFunc(ranges, func(a, b languageRange) int {
		return cmp.Compare(b.weight, a.weight)
	})
	return ranges
}

// parseRange reads a range with its weight: `de`, `de;q=0.8`, `de ; Q=1.000`.
func parseRange(element string) (r languageRange, ok bool) {
	tag, parameter, weighted := strings.Cut(element, ";")
	r = languageRange{tag: strings.TrimSpace(tag), weight: 1000}
	if !weighted {
		return r, r.tag != ""
	}
	name, value, _ := strings.Cut(strings.TrimSpace(parameter), "=")
	if !strings.EqualFold(strings.TrimSpace(name), "q") {
		return r, false
	}
	r.weight, ok = parseWeight(strings.TrimSpace(value))
	return r, ok && r.tag != ""
}

// parseWeight reads a q-value, 0 to 1 with up to three decimals, in thousandths.
func parseWeight(text string) (weight int, ok bool) {
	whole, decimals, _ := strings.Cut(text, ".")
	if whole != "0" && whole != "1" || len(decimals) > 3 {
		return 0, false
	}
	weight, err := strconv.Atoi(whole + decimals + "000"[len(decimals):])
	return weight, err == nil && weight <= 1000
}
