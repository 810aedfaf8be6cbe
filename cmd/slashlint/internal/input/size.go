package input

import (
	"errors"
	"math"
	"strconv"
	"strings"
)

// Size is a number of bytes.
type Size int64

// units are the suffixes of sizes, the longer first where one ends in the other.
var units = []struct {
	suffix string
	bytes  Size
}{
	{"KiB", 1 << 10},
	{"MiB", 1 << 20},
	{"GiB", 1 << 30},
	{"KB", 1e3},
	{"MB", 1e6},
	{"GB", 1e9},
	{"K", 1 << 10},
	{"M", 1 << 20},
	{"G", 1 << 30},
	{"B", 1},
}

// ParseSize reads a size such as "1000", "64MB", "64MiB" or "64M". As everywhere, MB are a million
// bytes; MiB and, for short, M are 2 to the power of 20.
func ParseSize(text string) (Size, error) {
	digits, unit := strings.TrimSpace(text), Size(1)
	for _, u := range units {
		if rest, ok := cutSuffixFold(digits, u.suffix); ok {
			digits, unit = strings.TrimSpace(rest), u.bytes
			break
		}
	}
	n, err := strconv.ParseUint(digits, 10, 63)
	if err != nil {
		return 0, errors.New("want a number of bytes, such as 1000, 64MB or 64MiB")
	}
	if Size(n) > math.MaxInt64/unit {
		return math.MaxInt64, nil
	}
	return Size(n) * unit, nil
}

// cutSuffixFold is strings.CutSuffix without regard to case.
func cutSuffixFold(text, suffix string) (string, bool) {
	at := len(text) - len(suffix)
	if at < 0 || !strings.EqualFold(text[at:], suffix) {
		return text, false
	}
	return text[:at], true
}

// String returns the size exactly, in the largest unit there is a whole number of: "64 MiB",
// "1,500,001 bytes".
func (s Size) String() string {
	for _, u := range []string{"GiB", "GB", "MiB", "MB", "KiB", "KB"} {
		if unit := unitSize(u); s > 0 && s%unit == 0 {
			return grouped(s/unit) + " " + u
		}
	}
	if s == 1 {
		return "1 byte"
	}
	return grouped(s) + " bytes"
}

// unitSize returns the size of a unit of the table.
func unitSize(suffix string) Size {
	for _, u := range units {
		if u.suffix == suffix {
			return u.bytes
		}
	}
	return 1
}

// grouped writes a number with a comma between thousands.
func grouped(n Size) string {
	digits := strconv.FormatInt(int64(n), 10)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
