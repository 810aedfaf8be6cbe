package yaml

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// maxFindings bounds the memory that findings take.
const maxFindings = 10_000

// add adds a finding.
func (c *converter) add(f validator.Finding) {
	if len(c.findings) >= maxFindings {
		c.discarded++
		return
	}
	c.findings = append(c.findings, f)
}

// endFindings reports how many findings there are beyond those that are listed.
func (c *converter) endFindings() {
	if c.discarded == 0 {
		return
	}
	c.findings = append(c.findings, validator.Finding{
		Rule: syntaxRule, Severity: validator.Error, Start: len(c.src), End: len(c.src),
		Message: strconv.Itoa(c.discarded) + " further problems of the YAML are not listed",
	})
}

// problem reports what is wrong between two bytes of the document.
func (c *converter) problem(severity validator.Severity, at span, message, note string) {
	if c.expanding > 0 {
		return
	}
	c.add(validator.Finding{
		Rule: syntaxRule, Severity: severity, At: len(c.json),
		Start: at.start, End: at.end, Message: message, Note: note,
	})
}

// memberProblem reports what is wrong with a field that is not written to the JSON.
func (c *converter) memberProblem(at span, message, note string) {
	before := len(c.findings)
	c.problem(validator.Error, at, message, note)
	if len(c.findings) > before {
		c.findings[before].At = int(c.parts[c.parent].start)
	}
}

// differ reports what readers of YAML do not agree on.
func (c *converter) differ(at span, message, note string) {
	if c.expanding > 0 {
		return
	}
	c.add(validator.Finding{
		Rule: ambiguousRule, Severity: validator.Warning, At: len(c.json),
		Start: at.start, End: at.end, Message: message, Note: note,
	})
}

func quotedText(text string) string { return syntax.Quote(clip(text)) }

// clip shortens a text for a message.
func clip(text string) string {
	const most = 100
	if len(text) > 4*most {
		text = text[:4*most]
	}
	text = strings.ToValidUTF8(strings.Join(strings.Fields(text), " "), "\uFFFD")
	if runes := []rune(text); len(runes) > most {
		text = string(runes[:most]) + "…"
	}
	return text
}
