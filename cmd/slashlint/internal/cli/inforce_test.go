package cli

import (
	"bufio"
	"io"
	"slices"
	"testing"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
)

// The words of the configuration are those of the flags.
func TestWordsOfFlags(t *testing.T) {
	root := newRoot(&session{out: bufio.NewWriter(io.Discard)})
	check, _, err := root.Find([]string{"check"})
	if err != nil {
		t.Fatal(err)
	}
	for flag, words := range map[string][]string{
		"kind": config.Kinds, "scope": config.Scopes, "operation": config.Operations,
	} {
		if got := check.Flag(flag).Value.(*choice).words; !slices.Equal(got, words) {
			t.Errorf("--%s takes %q, the configuration %q", flag, got, words)
		}
	}
}
