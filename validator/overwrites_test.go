package validator_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

func TestReadOverwrites(t *testing.T) {
	role := validator.Overwrite{ID: 7, Type: validator.RoleOverwrite, Allow: true}
	tests := []struct {
		name, src string
		want      []validator.Overwrites
	}{
		{
			"an object as the service stores it",
			`{"id":"1","application_id":"2","guild_id":"3","permissions":[
				{"id":"7","type":1,"permission":true},{"id":"8","type":2,"permission":false},
				{"id":"9","type":3,"permission":true}]}`,
			[]validator.Overwrites{{
				ID: 1, ApplicationID: 2, GuildID: 3, Permissions: []validator.Overwrite{
					role,
					{ID: 8, Type: validator.UserOverwrite},
					{ID: 9, Type: validator.ChannelOverwrite, Allow: true},
				},
			}},
		},
		{
			"a list", `[{"id":"1","permissions":[]},5,{"id":"2"}]`,
			[]validator.Overwrites{{ID: 1}, {ID: 2}},
		},
		{
			"the body of an edit", `{"permissions":[{"id":"7","type":1,"permission":true}]}`,
			[]validator.Overwrites{{Permissions: []validator.Overwrite{role}}},
		},
		{
			"a draft's by name", `{"name":"mod","permissions":null}`,
			[]validator.Overwrites{{Name: "mod"}},
		},
		{
			"numbers for strings and strings for numbers",
			`{"id":18446744073709551615,"permissions":[{"id":7,"type":"1","permission":true}]}`,
			[]validator.Overwrites{{ID: 1<<64 - 1, Permissions: []validator.Overwrite{role}}},
		},
		{
			"what is not understood", `{"id":"x","application_id":1e3,"guild_id":null,"name":4,
				"permissions":[{"id":"7","type":1},{"id":"7","permission":true},
				{"type":1,"permission":true},
				{"id":"7","type":4,"permission":true},{"id":"7","type":256,"permission":true},
				{"id":"7","type":1,"permission":1},{"id":"-7","type":1,"permission":true},5,
				{"id":"18446744073709551616","type":1,"permission":true}]}`,
			[]validator.Overwrites{{}},
		},
		{
			"mistakes in the JSON",
			`{"id":"1","permissions":[{"id":"7","type":1,"permission":true},`,
			[]validator.Overwrites{{ID: 1, Permissions: []validator.Overwrite{role}}},
		},
		{"no overwrites", `"text"`, nil},
		{"nothing", ``, nil},
	}
	for _, test := range tests {
		if got := validator.ReadOverwrites([]byte(test.src)); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: got %+v, want %+v", test.name, got, test.want)
		}
	}
}

func FuzzReadOverwrites(f *testing.F) {
	f.Add([]byte(`[{"id":"1","permissions":[{"id":"7","type":1,"permission":true}]}]`))
	f.Fuzz(func(t *testing.T, src []byte) {
		for _, o := range validator.ReadOverwrites(src) {
			for _, entry := range o.Permissions {
				if entry.Type == validator.UnknownOverwrite {
					t.Errorf("an entry without a type: %+v", entry)
				}
			}
		}
	})
}

func TestAppendString(t *testing.T) {
	for _, text := range []string{"", "plain", "\"\\\n\x01<&>", "ä\u2028𐐀", "\xff"} {
		want, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := validator.AppendString([]byte("x"), text); string(got) != "x"+string(want) {
			t.Errorf("%q gives %s, want %s", text, got, want)
		}
	}
}
