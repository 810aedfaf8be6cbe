package format

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// fingerprints tell diagnostics apart, and know one again when lines move or commands around it are
// added: none of line, column and index is in them.
type fingerprints map[string]int

// of returns the fingerprint of a diagnostic in the file of this name; no two of a run are equal.
func (f fingerprints) of(name string, d *validator.Diagnostic) string {
	parts := []string{path.Clean(name), d.Rule, d.Path, members(d.Pointer), d.Message}
	// The length before each keeps apart what would read the same when joined.
	var key strings.Builder
	for _, part := range parts {
		fmt.Fprintf(&key, "%d:%s", len(part), part)
	}
	nth := f[key.String()]
	f[key.String()]++
	sum := sha256.Sum256(fmt.Appendf(nil, "%s%d", key.String(), nth))
	return hex.EncodeToString(sum[:16])
}

// members returns a pointer without its indexes.
func members(pointer string) string {
	var kept []string
	for token := range strings.SplitSeq(pointer, "/") {
		if strings.Trim(token, "0123456789") != "" {
			kept = append(kept, token)
		}
	}
	return strings.Join(kept, "/")
}
