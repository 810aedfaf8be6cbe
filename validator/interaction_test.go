package validator_test

import (
	"fmt"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

func FuzzInteraction(f *testing.F) {
	for _, s := range suites(f) {
		for _, c := range s.Cases {
			if src := c.Bytes(f); c.Kind == "interaction" && len(src)+len(c.Against) <= mostFuzzed {
				f.Add(src, []byte(c.Against))
			}
		}
	}
	f.Fuzz(func(t *testing.T, src, against []byte) {
		if len(src)+len(against) > mostFuzzed {
			return
		}
		d := document{src: src, options: validator.Options{Kind: validator.Interaction}}
		if len(against) > 0 {
			d.options.Against = validator.Check(against, validator.Options{}).Document
		}
		wantSound(t, &d, d.check())
		wantMended(t, &d)
	})
}

// received is an interaction whose data has these members.
func received(data string) []byte {
	return []byte(`{"id":"1","application_id":"1","type":2,"token":"x","version":1,"channel_id":"1",` +
		`"user":{"id":"1"},"locale":"de","app_permissions":"0","data":{"id":"1","type":1,"name":"ping",` +
		data + "}}")
}

// hostileInteractions are payloads of n parts, and definitions of as many, that are meant to take more
// memory than their size warrants.
var hostileInteractions = []struct {
	name string
	// payload is repeated between the other two.
	before, payload, after string
	definition             func(n int) []byte
}{
	{"options", `"options":[`, `{}`, `]`, defined("")},
	{"options of one name", `"options":[`, `{"type":3,"name":"x","value":"y"}`, `]`, defined("")},
	{
		"unknown options", `"options":[`, `{"type":3,"name":"c","value":"y"}`, `]`,
		defined(`,"name_localizations":{"de":"b","fr":"c"}`),
	},
	{
		"an option of many choices", `"options":[`, `{"type":3,"name":"o","value":"y"}`, `]`,
		func(n int) []byte {
			return choices(n, `"type":3`, func(i int) string { return fmt.Sprintf(`"v%d"`, i) })
		},
	},
	{"required options", `"options":[`, `{"type":3,"name":"x","value":"y"}`, `]`, defined(`,"required":true`)},
	{"ids", `"options":[{"type":6,"name":"x","value":"7"}],"resolved":{"users":{`, `"8":{"id":"9"}`, `}}`, nil},
	{"keys that are no ids", `"resolved":{"users":{`, `"x":1`, `}}`, nil},
	{"options that are focused", `"options":[`, `{"type":4,"name":"x","value":"1","focused":true}`, `]`, nil},
	{"one member repeated", ``, `"target_id":1`, ``, nil},
	{"subcommands", `"options":[`, `{"type":1,"name":"x"}`, `]`, defined("")},
}

// defined returns a maker of commands with n options that have these members.
func defined(members string) func(n int) []byte {
	return func(n int) []byte {
		return options(n, func(i int) string { return fmt.Sprintf(`"name":"o%d"%s`, i, members) })
	}
}

// TestHostileInteractions tries them at two sizes: four times the size may take four times the memory.
func TestHostileInteractions(t *testing.T) {
	const most = 2*mostListed + 1
	for _, h := range hostileInteractions {
		t.Run(h.name, func(t *testing.T) {
			of := func(n int) int {
				src := received(h.before + joined(n, func(int) string { return h.payload }) + h.after)
				options := validator.Options{}
				if h.definition != nil {
					options.Against = validator.Check(h.definition(n/4), validator.Options{}).Document
				}
				report := validator.Check(src, options)
				if n := len(report.Diagnostics); report.Kind != validator.Interaction || n == 0 || n > most {
					t.Errorf("%d diagnostics of kind %v, want 1 to %d", n, report.Kind, most)
				}
				return taken(src, options)
			}
			was := of(25_000)
			if is := of(100_000); is > 8*was {
				t.Errorf("a quarter takes %d bytes, the whole %d", was, is)
			}
		})
	}
}
