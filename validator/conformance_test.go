package validator_test

import (
	"testing"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
)

func suites(t testing.TB) []conformance.Suite {
	t.Helper()
	return conformance.Read(t, "testdata/conformance")
}

func TestConformance(t *testing.T) {
	for _, s := range suites(t) {
		for _, c := range s.Cases {
			t.Run(s.Rule+"/"+c.Name, func(t *testing.T) {
				src := c.Bytes(t)
				c.Compare(t, src, validator.Check(src, c.Options(t)).Diagnostics)
			})
		}
	}
}
