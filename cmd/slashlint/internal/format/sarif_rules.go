package format

import (
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// sarifRuleOf describes a rule as the catalogue does.
func sarifRuleOf(r *validator.Rule) sarifRule {
	properties := sarifProperties{"tags": []string{"application-commands"}, "precision": "very-high"}
	if severity := problemSeverities[r.Severity]; severity != "" {
		properties["problem.severity"] = severity
	}
	if r.Source != "" {
		properties["source"] = r.Source
	}
	if r.Rationale != "" {
		properties["rationale"] = r.Rationale
	}
	return sarifRule{
		ID:         r.Name,
		Short:      sarifMessage{Text: r.Says},
		Full:       sarifMessage{Text: r.Why},
		HelpURI:    rulePage + r.Name,
		Help:       help(r),
		Default:    configuration(r.Severity),
		Properties: properties,
	}
}

// problemSeverities are the words that GitHub sorts alerts by.
var problemSeverities = map[validator.Severity]string{
	validator.Info:    "recommendation",
	validator.Warning: "warning",
	validator.Error:   "error",
}

func configuration(s validator.Severity) sarifConfiguration {
	return sarifConfiguration{Enabled: s != validator.Off, Level: sarifLevels[s]}
}

// section is a part of a rule's help: a text or an example.
type section struct{ title, text, example string }

// help tells what to do and shows examples, as text and in Markdown.
func help(r *validator.Rule) sarifMessage {
	var text, markdown strings.Builder
	for _, s := range []section{
		{"", r.Do, ""},
		{"Bad", "", r.Bad.Text},
		{"Good", "", r.Good.Text},
		{"Source", r.Source, ""},
	} {
		s.write(&text, &markdown)
	}
	return sarifMessage{strings.TrimSpace(text.String()), strings.TrimSpace(markdown.String())}
}

func (s section) write(text, markdown *strings.Builder) {
	body := s.text + shortened(s.example)
	if body == "" {
		return
	}
	if s.title != "" {
		text.WriteString(s.title + ":\n\n")
		markdown.WriteString("**" + s.title + "**\n\n")
	}
	text.WriteString(body + "\n\n")
	if s.example == "" {
		markdown.WriteString(body + "\n\n")
		return
	}
	// Four, since an example may well have three.
	markdown.WriteString("````json\n" + body + "\n````\n\n")
}

// mostExample is how many bytes of an example are shown: that of a rule on a count is long.
const mostExample = 2000

func shortened(example string) string {
	example = strings.TrimSuffix(example, "\n")
	if len(example) <= mostExample {
		return example
	}
	cut := strings.LastIndexByte(example[:mostExample], '\n')
	if cut < 0 {
		cut = mostExample
	}
	return strings.ToValidUTF8(example[:cut], "") + "\n…"
}
