package validator_test

import (
	"testing"

	"github.com/slashlint/slashlint/validator"
)

func TestParseNumber(t *testing.T) {
	for _, text := range []string{
		"0", "-0", "5", "5.0", "50e-1", "1e400", "9007199254740993", "-1E+2",
	} {
		if n, ok := validator.ParseNumber(text); !ok || !n.Integer() {
			t.Errorf("%q is no integer", text)
		}
	}
	for _, text := range []string{"1.5", "0.1", "1e-400", "-5e-1"} {
		if n, ok := validator.ParseNumber(text); !ok || n.Integer() {
			t.Errorf("%q is no number with a fraction", text)
		}
	}
	for _, text := range []string{
		"", " 5", "5 ", "5,6", "+5", "05", ".5", "5.", "0x10", "1e", "NaN", "true", `"5"`, "[5]",
		"\ufeff5", "5//", "--5",
	} {
		if _, ok := validator.ParseNumber(text); ok {
			t.Errorf("%q is a number", text)
		}
	}
}

func TestNumbersCompareExactly(t *testing.T) {
	ordered := [][]string{
		{"-1e400"},
		{"-9007199254740993"},
		{"-9007199254740992"},
		{"-1.5"},
		{"-0", "0", "0.0", "0e9"},
		{"1e-400"},
		{"0.1", "1e-1"},
		{"0.10000000000000000001"},
		{"5", "5.0", "50e-1"},
		{"9007199254740992"},
		{"9007199254740993"},
		{"1e400"},
	}
	for i, below := range ordered {
		for j, above := range ordered {
			for _, a := range below {
				for _, b := range above {
					compareTexts(t, a, b, min(1, max(-1, i-j)))
				}
			}
		}
	}
}

func compareTexts(t *testing.T, a, b string, want int) {
	t.Helper()
	x, _ := validator.ParseNumber(a)
	y, _ := validator.ParseNumber(b)
	if got := x.Compare(y); got != want {
		t.Errorf("%s and %s compare as %d", a, b, got)
	}
}

func TestScalarNumber(t *testing.T) {
	report := validator.Check([]byte(`{"name": "a", "options": [
		{"type": 4, "name": "c", "min_value": 2.50, "max_value": "3"}]}`), validator.Options{})
	option := &report.Document.Commands[0].Options.Elements[0]
	half, _ := validator.ParseNumber("2.5")
	if n, ok := option.MinValue.Number(); !ok || n.Compare(half) != 0 {
		t.Error("2.50 is not read as 2.5")
	}
	if _, ok := option.MaxValue.Number(); ok {
		t.Error("a string is read as a number")
	}
}
