package validator_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
)

// limits are those of the interface: what a rule measures, the values next to each limit that hold,
// and those that break the rule.
var limits = []struct {
	rule, measure, holds, breaks string
}{
	{"name-length", "CHAT_INPUT name", "1 2 31 32", "0 33"},
	{"name-length", "USER name", "1 2 31 32", "0 33"},
	{"name-length", "MESSAGE name", "1 2 31 32", "0 33"},
	{"name-length", "PRIMARY_ENTRY_POINT name", "1 2 31 32", "0 33"},
	{"name-length", "option name", "1 2 31 32", "0 33"},
	{"name-length", "CHAT_INPUT name localization", "1 2 31 32", "0 33"},
	{"name-length", "USER name localization", "1 2 31 32", "0 33"},
	{"name-length", "MESSAGE name localization", "1 2 31 32", "0 33"},
	{"name-length", "PRIMARY_ENTRY_POINT name localization", "1 2 31 32", "0 33"},
	{"name-length", "option name localization", "1 2 31 32", "0 33"},

	{"description-length", "CHAT_INPUT description", "1 2 99 100", "0 101"},
	{"description-length", "PRIMARY_ENTRY_POINT description", "0 1 99 100", "101"},
	{"description-length", "option description", "1 2 99 100", "0 101"},
	{"description-length", "CHAT_INPUT description localization", "1 2 99 100", "0 101"},
	{"description-length", "PRIMARY_ENTRY_POINT description localization", "0 1 99 100", "101"},
	{"description-length", "option description localization", "1 2 99 100", "0 101"},

	{"choice-name-length", "choice name", "1 2 99 100", "0 101"},
	{"choice-name-length", "choice name localization", "1 2 99 100", "0 101"},
	{"choice-value-length", "choice text", "1 99 100", "101"},

	{"option-count", "command options", "24 25", "26"},
	{"option-count", "subcommand options", "24 25", "26"},
	{"option-count", "group options", "24 25", "26"},
	{"choice-count", "STRING choices", "24 25", "26"},
	{"choice-count", "INTEGER choices", "24 25", "26"},
	{"choice-count", "NUMBER choices", "24 25", "26"},
	{"file-types", "file types", "9 10", "11"},

	{"command-count", "CHAT_INPUT global", "99 100", "101"},
	{"command-count", "USER global", "14 15", "16"},
	{"command-count", "MESSAGE global", "14 15", "16"},
	{"command-count", "PRIMARY_ENTRY_POINT global", "1", "2"},
	{"command-count", "CHAT_INPUT guild", "99 100", "101"},
	{"command-count", "USER guild", "14 15", "16"},
	{"command-count", "MESSAGE guild", "14 15", "16"},
	{"budget", "budget", "7999 8000", "8001"},

	{"bounds-range", "STRING min_length", "0 1 5999 6000", "-1 6001"},
	{"bounds-range", "STRING max_length", "1 2 5999 6000", "-1 0 6001"},
	{"bounds-range", "INTEGER min_value", integersHold, integersBreak},
	{"bounds-range", "INTEGER max_value", integersHold, integersBreak},
	{"bounds-range", "NUMBER min_value", numbersHold, numbersBreak},
	{"bounds-range", "NUMBER max_value", numbersHold, numbersBreak},
	{"choice-value-range", "INTEGER value", integersHold, integersBreak},
	{"choice-value-range", "NUMBER value", numbersHold, numbersBreak},

	{"permissions-bitset", "permissions", "0 1 18446744073709551615", "-1 18446744073709551616"},
	{"permissions-unknown-bit", "permission bit", "0 1 46 48 51 52", "47 53 54 63"},
	{"snowflake", "id", "0 1 18446744073709551614 18446744073709551615", "-1 18446744073709551616"},
	{"json-syntax", "depth", "63 64", "65"},
}

