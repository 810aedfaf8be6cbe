package syntax

import (
	"slices"
	"strings"
)

// jsonNumber returns the JSON number that a number of JSON5 stands for, "" when it is not one or not
// finite.
func jsonNumber(word string) (text string, finite bool) {
	sign, plain := "", word
	if word != "" && (word[0] == '-' || word[0] == '+') {
		plain = word[1:]
		if word[0] == '-' {
			sign = "-"
		}
	}
	finite = true
	switch {
	case plain == "" || plain[0] == '-':
		return "", true
	case plain == "Infinity" || plain == "NaN":
		return "", false
	case len(plain) > 2 && plain[0] == '0' && plain[1]|0x20 == 'x':
		text, finite = fromHex(plain[2:])
	default:
		text = fromDecimal(plain)
	}
	if text != "" {
		text = sign + text
	}
	return text, finite
}

// fromDecimal returns the JSON number that a decimal one of JSON5 stands for, "" when it is not one.
func fromDecimal(plain string) string {
	dot := digits([]byte(plain), 0)
	switch past := dot + 1; {
	case plain[dot:] == "" || plain[dot] != '.':
	case dot == 0:
		plain = "0" + plain
	case past == len(plain) || plain[past]|0x20 == 'e':
		plain = plain[:dot] + plain[past:]
	}
	if end, ok := number([]byte(plain), 0); !ok || end != len(plain) {
		return ""
	}
	return plain
}

// maxHex is how many digits a hexadecimal number below the largest float64 may have.
const maxHex = 256

// fromHex returns the decimal digits of hexadecimal ones, "" when they are not such or the number is not
// finite.
func fromHex(digits string) (decimal string, finite bool) {
	digits = strings.TrimLeft(digits, "0")
	reversed := []byte{'0'}
	for i := range len(digits) {
		if !isHex(digits[i]) {
			return "", true
		}
		if i >= maxHex {
			continue
		}
		carry := int(hexDigit(digits[i]))
		for k, digit := range reversed {
			carry += int(digit-'0') * 16
			reversed[k] = byte('0' + carry%10)
			carry /= 10
		}
		for ; carry > 0; carry /= 10 {
			reversed = append(reversed, byte('0'+carry%10))
		}
	}
	if len(digits) > maxHex {
		return "", false
	}
	slices.Reverse(reversed)
	return string(reversed), true
}

// hexDigit returns the value of a hexadecimal digit.
func hexDigit(c byte) byte {
	if c <= '9' {
		return c - '0'
	}
	return c | 0x20 - 'a' + 10
}
