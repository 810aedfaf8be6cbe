package decimal

import (
	"math/big"
	"testing"
)

var numbers = []string{
	"0", "-0", "0.0", "0e5", "1", "-1", "1.0", "10e-1", "0.1e1", "100e-2", "1.5", "-1.5", "2", "10",
	"9", "99", "100", "9007199254740991", "9007199254740992", "9007199254740993",
	"-9007199254740991", "-9007199254740992", "1e15", "1e16", "1E+3", "1000", "0.001", "1e-3",
	"123456789012345678", "1234567890123456789", "0.30", "0.3", "00012", "5.000", "5.0001",
}

func TestCompareAgreesWithRationals(t *testing.T) {
	for _, a := range numbers {
		for _, b := range numbers {
			x, _ := new(big.Rat).SetString(a)
			y, _ := new(big.Rat).SetString(b)
			if got, want := Parse(a).Compare(Parse(b)), x.Cmp(y); got != want {
				t.Errorf("Parse(%q).Compare(Parse(%q)) = %d, want %d", a, b, got, want)
			}
			if x.Cmp(y) == 0 && Parse(a).Hash() != Parse(b).Hash() {
				t.Errorf("%q and %q are equal and hash differently", a, b)
			}
		}
	}
}

func TestIntegerAgreesWithRationals(t *testing.T) {
	for _, a := range numbers {
		x, _ := new(big.Rat).SetString(a)
		if got := Parse(a).Integer(); got != x.IsInt() {
			t.Errorf("Parse(%q).Integer() = %v, want %v", a, got, x.IsInt())
		}
		value, ok := Parse(a).Int64()
		limit := big.NewInt(1_000_000_000_000_000_000)
		if ok && x.Num().CmpAbs(limit) < 0 && x.Num().Cmp(big.NewInt(value)) != 0 {
			t.Errorf("Parse(%q).Int64() = %d, want %v", a, value, x)
		}
	}
}

func TestHugeExponents(t *testing.T) {
	const huge = "1e99999999999999999999"
	if Parse(huge).Compare(Parse("9007199254740992")) != 1 {
		t.Errorf("%s is not above 2^53", huge)
	}
	if Parse("1e-99999999999999999999").Compare(Parse("0")) != 1 {
		t.Error("a tiny number is not above 0")
	}
	if value, ok := Parse("-1e400").Int64(); !ok || value != -1_000_000_000_000_000_000 {
		t.Errorf("Parse(-1e400).Int64() = %d, %v", value, ok)
	}
}

func TestWidth(t *testing.T) {
	for text, want := range map[string]int{
		"0": 1, "-0": 1, "5": 1, "5.0": 1, "-5": 2, "1e3": 4, "1000": 4, "0.5": 3, "1.50": 3,
		"-0.25": 5, "9007199254740991": 16, "0.1000000000000000055": 3, "1e-7": 4, "1.5e-7": 6, "1e-10": 5,
		"0.000001": 8, "1e15": 16, "1e20": 21, "1e21": 5,
	} {
		if got := Width(text); got != want {
			t.Errorf("Width(%q) = %d, want %d", text, got, want)
		}
	}
}
