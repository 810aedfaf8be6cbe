package docs

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// numbered is a numbered rule; its items are indented.
var numbered = regexp.MustCompile(`^(\d+)\. (.+)`)

// sentencesOf returns the sentences of the interface, without traces: those of the rows of its
// tables, of its numbered rules, of its lists and of what stands between them. A line that only
// announces a list is none, but names what stands in the list.
func sentencesOf(text string) (all []trace) {
	section, rule, list := "", "", ""
	lines := append(strings.Split(text, "\n"), "")
	for i, line := range lines[:len(lines)-1] {
		switch found := numbered.FindStringSubmatch(line); {
		case strings.HasPrefix(line, "#"):
			section, list = strings.TrimLeft(line, "# "), ""
		case strings.HasPrefix(line, "|--"), strings.HasPrefix(lines[i+1], "|--"):
			// A table's head has no sentence.
		case strings.HasPrefix(line, "|"):
			all = append(all, ofRow(section, line)...)
		case found != nil:
			rule, list = found[1]+" · ", ""
			all = append(all, named(section, rule, divided(found[2]))...)
		case strings.HasPrefix(line, "   - "):
			all = append(all, named(section, rule, divided(line[5:]))...)
		case strings.HasPrefix(line, "- "):
			all = append(all, named(section, list, divided(line[2:]))...)
		case strings.HasSuffix(line, ":"):
			list = strings.TrimSuffix(line, ":") + " · "
		case line != "":
			list = ""
			all = append(all, named(section, "", divided(line))...)
		}
	}
	return all
}

// ofRow returns the sentences of a table's row: one of the first of every cell, and each other one
// with the row's first cell.
func ofRow(section, line string) []trace {
	var first, others []string
	for _, text := range strings.Split(strings.Trim(line, "|"), "|") {
		if says := divided(strings.TrimSpace(text)); len(says) > 0 {
			first, others = append(first, says[0]), append(others, says[1:]...)
		}
	}
	row := trace{Section: section, Says: strings.Join(first, " · ")}
	return append([]trace{row}, named(section, first[0]+" · ", others)...)
}

// named returns sentences behind the number or name of what they stand in.
func named(section, name string, sentences []string) []trace {
	all := make([]trace, len(sentences))
	for i, says := range sentences {
		all[i] = trace{Section: section, Says: name + says}
	}
	return all
}

// start is where a sentence begins after another one: with a capital, or with code.
var start = regexp.MustCompile("\\. ([A-Z`])")

// divided divides a text into its sentences.
func divided(text string) (sentences []string) {
	for text != "" {
		next := start.FindStringIndex(text)
		if next == nil {
			return append(sentences, text)
		}
		sentences = append(sentences, text[:next[0]+1])
		text = text[next[0]+2:]
	}
	return sentences
}

func TestSentences(t *testing.T) {
	const text = `# Title

Before all. Then more.

## Fields

| Field | Type | Notes |
|---|---|---|
| id | snowflake | |
| name? | string, 1.5 or so | At most 3. ` + "`0` is none. See below." + ` |

Rules:
1. One. Two: e.g. three.
2. Dated changes:
   - From then on. And on.
- A list: of one.

It contains:
- More. And more.
`
	want := []trace{
		{Section: "Title", Says: "Before all."},
		{Section: "Title", Says: "Then more."},
		{Section: "Fields", Says: "id · snowflake"},
		{Section: "Fields", Says: "name? · string, 1.5 or so · At most 3."},
		{Section: "Fields", Says: "name? · `0` is none."},
		{Section: "Fields", Says: "name? · See below."},
		{Section: "Fields", Says: "1 · One."},
		{Section: "Fields", Says: "1 · Two: e.g. three."},
		{Section: "Fields", Says: "2 · Dated changes:"},
		{Section: "Fields", Says: "2 · From then on."},
		{Section: "Fields", Says: "2 · And on."},
		{Section: "Fields", Says: "A list: of one."},
		{Section: "Fields", Says: "It contains · More."},
		{Section: "Fields", Says: "It contains · And more."},
	}
	got := sentencesOf(text)
	if !slices.EqualFunc(got, want, func(a, b trace) bool { return a.Section == b.Section && a.Says == b.Says }) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}
