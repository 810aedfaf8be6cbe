package validator

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

// A command that stands where no more is read is judged as far as it is read.
func TestRecheckBeyondMostObjects(t *testing.T) {
	document := func(choices int) string {
		return `[{"name":"a","description":"a","options":[{"type":3,"name":"o","description":"o","choices":[` +
			strings.Repeat("{},", choices-1) + `{}]}]},{"name":"b","description":"b","options":[` +
			`{"type":2,"name":"g","description":"g","options":[{"type":1,"name":"s","description":"s"}]}]}]`
	}
	// Two commands, three options and the choices are as many as are read, and then one more.
	wantRecheckAs(t, document(mostObjects-5), document(mostObjects-4), "field-required", "choice-count")
}

// What is found among names does not depend on how many names there were in the commands before.
func TestRecheckWhereNamesCollide(t *testing.T) {
	var before, colliding []string
	for i := range 300 {
		before = append(before, fmt.Sprintf(
			`{"type":3,"name":"o%d","description":"d","name_localizations":{"de":"d%d"}}`, i, i))
	}
	for i := 0; len(colliding) < 515; i++ {
		if name := fmt.Sprintf("c%d", i); hash(name)&1023 == 7 {
			colliding = append(colliding, `{"type":3,"name":"`+name+`","description":"d"}`)
		}
	}
	colliding = append(colliding, colliding[514])
	document := func(description string) string {
		return `[{"name":"a","description":"a","options":[` + strings.Join(before, ",") + `]},` +
			`{"name":"b","description":"` + description + `","options":[` + strings.Join(colliding, ",") + `]}]`
	}
	wantRecheckAs(t, document("b"), document("bb"), "option-count")
}

// wantRecheckAs wants the report of Check after another document, without some rules.
func wantRecheckAs(t *testing.T, before, now string, silenced ...string) {
	t.Helper()
	options := Options{Rules: map[string]Severity{}}
	for _, rule := range silenced {
		options.Rules[rule] = Off
	}
	got := Recheck(Check([]byte(before), options), []byte(now), options).AppendJSON(nil)
	if want := Check([]byte(now), options).AppendJSON(nil); !bytes.Equal(got, want) {
		t.Errorf("%.1000s\nnot %.1000s", got, want)
	}
}
