package change_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/internal/change"
	"github.com/slashlint/slashlint/internal/permission"
	"github.com/slashlint/slashlint/validator"
)

func TestChangesAreWhole(t *testing.T) {
	day := regexp.MustCompile(`^20\d\d-\d\d(-\d\d)?$`)
	last := "9"
	for _, c := range change.All {
		if c.Since != "" && !day.MatchString(c.Since) {
			t.Errorf("%s: %q is no day", c.Name, c.Since)
		}
		if c.Since > last {
			t.Errorf("%s: %s stands after %s", c.Name, c.Since, last)
		}
		last = c.Since
		if !strings.HasSuffix(c.Says, ".") || c.Instead != "" && !strings.HasSuffix(c.Instead, ".") || c.Source == "" {
			t.Errorf("%s is not told in sentences, with its source: %+v", c.Name, c)
		}
		if _, ok := validator.Lookup(c.Name); ok {
			t.Errorf("%s is a rule, too", c.Name)
		}
	}
}

// What the interface names as needed from a day on is a permission with a name.
func TestRequiredPermissionsHaveNames(t *testing.T) {
	required := 0
	for _, c := range change.All {
		if c.Kind != change.Required {
			continue
		}
		required++
		if !slices.Contains(permission.Names[:], c.Name) || c.Since != "2026-02-23" {
			t.Errorf("%+v", c)
		}
	}
	if required != 4 {
		t.Errorf("%d permissions became needed, want 4", required)
	}
}

// Members of commands are deprecated here when the validator says so.
func TestDeprecatedMembersAreReported(t *testing.T) {
	for member, value := range map[string]string{
		"dm_permission": "true", "default_permission": "true", "default_member_permissions": `"8"`,
		"nsfw": "true", "contexts": "[0]", "integration_types": "[0]", "name_localizations": "{}",
	} {
		told := slices.ContainsFunc(change.Of(member), func(c change.Change) bool { return c.Kind == change.Deprecated })
		report := validator.Check([]byte(`{"name":"a","description":"b","`+member+`":`+value+`}`), validator.Options{})
		reported := slices.ContainsFunc(report.Diagnostics, func(d validator.Diagnostic) bool { return d.Rule == "deprecated-field" })
		if told != reported {
			t.Errorf("%s: deprecated here: %t, by the validator: %t", member, told, reported)
		}
	}
}
