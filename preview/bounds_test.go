package preview_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// A long name does not come back once for each of many subcommands, seen or hidden.
func TestPickerStaysNearItsDocumentsSize(t *testing.T) {
	for _, kind := range []string{"1", "3"} {
		document := strings.Builder{}
		document.WriteString(`{"name":"` + strings.Repeat("n", 100_000) + `","description":"x","options":[{"type":1,"name":"s"`)
		for i := range 5_000 {
			document.WriteString(`},{"type":` + kind + `,"name":"s` + strconv.Itoa(i) + `"`)
		}
		document.WriteString(`}]}`)
		read := validator.Check([]byte(document.String()), validator.Options{}).Document
		picker := preview.NewPicker(read, preview.Viewer{})
		for _, answer := range [][]byte{picker.AppendJSON(nil), picker.AppendSearch(nil, "s")} {
			if most := 20 * document.Len(); len(answer) > most {
				t.Errorf("type %s: a document of %d bytes makes a picker of %d", kind, document.Len(), len(answer))
			}
		}
	}
}

func TestNamesInPathsAreCut(t *testing.T) {
	name := strings.Repeat("é", 101)
	read := validator.Check([]byte(`{"name":"`+name+`","description":"x"}`), validator.Options{}).Document
	picker := preview.NewPicker(read, preview.Viewer{})
	if got, want := picker.Slash[0].Path[0].Value, strings.Repeat("é", 100)+"…"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