const (
	integersHold = "-9007199254740991 -9007199254740990 9007199254740990 9007199254740991"
	// integersBreak are the numbers beyond "-2^53+1 to 2^53-1".
	integersBreak = "-9007199254740992 9007199254740992"

	numbersHold = "-9007199254740992 -9007199254740991 9007199254740991 9007199254740992"
	// numbersBreak are the numbers beyond "-2^53 to 2^53".
	numbersBreak = "-9007199254740993 9007199254740993"
)

// TestLimits wants the conformance data to have a case on either side of every limit, and one at it,
// and to say of each what the interface says.
func TestLimits(t *testing.T) {
	measures := map[string][]measuredCase{}
	for _, limit := range limits {
		cases, ok := measures[limit.rule]
		if !ok {
			cases = measuredCases(t, limit.rule)
			measures[limit.rule] = cases
		}
		seen := map[string]bool{}
		for _, c := range cases {
			for _, m := range c.measures {
				if m.what != limit.measure {
					continue
				}
				seen[m.value] = true
				holds := slices.Contains(strings.Fields(limit.holds), m.value)
				breaks := slices.Contains(strings.Fields(limit.breaks), m.value)
				broken := slices.ContainsFunc(c.Want, func(w conformance.Wanted) bool {
					return w.Rule == limit.rule && (m.anywhere || w.Pointer == m.pointer)
				})
				if holds && broken || breaks && !broken {
					t.Errorf("%s: %q is wrong about %s of %s at %q",
						limit.rule, c.Name, m.what, m.value, m.pointer)
				}
			}
		}
		for _, value := range strings.Fields(limit.holds + " " + limit.breaks) {
			if !seen[value] {
				t.Errorf("%s: no case has %s of %s", limit.rule, limit.measure, value)
			}
		}
	}
}

type measuredCase struct {
	conformance.Case
	measures []measured
}

// measuredCases returns the cases of a rule with what there is to measure in them.
func measuredCases(t *testing.T, rule string) []measuredCase {
	t.Helper()
	var cases []measuredCase
	for _, s := range suites(t) {
		if s.Rule != rule {
			continue
		}
		for _, c := range s.Cases {
			cases = append(cases, measuredCase{c, measure(t, &c)})
		}
	}
	return cases
}

// measured is a value that some limit is about, or its size.
type measured struct {
	what, value, pointer string
	// anywhere tells that a diagnostic about it need not have the pointer.
	anywhere bool
}

// measure returns what there is to measure in a case.
func measure(t *testing.T, c *conformance.Case) []measured {
	t.Helper()
	src := c.Bytes(t)
	options := c.Options(t)
	m := ruler{scope: options.Scope.String(), untyped: "CHAT_INPUT"}
	if options.Operation == validator.Edit {
		m.untyped = ""
	}
	m.add("depth", depth(src), "")
	m.all[0].anywhere = true
	for _, b := range validator.Check(src, options).Budgets {
		m.add("budget", b.Used, b.Pointer)
	}
	decoder := json.NewDecoder(bytes.NewReader(src))
	decoder.UseNumber()
	var document any
	if err := decoder.Decode(&document); err == nil {
		m.document(document)
	}
	return m.all
}

// depth returns how deep lists and objects nest.
func depth(src []byte) int {
	deepest, open := 0, 0
	for _, b := range src {
		switch b {
		case '[', '{':
			open++
		case ']', '}':
			open--
		}
		deepest = max(deepest, open)
	}
	return deepest
}

type ruler struct {
	scope string
	// untyped is the type of a command that has none.
	untyped string
	all     []measured
}

func (r *ruler) add(what string, value any, pointer string) {
	r.all = append(r.all, measured{what: what, value: fmt.Sprint(value), pointer: pointer})
}

func (r *ruler) document(document any) {
	if command, ok := document.(map[string]any); ok {
		r.command(command, "")
	}
	list, ok := document.([]any)
	if !ok {
		return
	}
	counts := map[string]int{}
	for i, element := range list {
		if command, ok := element.(map[string]any); ok {
			r.command(command, "/"+strconv.Itoa(i))
			counts[nameOf(command, r.untyped, commandNames)]++
		}
	}
	for kind, n := range counts {
		if len(counts) == 1 { // else it is open whose count is reported
			r.add(kind+" "+r.scope, n, "")
		}
	}
}

