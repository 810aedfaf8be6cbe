package yaml_test

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// The documents of yaml-test-suite are read as the JSON that it says, unless an error is reported: of
// those that JSON cannot say.
func TestSuiteValues(t *testing.T) {
	data, err := os.ReadFile("testdata/suite.json")
	if err != nil {
		t.Fatal(err)
	}
	var suite struct {
		Cases []struct {
			ID, Text string
			Values   []any
		}
	}
	if err := json.Unmarshal(data, &suite); err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, c := range suite.Cases {
		read := yaml.Reader{}.Read([]byte(c.Text))
		refused := slices.ContainsFunc(read.Findings(), func(f validator.Finding) bool { return f.Severity == validator.Error })
		if reason := unread[c.ID]; refused != (reason != "") && len(c.Values) > 0 {
			t.Errorf("%s: %q has the findings %+v; the exception is %q", c.ID, c.Text, read.Findings(), reason)
		}
		if refused || len(c.Values) == 0 {
			continue
		}
		compared++
		if got := valueOf(syntax.Read(read.JSON(), syntax.JSON), syntax.Root); !reflect.DeepEqual(got, c.Values[0]) {
			t.Errorf("%s: %q is %v, not %v", c.ID, c.Text, got, c.Values)
		}
	}
	if compared < 200 {
		t.Errorf("only %d documents were compared", compared)
	}
}

// valueOf returns a value as package json decodes it. A number that is no float64 is "\x00".
func valueOf(t *syntax.Tree, id syntax.ID) any {
	switch t.Kind(id) {
	case syntax.String:
		return t.Text(id)
	case syntax.Number:
		number, err := strconv.ParseFloat(t.Raw(id), 64)
		if err != nil {
			return "\x00"
		}
		return number
	case syntax.Array:
		list := []any{}
		for child := t.First(id); child < t.End(id); child = t.Next(child) {
			list = append(list, valueOf(t, child))
		}
		return list
	case syntax.Object:
		object := map[string]any{}
		for child := t.First(id); child < t.End(id); child = t.Next(child) {
			object[t.Key(child)] = valueOf(t, child)
		}
		return object
	case syntax.Null:
		return nil
	}
	return t.Raw(id) == "true"
}

const (
	several = "several documents"
	empty   = "no content"
)

// unread are the documents that have a value as JSON and get an error, and why.
var unread = map[string]string{
	"35KP": several, "5TYM": several, "6WLZ": several, "6ZKB": several, "7Z25": several, "9DXL": several, "9KAX": several,
	"9WXW": several, "JHB9": several, "KSS4": several, "L383": several, "M7A3": several, "RZT7": several, "U9NS": several,
	"6XDY": empty, "DK95/07": empty, "MUS6/02": empty, "MUS6/03": empty, "MUS6/04": empty, "MUS6/05": empty, "MUS6/06": empty,
}
