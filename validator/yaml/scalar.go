package yaml

import (
	"math/big"
	"regexp"
	"strings"
)

// The core schema of YAML 1.2, section 10.3.2.
var (
	nullText    = regexp.MustCompile(`^(null|Null|NULL|~|)$`)
	trueText    = regexp.MustCompile(`^(true|True|TRUE)$`)
	falseText   = regexp.MustCompile(`^(false|False|FALSE)$`)
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

// resolve returns what an unquoted text is and, unless it is a string, its JSON.
func resolve(text string) (kind, string) {
	switch {
	case nullText.MatchString(text):
		return aNull, "null"
	case trueText.MatchString(text):
		return aBoolean, "true"
	case falseText.MatchString(text):
		return aBoolean, "false"
	case octalText.MatchString(text), hexText.MatchString(text):
		n, _ := new(big.Int).SetString(text, 0)
		return aNumber, n.String()
	case integerText.MatchString(text), floatText.MatchString(text):
		return aNumber, number(text)
	case noNumber.MatchString(text):
		return unknown, "null"
	}
	return aString, ""
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

// What YAML 1.1 reads otherwise, by its "Language-Independent Types".
var elsewhere = []struct {
	text *regexp.Regexp
	is   string
}{
	{regexp.MustCompile(`^(y|Y|yes|Yes|YES|on|On|ON)$`), "true"},
	{regexp.MustCompile(`^(n|N|no|No|NO|off|Off|OFF)$`), "false"},
	{regexp.MustCompile(`^[-+]?0[0-7_]*[0-7][0-7_]*$`), "an octal number"},
	{regexp.MustCompile(`^0o[0-7]+$`), "a string"},
	{regexp.MustCompile(`^[-+]?0b[01_]+$`), "a binary number"},
	{regexp.MustCompile(`^[-+]?[1-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?$`), "a number to the base of 60"},
	{regexp.MustCompile(`^[-+]?([0-9]+_[0-9_]*|0x[0-9a-fA-F]*_[0-9a-fA-F_]*)(\.[0-9_]*)?$`), "a number"},
	{regexp.MustCompile(`^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt \t]+[0-9:.]+([ \t]*(Z|[-+][0-9:]+))?)?$`), "a date"},
	{regexp.MustCompile(`^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)[eE][0-9]+$`), "a string"},
	{regexp.MustCompile(`^[-+]?[0-9]+[eE][-+][0-9]+$`), "a string"},
}

// otherwise returns what readers of YAML 1.1 take an unquoted text for, "" where they agree.
func otherwise(text string) string {
	if len(text) > 64 {
		return ""
	}
	for _, e := range elsewhere {
		if e.text.MatchString(text) {
			return e.is
		}
	}
	return ""
}