var (
	commandNames = []string{"", "CHAT_INPUT", "USER", "MESSAGE", "PRIMARY_ENTRY_POINT"}
	optionNames  = []string{
		"", "subcommand", "group", "STRING", "INTEGER", "BOOLEAN", "USER", "CHANNEL", "ROLE",
		"MENTIONABLE", "NUMBER", "ATTACHMENT",
	}
)

// nameOf returns the name of an object's type, "" for none of these.
func nameOf(object map[string]any, untyped string, names []string) string {
	if _, ok := object["type"]; !ok {
		return untyped
	}
	n, err := strconv.Atoi(fmt.Sprint(object["type"]))
	if err != nil || n < 0 || n >= len(names) {
		return ""
	}
	return names[n]
}

func (r *ruler) command(command map[string]any, pointer string) {
	kind := nameOf(command, r.untyped, commandNames)
	r.texts(command, kind+" name", "name", pointer)
	r.texts(command, kind+" description", "description", pointer)
	r.options(command, "command", pointer)
	r.bits("permissions", command["default_member_permissions"], pointer+"/default_member_permissions")
	r.bits("id", command["id"], pointer+"/id")
}

// bits measures an integer in a string, and its bit when it has one.
func (r *ruler) bits(what string, value any, pointer string) {
	text, ok := value.(string)
	n, isNumber := new(big.Int).SetString(text, 10)
	if !ok || !isNumber {
		return
	}
	r.add(what, text, pointer)
	if bit := n.BitLen() - 1; bit >= 0 && n.TrailingZeroBits() == uint(bit) {
		r.add("permission bit", bit, pointer)
	}
}

// texts measures a text and its localizations in code points.
func (r *ruler) texts(object map[string]any, what, member, pointer string) {
	if text, ok := object[member].(string); ok {
		r.add(what, utf8.RuneCountInString(text), pointer+"/"+member)
	}
	dictionary := member + "_localizations"
	localizations, _ := object[dictionary].(map[string]any)
	for key, value := range localizations {
		if text, ok := value.(string); ok {
			r.add(what+" localization", utf8.RuneCountInString(text), pointer+"/"+dictionary+"/"+key)
		}
	}
}

// elements calls each with the objects in a list, and measures their number.
func (r *ruler) elements(
	of map[string]any, member, what, pointer string, each func(object map[string]any, pointer string),
) {
	list, ok := of[member].([]any)
	if !ok {
		return
	}
	r.add(what, len(list), pointer+"/"+member)
	for i, element := range list {
		if object, ok := element.(map[string]any); ok {
			each(object, pointer+"/"+member+"/"+strconv.Itoa(i))
		}
	}
}

func (r *ruler) options(of map[string]any, what, pointer string) {
	r.elements(of, "options", what+" options", pointer, r.option)
}

func (r *ruler) option(option map[string]any, pointer string) {
	kind := nameOf(option, "", optionNames)
	r.texts(option, "option name", "name", pointer)
	r.texts(option, "option description", "description", pointer)
	r.options(option, kind, pointer)
	r.elements(option, "file_types", "file types", pointer, nil)
	for _, member := range []string{"min_length", "max_length", "min_value", "max_value"} {
		r.number(kind+" "+member, option[member], pointer+"/"+member)
	}
	r.elements(option, "choices", kind+" choices", pointer, func(choice map[string]any, at string) {
		r.texts(choice, "choice name", "name", at)
		r.number(kind+" value", choice["value"], at+"/value")
		if text, ok := choice["value"].(string); ok {
			r.add("choice text", utf8.RuneCountInString(text), at+"/value")
		}
	})
}

func (r *ruler) number(what string, value any, pointer string) {
	if number, ok := value.(json.Number); ok {
		r.add(what, number, pointer)
	}
}
