package validator_test

import (
	"math/rand/v2"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

func TestPermissionPaths(t *testing.T) {
	const stored = `"application_id": "1", "guild_id": "4"`
	for document, want := range map[string]string{
		`{"permissions": 1}`: "permissions",
		`{"permissions": [{"id": "7", "type": 9, "permission": true}]}`:        "permissions > 1",
		`{"permissions": [{"id": "7", "type": 1}]}`:                            "permissions > 1",
		`{"permissions": [], "x": [{"y": 1, "y": 2}]}`:                         "",
		`[{"id": "2", ` + stored + `, "permissions": []}, 5]`:                  "element 2",
		`[{"id": "x", ` + stored + `, "permissions": []}]`:                     "element 1",
		`[{"id": "2", ` + stored + `, "permissions": [{"permission": true}]}]`: "element 1 > permissions > 1",
	} {
		found := validator.Check([]byte(document), validator.Options{Kind: validator.Permissions}).Diagnostics
		if len(found) == 0 || found[0].Path != want {
			t.Errorf("%s: want the path %q in %+v", document, want, found)
		}
	}
}

// TestRandomPermissions tries on permissions that break many rules at once what holds for every
// document.
func TestRandomPermissions(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 300 {
		w := writer{Rand: random}
		options := settings(random.IntN(8)).options()
		options.Kind = validator.Permissions
		options.Guild = uint64(random.IntN(3))
		d := document{src: []byte(w.guildPermissions()), options: options}
		wantSound(t, &d, d.check())
		wantMended(t, &d)
		wantUnsafeEnds(t, &d)
		if t.Failed() {
			t.Fatalf("with %+v: %s", d.options, d.src)
		}
	}
}

var randomIDs = words(`"1" | "2" | "3" | 1 | 2 | -1 | "0" | "07" | "x" | null | 1.5 | [] |
	"18446744073709551615" | "18446744073709551616"`)

func (w *writer) guildPermissions() string {
	if w.IntN(3) > 0 {
		return w.permissions()
	}
	return w.list(3, w.permissions)
}

func (w *writer) permissions() string {
	return w.object(
		member{"id", 40, w.from(randomIDs)},
		member{"application_id", 30, w.from(randomIDs)},
		member{"guild_id", 40, w.from(randomIDs)},
		member{"permissions", 90, func() string { return w.list(6, w.permission) }},
		member{"name", 10, w.from(randomNames)},
		member{"guildId", 5, w.from(randomIDs)},
	)
}

func (w *writer) permission() string {
	return w.object(
		member{"id", 90, w.from(randomIDs)},
		member{"type", 90, w.from(randomNumbers)},
		member{"permission", 90, w.from(randomBooleans)},
		member{"name_localized", 3, w.from(randomNames)},
	)
}
