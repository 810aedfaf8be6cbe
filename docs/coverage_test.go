package docs

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

const (
	coveragePage  = "coverage.md"
	interfaceText = "testdata/interface.md"
	tracesFile    = "testdata/traces.json"
)

// A trace tells what makes a sentence of the interface hold: rules ("rule name-length") and names of
// the Go packages ("preview.Decide"); or why nothing does.
type trace struct {
	Section string   `json:"section"`
	Says    string   `json:"says"`
	By      []string `json:"by,omitempty"`
	Not     string   `json:"not,omitempty"`
}

// withoutSentence are the rules that no sentence of the interface leads to, and what they stand on.
var withoutSentence = map[string]string{
	"bounds-order":       "no sentence compares a minimum with a maximum, and the service does not either: discord-api-docs#5149",
	"file-types":         "newer than the interface's text: discord-api-docs#8506",
	"report-limit":       "the tool's own: a report lists so much",
	"suppression-unused": "the tool's own: the configuration",
	"document-wrapper":   "the tool's own: files have lists in objects, bodies do not",
	"document-dialect":   "the tool's own: client libraries have names of their own",
	"yaml-syntax":        "the tool's own: YAML is how files are written",
	"yaml-ambiguous":     "the tool's own: YAML is how files are written",
}

// Every sentence of the interface has a trace, in the interface's order, that leads to what there is.
func TestCoveragePageIsCurrent(t *testing.T) {
	sentences, traces := sentencesOf(readFile(t, interfaceText)), readTraces(t)
	if *update {
		traces = arranged(traces, sentences)
		writeFile(t, tracesFile, tracesText(t, traces))
	}
	places := places(t)
	if *update {
		writeFile(t, coveragePage, coverage(traces, places))
	}
	checkTraces(t, traces, sentences, places)
	if readFile(t, coveragePage) != coverage(traces, places) {
		t.Errorf("%s is not what %s says; write it with: go test ./docs -update", coveragePage, tracesFile)
	}
}

func checkTraces(t *testing.T, traces, sentences []trace, places map[string]string) {
	t.Helper()
	for i, s := range sentences {
		if i >= len(traces) || traces[i].Section != s.Section || traces[i].Says != s.Says {
			t.Fatalf("%s has no trace in its place for %s: %q; go test ./docs -update puts them in order", tracesFile, s.Section, s.Says)
		}
		one := &traces[i]
		if (len(one.By) == 0) == (one.Not == "") {
			t.Errorf("%s: %q: want in %s what makes it hold (by), or why nothing does (not)", s.Section, s.Says, tracesFile)
		}
		for _, by := range one.By {
			if places[by] == "" {
				t.Errorf("%s: %q: there is no %s", s.Section, s.Says, by)
			}
		}
	}
	if len(traces) > len(sentences) {
		t.Errorf("%s: the interface does not say %q", tracesFile, traces[len(sentences)].Says)
	}
}

// Every rule stands on a sentence, or on what withoutSentence tells.
func TestEveryRuleHasASentence(t *testing.T) {
	ledTo := map[string]bool{}
	for _, one := range readTraces(t) {
		for _, by := range one.By {
			ledTo[strings.TrimPrefix(by, "rule ")] = true
		}
	}
	for _, name := range validator.RuleNames() {
		switch reason := withoutSentence[name]; {
		case !ledTo[name] && reason == "":
			t.Errorf("no sentence leads to the rule %s: add it to one in %s or, with its reason, to withoutSentence", name, tracesFile)
		case ledTo[name] && reason != "":
			t.Errorf("a sentence leads to the rule %s; take it out of withoutSentence", name)
		}
	}
	for name := range withoutSentence {
		if _, known := validator.Lookup(name); !known {
			t.Errorf("withoutSentence has %s, which is no rule", name)
		}
	}
}

// arranged returns the traces in the order of the sentences; those of new sentences lead nowhere.
func arranged(traces, sentences []trace) []trace {
	known := map[[2]string]trace{}
	for _, one := range traces {
		known[[2]string{one.Section, one.Says}] = one
	}
	all := make([]trace, len(sentences))
	for i, s := range sentences {
		all[i] = s
		if one, ok := known[[2]string{s.Section, s.Says}]; ok {
			all[i] = one
		}
	}
	return all
}

// coverage is the page.
func coverage(traces []trace, places map[string]string) string {
	var b strings.Builder
	not := 0
	for i := range traces {
		if traces[i].Not != "" {
			not++
		}
	}
	fmt.Fprintf(&b, "# What makes each sentence of the interface hold\n\nEvery sentence of the interface, with the [rules](rules.md) and "+
		"functions that make it hold or tell it; where nothing can be checked here,\nwhy. Of %d sentences that is so for %d. A table's row begins "+
		"with its name, a numbered rule with its number. This page is made by a test\nthat fails when a sentence has no row.\n", len(traces), not)
	section := ""
	for i := range traces {
		one := &traces[i]
		if one.Section != section {
			section = one.Section
			fmt.Fprintf(&b, "\n## %s\n\n| the interface says | held by |\n|---|---|\n", section)
		}
		fmt.Fprintf(&b, "| %s | %s |\n", cell(one.Says), cell(one.held(places)))
	}
	return b.String()
}

// held returns links to what makes a sentence hold, or why nothing does.
func (one *trace) held(places map[string]string) string {
	if one.Not != "" {
		return "*not checkable here:* " + one.Not
	}
	links := make([]string, len(one.By))
	for i, by := range one.By {
		links[i] = fmt.Sprintf("[%s](%s)", strings.TrimPrefix(by, "rule "), places[by])
	}
	return strings.Join(links, ", ")
}

func readTraces(t *testing.T) (traces []trace) {
	t.Helper()
	if err := json.Unmarshal([]byte(readFile(t, tracesFile)), &traces); err != nil {
		t.Fatalf("%s: %v", tracesFile, err)
	}
	return traces
}

// tracesText writes one trace on each line.
func tracesText(t *testing.T, traces []trace) string {
	t.Helper()
	var b bytes.Buffer
	out := json.NewEncoder(&b)
	out.SetEscapeHTML(false)
	before := "[\n"
	for _, one := range traces {
		b.WriteString(before)
		before = ","
		if err := out.Encode(one); err != nil {
			t.Fatal(err)
		}
	}
	return b.String() + "]\n"
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
