package validator_test

import (
	"reflect"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// TestRead wants Read to understand of every document what Check does, to the last place and tag.
func TestRead(t *testing.T) {
	for _, d := range documents(t) {
		wantRead(t, &d)
	}
	wantRead(t, &document{name: "too large", src: []byte(whole), options: validator.Options{MaxSize: 20}})
}

func wantRead(t *testing.T, d *document) {
	t.Helper()
	if got, want := validator.Read(d.src, d.options), d.check().Document; !reflect.DeepEqual(got, want) {
		t.Errorf("%s: Read understands other things than Check", d.name)
	}
}
