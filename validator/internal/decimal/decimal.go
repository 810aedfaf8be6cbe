// Package decimal compares JSON numbers as they were written, without rounding them to a float.
//
// It imports nothing but math and strconv, and allocates nothing.
package decimal

import (
	"math"
	"strconv"
)

// Decimal is a JSON number: the digits of its whole and fractional part and its exponent.
type Decimal struct {
	negative bool
	// whole and fraction are digits as written.
	whole, fraction string
	// skip is how many digits of whole and fraction together are leading zeros, count how many
	// significant digits follow, trailing zeros left out.
	skip, count int
	// magnitude is the position of the first significant digit: 1 for the units.
	magnitude int
}

// exponentLimit bounds exponents: what is beyond compares as the limit does.
const exponentLimit = 1 << 30

// Parse reads a well-formed JSON number.
func Parse(text string) Decimal {
	var d Decimal
	i := 0
	if i < len(text) && text[i] == '-' {
		d.negative = true
		i++
	}
	start := i
	i = digits(text, i)
	d.whole = text[start:i]
	if i < len(text) && text[i] == '.' {
		start = i + 1
		i = digits(text, start)
		d.fraction = text[start:i]
	}
	exponent := 0
	if i < len(text) {
		exponent = parseExponent(text[i+1:])
	}
	d.normalize(exponent)
	return d
}

func digits(text string, i int) int {
	for i < len(text) && text[i]-'0' <= 9 {
		i++
	}
	return i
}

func parseExponent(text string) int {
	sign := 1
	if text[0] == '-' || text[0] == '+' {
		if text[0] == '-' {
			sign = -1
		}
		text = text[1:]
	}
	exponent := 0
	for i := range len(text) {
		exponent = min(exponent*10+int(text[i]-'0'), exponentLimit)
	}
	return sign * exponent
}

func (d *Decimal) normalize(exponent int) {
	total := len(d.whole) + len(d.fraction)
	for d.skip < total && d.raw(d.skip) == '0' {
		d.skip++
	}
	for total > d.skip && d.raw(total-1) == '0' {
		total--
	}
	d.count = total - d.skip
	if d.count == 0 {
		d.negative = false
		return
	}
	d.magnitude = len(d.whole) - d.skip + exponent
}

// raw returns the digit at index i of whole and fraction together.
func (d *Decimal) raw(i int) byte {
	if i < len(d.whole) {
		return d.whole[i]
	}
	return d.fraction[i-len(d.whole)]
}

// digit returns the significant digit at index i, zeros after the last.
func (d *Decimal) digit(i int) byte {
	if i >= d.count {
		return '0'
	}
	return d.raw(d.skip + i)
}

// Integer reports whether the number has no fraction.
func (d Decimal) Integer() bool { return d.count == 0 || d.magnitude >= d.count }

// Compare returns -1, 0 or +1 as d is below, equal to or above e.
func (d Decimal) Compare(e Decimal) int {
	if d.negative != e.negative {
		if d.negative {
			return -1
		}
		return 1
	}
	order := d.compareMagnitude(&e)
	if d.negative {
		return -order
	}
	return order
}

func (d *Decimal) compareMagnitude(e *Decimal) int {
	switch {
	case d.count == 0 || e.count == 0:
		return min(d.count, 1) - min(e.count, 1)
	case d.magnitude < e.magnitude:
		return -1
	case d.magnitude > e.magnitude:
		return 1
	}
	for i := range max(d.count, e.count) {
		if a, b := d.digit(i), e.digit(i); a != b {
			if a < b {
				return -1
			}
			return 1
		}
	}
	return 0
}

// Hash returns equal values for equal numbers.
func (d Decimal) Hash() uint32 {
	h := uint32(2166136261)
	if d.negative {
		h ^= '-'
	}
	for i := range d.count {
		h = (h ^ uint32(d.digit(i))) * 16777619
	}
	return (h ^ uint32(d.magnitude)) * 16777619
}

// Int64 returns the number as an integer, and whether it is one. Beyond 18 digits the value is
// saturated to plus or minus 10^18.
func (d Decimal) Int64() (value int64, ok bool) {
	if !d.Integer() {
		return 0, false
	}
	const limit = 1_000_000_000_000_000_000
	value = limit
	if d.magnitude <= 18 {
		value = 0
		for i := range d.magnitude {
			value = value*10 + int64(d.digit(i)-'0')
		}
	}
	if d.negative {
		value = -value
	}
	return value, true
}

// Width returns the length, in code points, of the shortest decimal text that stands for the same
// double as a JSON number does, as JavaScript writes numbers: with an exponent only below 1e-6 and
// from 1e21 on.
func Width(text string) int {
	if d := Parse(text); d.Integer() && d.magnitude <= 15 {
		width := max(d.magnitude, 1)
		if d.negative {
			width++
		}
		return width
	}
	f, _ := strconv.ParseFloat(text, 64)
	var buffer [32]byte
	if size := math.Abs(f); size >= 1e-6 && size < 1e21 || size == 0 {
		return len(strconv.AppendFloat(buffer[:0], f, 'f', -1, 64))
	}
	written := strconv.AppendFloat(buffer[:0], f, 'e', -1, 64)
	if n := len(written); n > 4 && written[n-4] == 'e' && written[n-2] == '0' {
		return n - 1 // e-07 is e-7 there
	}
	return len(written)
}
