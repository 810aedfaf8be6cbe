package yaml

import (
	"math/big"
	"regexp"
	"strings"
)

// The core schema of YAML 1.2, section 10.3.2.
var (
	integerText = regexp.MustCompile(`^[-+]?[0-9]+$`)
	octalText   = regexp.MustCompile(`^0o[0-7]+$`)
	hexText     = regexp.MustCompile(`^0x[0-9a-fA-F]+$`)
	floatText   = regexp.MustCompile(`^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$`)
	noNumber    = regexp.MustCompile(`^([-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN))$`)
)

// kind is what an unquoted text is.
type kind uint8

const (
	aString kind = iota
	aNull
	aBoolean
	aNumber
	// unknown is what JSON has no value for.
	unknown
)

// maxDigits is how long an octal or hexadecimal number may be: the time that its conversion takes grows
// with the square.
const maxDigits = 1000

// likeNumber reports whether a text begins as numbers do.
func likeNumber(text string) bool {
	return text != "" && (text[0] >= '0' && text[0] <= '9' || text[0] == '+' || text[0] == '-' || text[0] == '.')
}

// resolve returns what an unquoted text is and, unless it is a string, its JSON.
func resolve(text string) (kind, string) {
	if !likeNumber(text) {
		return word(text)
	}
	switch {
	case octalText.MatchString(text), hexText.MatchString(text):
		if len(text) > maxDigits {
			return unknown, "null"
		}
		n, _ := new(big.Int).SetString(text, 0)
		return aNumber, n.String()
	case floatText.MatchString(text):
		return aNumber, number(text)
	case noNumber.MatchString(text):
		return unknown, "null"
	}
	return aString, ""
}

// word is resolve for what does not begin as numbers do.
func word(text string) (kind, string) {
	switch text {
	case "", "~", "null", "Null", "NULL":
		return aNull, "null"
	case "true", "True", "TRUE":
		return aBoolean, "true"
	case "false", "False", "FALSE":
		return aBoolean, "false"
	}
	return aString, ""
}

// isInteger reports whether a number is an integer.
func isInteger(text string) bool {
	return integerText.MatchString(text) || octalText.MatchString(text) || hexText.MatchString(text)
}

// number writes a decimal number as JSON does: without plus, leading zeros and bare points. All
// digits stay.
func number(text string) string {
	sign := ""
	text = strings.TrimPrefix(text, "+")
	if rest, ok := strings.CutPrefix(text, "-"); ok {
		sign, text = "-", rest
	}
	whole, exponent := text, ""
	if i := strings.IndexAny(text, "eE"); i >= 0 {
		whole, exponent = text[:i], text[i:]
	}
	whole, fraction, _ := strings.Cut(whole, ".")
	whole = strings.TrimLeft(whole, "0")
	if whole == "" {
		whole = "0"
	}
	if fraction != "" {
		fraction = "." + fraction
	}
	return sign + whole + fraction + exponent
}
