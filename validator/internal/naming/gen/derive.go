package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/dlclark/regexp2/v2"
	"github.com/slashlint/slashlint/validator/internal/naming"
	"golang.org/x/text/cases"
	"golang.org/x/text/language"
	"golang.org/x/text/unicode/norm"
)

// The values of naming.Class, in its order. The bit of allowed is that of the pattern's members.
const (
	outside uint8 = iota
	unassigned
	allowed
	capital
)

// The bits of naming's sigma contexts.
const (
	ignorable uint8 = 1 << iota
	cased
)

// limit is the number of code points.
const limit = unicode.MaxRune + 1

// lowerer is the lower-casing without a locale. It does not keep state between calls.
var lowerer = cases.Lower(language.Und)

// checkVersions makes sure that what the tables are drawn from speaks of one Unicode version.
// The pattern's engine has no tables of its own: it reads those of the package unicode.
func checkVersions() error {
	if cases.UnicodeVersion != unicode.Version || norm.Version != unicode.Version {
		return fmt.Errorf("the Unicode versions differ: unicode %s, cases %s, norm %s",
			unicode.Version, cases.UnicodeVersion, norm.Version)
	}
	return nil
}

// classes returns the naming class of every code point.
func classes() ([]uint8, error) {
	re, err := regexp2.Compile(naming.Pattern, regexp2.ECMAScript|regexp2.Unicode)
	if err != nil {
		return nil, err
	}
	all := make([]uint8, limit)
	for r := range rune(limit) {
		if !utf8.ValidRune(r) {
			continue
		}
		in, err := re.MatchString(string(r))
		if err != nil {
			return nil, err
		}
		all[r] = class(r, in)
	}
	return all, nil
}

func class(r rune, inPattern bool) uint8 {
	switch {
	case inPattern && lowerer.String(string(r)) != string(r):
		return capital
	case inPattern:
		return allowed
	case unicode.Is(unicode.Cn, r) && !unicode.Is(unicode.Noncharacter_Code_Point, r):
		return unassigned
	}
	return outside
}

// contexts returns what every code point is to a capital sigma nearby. The library does not
// export the two properties, so they are read off what it makes of a sigma beside the code point.
func contexts() []uint8 {
	all := make([]uint8, limit)
	for r := range rune(limit) {
		if !utf8.ValidRune(r) {
			continue
		}
		s := string(r)
		if strings.HasSuffix(lowerer.String(s+"Σ"), "ς") {
			all[r] |= cased
		}
		continuesWord := strings.HasSuffix(lowerer.String("a"+s+"Σ"), "ς")
		stopsSearch := strings.HasPrefix(lowerer.String("aΣ"+s), "aσ")
		if continuesWord && !stopsSearch {
			all[r] |= ignorable
		}
	}
	return all
}

// lowerRange is naming.lowerRange.
type lowerRange struct {
	lo, hi rune
	delta  rune
}

// lowerRanges returns the mapping to lower-case, but for the code point that becomes two.
func lowerRanges() ([]lowerRange, error) {
	var ranges []lowerRange
	for r := range rune(limit) {
		if !utf8.ValidRune(r) || r == 'İ' {
			continue
		}
		to := []rune(lowerer.String(string(r)))
		if len(to) != 1 {
			return nil, fmt.Errorf("%U becomes %d code points", r, len(to))
		}
		if delta := to[0] - r; delta != 0 {
			ranges = appendLower(ranges, r, delta)
		}
	}
	return ranges, nil
}

// appendLower adds a mapping to the last range if it continues it. Where the delta is 1, every
// other code point is the lower-case of the one before.
func appendLower(ranges []lowerRange, r, delta rune) []lowerRange {
	step := rune(1)
	if delta == 1 {
		step = 2
	}
	if n := len(ranges); n > 0 && ranges[n-1].delta == delta && ranges[n-1].hi+step == r {
		ranges[n-1].hi = r
		return ranges
	}
	return append(ranges, lowerRange{r, r, delta})
}

// composition says that the composed normal form of base followed by mark is whole.
type composition struct {
	base, mark, whole rune
}

// compositions returns the pairs that compose, sorted, but for the Hangul syllables: to the
// library, too, they have no decomposition to look up. Pairs are included that only compose
// because the normal form puts marks in order first: â and a dot below, as some keyboards write ậ.
func compositions() []composition {
	bases, marks := constituents()
	var all []composition
	for _, base := range bases {
		for _, mark := range marks {
			whole := []rune(norm.NFC.String(string([]rune{base, mark})))
			if len(whole) == 1 {
				all = append(all, composition{base, mark, whole[0]})
			}
		}
	}
	return all
}

// constituents returns, sorted, what a composition may begin with and what it may end with: code
// points of the composed normal form.
func constituents() (bases, marks []rune) {
	isBase, isMark := map[rune]bool{}, map[rune]bool{}
	for r := range rune(limit) {
		parts := []rune(string(norm.NFD.PropertiesString(string(r)).Decomposition()))
		if len(parts) == 0 {
			continue
		}
		isBase[parts[0]] = true
		isBase[r] = norm.NFC.IsNormalString(string(r))
		for _, mark := range parts[1:] {
			isMark[mark] = true
		}
	}
	maps.DeleteFunc(isBase, func(_ rune, normal bool) bool { return !normal })
	return slices.Sorted(maps.Keys(isBase)), slices.Sorted(maps.Keys(isMark))
}
