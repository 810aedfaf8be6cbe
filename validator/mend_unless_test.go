package validator_test

import (
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// What is spared stays as it is, in every round.
func TestMendUnless(t *testing.T) {
	const src = `[{"name": "Ban" "description": "x"}, {"name": "Kick", "description": "x"}]`
	spare := func(d *validator.Diagnostic) bool {
		return d.Rule == "name-lowercase" && d.Pointer == "/0/name"
	}
	mended, applied := validator.MendUnless([]byte(src), validator.Options{}, false, spare)
	const want = `[{"name": "Ban", "description": "x"}, {"name": "kick", "description": "x"}]`
	if string(mended) != want || applied != 2 {
		t.Errorf("%s after %d fixes, want %s after 2", mended, applied, want)
	}
}
