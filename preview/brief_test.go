package preview_test

import (
	"reflect"
	"testing"

	"github.com/slashlint/slashlint/preview"
)

// A brief picker is the picker, but of each option with the name that is seen and required alone.
func TestBriefPicker(t *testing.T) {
	reduced := 0
	for _, s := range suites(t) {
		if s.Suite != "picker" && s.Suite != "visibility" && s.Suite != "search" {
			continue
		}
		for _, c := range s.Cases {
			t.Run(s.Suite+"/"+c.Name, func(t *testing.T) {
				document, viewer := c.read(t), c.Viewer.viewer(t)
				whole, brief := preview.NewPicker(document, viewer), preview.NewBriefPicker(document, viewer)
				reduced += sameInBrief(t, whole.AppendJSON(nil), brief.AppendJSON(nil))
				sameInBrief(t, whole.AppendSearch(nil, c.Query), brief.AppendSearch(nil, c.Query))
			})
		}
	}
	if reduced == 0 {
		t.Error("no picker has an option")
	}
}

// sameInBrief compares a picker with the brief one, and returns how many options they have.
func sameInBrief(t *testing.T, whole, brief []byte) int {
	t.Helper()
	want, reduced := decode(t, whole).(map[string]any), 0
	for _, list := range []string{"slash", "user", "message"} {
		for _, entry := range want[list].([]any) {
			reduced += reduceOptions(entry)
		}
	}
	if launcher := want["launcher"]; launcher != nil {
		reduced += reduceOptions(launcher)
	}
	if got := decode(t, brief); !reflect.DeepEqual(got, any(want)) {
		t.Errorf("got\n%v\nwant\n%v", got, want)
	}
	return reduced
}

// reduceOptions leaves of an entry's options what a brief picker tells, and returns how many there are.
func reduceOptions(entry any) int {
	options := entry.(map[string]any)["options"].([]any)
	for i := range options {
		option := options[i].(map[string]any)
		name := option["name"].(map[string]any)["value"]
		options[i] = map[string]any{"name": name, "required": option["required"]}
	}
	return len(options)
}
