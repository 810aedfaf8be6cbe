package words

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// said are the rules that report the member of an object, when its value is this one.
func (o *Object) said(member, value string) []string {
	own := fmt.Sprintf("%q: ", member)
	members := []string{own + value}
	for _, one := range o.beside {
		if !strings.HasPrefix(one, own) {
			members = append(members, one)
		}
	}
	var found []string
	document := fmt.Appendf(nil, o.around, "{"+strings.Join(members, ", ")+"}")
	report := validator.Check(document, validator.Options{Kind: o.kind})
	for _, d := range report.Diagnostics {
		if strings.Contains(d.Pointer+"/", "/"+member+"/") {
			found = append(found, d.Rule)
		}
	}
	return found
}

// Each member is known, and its sample is of the right JSON type; any other type is not.
func TestTheValidatorKnowsTheMembersOfOtherKinds(t *testing.T) {
	for _, o := range Objects() {
		for _, m := range o.Members {
			said := o.said(m.Name, m.Sample)
			for _, rule := range []string{"field-unknown", "field-type", "field-coerced", "enum-value", "snowflake"} {
				if slices.Contains(said, rule) {
					t.Errorf("%s %s: %s with %s", o.Name, m.Name, rule, m.Sample)
				}
			}
			if len(o.said(m.Name, wrongFor(m.Sample))) == 0 {
				t.Errorf("%s %s: nothing is said of %s", o.Name, m.Name, wrongFor(m.Sample))
			}
		}
	}
}

// wrongFor is a value of another JSON type than the sample's.
func wrongFor(sample string) string {
	if strings.HasPrefix(sample, "{") || strings.HasPrefix(sample, "[") {
		return "true"
	}
	return `[1]`
}

// What the validator knows of the closed objects is in the tables: any other member is unknown.
func TestTheTablesOfClosedObjectsAreWhole(t *testing.T) {
	for _, o := range Objects() {
		if o.kind == validator.Interaction {
			continue
		}
		own := map[string]bool{}
		for _, m := range o.Members {
			own[m.Name] = true
		}
		for _, other := range Objects() {
			for _, m := range other.Members {
				if unknown := slices.Contains(o.said(m.Name, m.Sample), "field-unknown"); unknown == own[m.Name] {
					t.Errorf("%s: %s is unknown: %v", o.Name, m.Name, unknown)
				}
			}
		}
	}
}

func TestTypesOfInteractions(t *testing.T) {
	interaction := Objects()[2]
	for _, v := range InteractionTypes() {
		if said := interaction.said("type", fmt.Sprint(v.Value)); len(said) > 0 {
			t.Errorf("type %d: %v", v.Value, said)
		}
	}
	if len(interaction.said("type", "9")) == 0 {
		t.Error("nothing is said of type 9")
	}
}
