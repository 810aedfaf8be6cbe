package call_test

import (
	"bytes"
	"testing"

	"github.com/slashlint/slashlint/wasm/call"
)

// TestNothingIsHeardOfOtherDocuments wants every call to answer the same whatever was checked before:
// the same document, another one in the same place, or this one as another body.
func TestNothingIsHeardOfOtherDocuments(t *testing.T) {
	calls := map[string]func(document, options []byte) []byte{
		"preview": call.Preview, "decide": call.Decide, "invoke": call.Invoke, "locales": call.Locales,
		"listed": call.Listed, "budget": call.Budget, "mend": call.Mend, "recognize": call.Recognize,
	}
	document := []byte(`[{"id":"1","name":"ban","description":"x","name_localizations":{"de":"a","de":"b","xx":"c"}}]`)
	other := bytes.Replace(document, []byte("ban"), []byte("bin"), 1)
	for name, ask := range calls {
		for _, options := range []string{``, `{"operation":"edit"}`, `{"scope":"guild"}`} {
			checked := func(src []byte, options string) { call.Check(src, []byte(options)) }
			checked([]byte(`[]`), ``)
			want := ask(document, []byte(options))
			for before, prepare := range map[string]func(){
				"itself":          func() { checked(document, options) },
				"as another body": func() { checked(document, `{"operation":"create"}`) },
				"a larger one":    func() { checked(append(bytes.Repeat([]byte(" "), 1<<20), document...), ``) },
				"one of many values": func() {
					checked(append(bytes.Repeat([]byte(`[],`), 1<<16), "1"...), ``)
				},
				"another one in its place": func() {
					place := bytes.Clone(other)
					checked(place, options)
					copy(place, document)
				},
			} {
				prepare()
				if got := ask(document, []byte(options)); !bytes.Equal(got, want) {
					t.Errorf("%s with %s after %s: %s, not %s", name, options, before, got, want)
				}
			}
		}
	}
	// The host overwrites what it gave with a document of the same length.
	moved := []byte(`[{"name":"ban","id":"1","description":"x","name_localizations":{"xx":"c","de":"b","de":"a"}}]`)
	for name, ask := range calls {
		call.Check([]byte(`[]`), nil)
		want := ask(moved, nil)
		place := bytes.Clone(document)
		call.Check(place, nil)
		copy(place, moved)
		if got := ask(place, nil); !bytes.Equal(got, want) {
			t.Errorf("%s of what was overwritten: %s, not %s", name, got, want)
		}
	}
}
