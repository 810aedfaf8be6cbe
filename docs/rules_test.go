package docs

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

var update = flag.Bool("update", false, "write the pages again")

const page = "rules.md"

// The page is what the catalogue says, and each example is judged anew.
func TestRulesPageIsCurrent(t *testing.T) {
	made := rulesPage(t)
	if *update {
		if err := os.WriteFile(page, []byte(made), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	written, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if unpacked(t, string(written)) != unpacked(t, made) {
		t.Errorf("%s is not what the catalogue says; write it with: go test ./docs -update", page)
	}
}

func rulesPage(t *testing.T) string {
	t.Helper()
	rules := validator.Rules()
	var b strings.Builder
	b.WriteString("# Rules\n\nWhat `slashlint explain NAME` says, for all rules. This page is made from the catalogue; every example is judged " +
		"by a test, and opens in the playground.\n\n| rule | severity | says |\n|---|---|---|\n")
	for i := range rules {
		r := &rules[i]
		fmt.Fprintf(&b, "| [%s](#%s) | %s | %s |\n", r.Name, r.Name, r.Severity, cell(r.Says))
	}
	for i := range rules {
		writeRule(t, &b, &rules[i])
	}
	return b.String()
}

// cell makes a text fit for a table.
func cell(text string) string { return strings.ReplaceAll(text, "|", `\|`) }

func writeRule(t *testing.T, b *strings.Builder, r *validator.Rule) {
	t.Helper()
	fmt.Fprintf(b, "\n## %s\n\n*%s*: %s.\n\n%s\n\n**What to do.** %s\n\n", r.Name, r.Severity, r.Says, r.Why, r.Do)
	if r.Bad.Against != "" {
		b.WriteString("Judged against the definition\n\n" + block(r.Bad.Against) + "\n")
	}
	if r.Bad.Text != "" {
		b.WriteString("Not so" + opens(t, r, &r.Bad) + ":\n\n" + block(r.Bad.Text) + "\n```text\n" + said(t, r) +
			"```\n\nBut so" + opens(t, r, &r.Good) + ":\n\n" + block(r.Good.Text) + "\n")
	}
	fmt.Fprintf(b, "It stands on: %s", r.Source)
	if r.Rationale != "" {
		anchor := strings.ReplaceAll(strings.ToLower(r.Rationale), " ", "-")
		fmt.Fprintf(b, " See also [%s](../RATIONALE.md#%s).", r.Rationale, anchor)
	}
	b.WriteByte('\n')
}

// opens is a link to an example in the playground.
func opens(t *testing.T, r *validator.Rule, e *validator.Example) string {
	t.Helper()
	return fmt.Sprintf(" ([try it](%s))", link(t, r.Name+".json", e))
}

// mostLines is how long an example is at most that stands on the page in full.
const mostLines = 60

// block shows an example, and of a long one the start.
func block(text string) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	cut := ""
	if len(lines) > mostLines {
		lines, cut = lines[:mostLines], "…\n"
	}
	for i, line := range lines {
		if runes := []rune(line); len(runes) > 200 {
			lines[i] = string(runes[:200]) + "…"
		}
	}
	return "```json\n" + strings.Join(lines, "\n") + "\n" + cut + "```\n"
}

// said is what slashlint says of the bad example.
func said(t *testing.T, r *validator.Rule) string {
	t.Helper()
	options := r.Bad.Options()
	if r.Severity == validator.Off {
		options.Rules = map[string]validator.Severity{r.Name: validator.Warning}
	}
	var b strings.Builder
	found := false
	report := validator.Check([]byte(r.Bad.Text), options)
	for i := range report.Diagnostics {
		d := &report.Diagnostics[i]
		found = found || d.Rule == r.Name
		fmt.Fprintf(&b, "%d:%d: %s: %s [%s]\n", d.Range.Start.Line, d.Range.Start.Column, d.Severity, d.Message, d.Rule)
	}
	if !found {
		t.Errorf("the bad example of %s does not break it", r.Name)
	}
	return b.String()
}
