package cli

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/service"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/internal/change"
	"github.com/slashlint/slashlint/validator"
)

// pageCells is how wide a page of text is at most: longer lines are hard to read.
const pageCells = 80

const explainLong = `Tell what a rule says, why, and what to do. Or what there is to know of a
permission (PIN_MESSAGES), of a member (min_value) or of something that changes
(dm_permission): since when, and what replaces it; or when the service answers
with a code (50240, STRING_TYPE_REGEX).

slashlint rules lists the rules, slashlint changes the changes.`

func newExplain(s *session) *cobra.Command {
	return &cobra.Command{
		Use:     "explain RULE|NAME|CODE...",
		Short:   "tell what a rule says, why, and what to do; or what a name or code means",
		Long:    explainLong,
		Example: "  slashlint explain name-charset budget\n  slashlint explain dm_permission PIN_MESSAGES\n  slashlint explain 50240 STRING_TYPE_REGEX",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return errors.New("name a rule; slashlint rules lists them")
			}
			s.explain(args)
			return nil
		},
		ValidArgsFunction: completeExplained,

		DisableFlagsInUseLine: true,
	}
}

func (s *session) explain(names []string) {
	p := newPage(s)
	for _, name := range names {
		if rule, ok := validator.Lookup(name); ok {
			p.rule(rule)
		} else if e, ok := service.LookupError(name); ok {
			p.code(e)
		} else if l, ok := service.LookupLeaf(name); ok {
			p.leaf(l)
		} else if !p.named(name) && !p.member(name) {
			s.fail(unknownName(name))
		}
	}
}

// page writes texts in paragraphs.
type page struct {
	*session
	terminal.Palette
	cells int
	begun bool
}

func newPage(s *session) *page {
	cells := pageCells
	if width := terminal.Width(s.Stdout); width > 0 {
		cells = max(30, min(cells, width))
	}
	colours := terminal.WantsColours(s.Stdout)
	return &page{session: s, Palette: terminal.Palette{Colours: colours}, cells: cells}
}

// unknownName says that there is nothing to explain, and what may be meant.
func unknownName(name string) error {
	err := didYouMean(fmt.Errorf("no rule, name or code %q", name), name, "", slices.Values(validator.RuleNames()))
	if meant := validator.Suggest(name, explained()); meant != "" && !strings.Contains(err.Error(), "did you mean") {
		return fmt.Errorf("%w; did you mean %s?", err, meant)
	}
	return err
}

// explained are all names and codes that there is something to say of.
func explained() iter.Seq[string] {
	names := validator.RuleNames()
	for _, c := range change.All {
		names = append(names, c.Name)
	}
	names = slices.AppendSeq(names, permissionNames())
	names = slices.AppendSeq(names, memberNames())
	names = append(names, service.Codes()...)
	slices.Sort(names)
	return slices.Values(slices.Compact(names))
}

// completeExplained offers those names, which only the shell's question is worth collecting.
func completeExplained(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return slices.Collect(explained()), cobra.ShellCompDirectiveNoFileComp
}

// begin parts what was explained from what is next.
func (p *page) begin() {
	if p.begun {
		p.out.WriteString("\n\n")
	}
	p.begun = true
}

// head begins what there is to say of one name.
func (p *page) head(name, about string) {
	p.begin()
	p.out.WriteString(p.Paint(terminal.Bold, name) + " (" + about + ")\n")
}

// code explains a code of the service.
func (p *page) code(e service.Error) {
	p.head(e.Code, "a code of the service")
	if e.Message != "" {
		p.text("", e.Message)
	}
	p.section("When it comes", e.When)
	p.section("Rules", strings.Join(e.Rules, ", "))
	source := "The service's public reference; the interface does not name it."
	if e.Stated {
		source = "The interface, under Errors; the message is of the service's public reference."
	}
	p.section("Source", source)
}

// leaf explains a code that stands at a place within a body.
func (p *page) leaf(l service.Leaf) {
	p.head(l.Code, "a code of the service within 50035")
	if l.Message != "" {
		p.text("", l.Message)
	}
	p.section("When it comes", l.When)
	p.section("Rules", strings.Join(l.Rules, ", "))
	p.section("Source", "Public reports of answers; the interface does not show them.")
}

func (p *page) rule(r validator.Rule) {
	p.head(r.Name, severity(r.Severity))
	p.text("", r.Says)
	p.section("Why", r.Why)
	p.section("What to do", r.Do)
	if r.Bad.Against != "" {
		p.example("COMMANDS.json", validator.Example{Text: r.Bad.Against})
	}
	p.example("Bad", r.Bad)
	p.example("Good", r.Good)
	p.section("Source", r.Source)
	if r.Rationale != "" {
		p.section("Rationale", "RATIONALE.md, under \""+r.Rationale+"\"")
	}
}

// severity names the default severity of a rule.
func severity(s validator.Severity) string {
	if s == validator.Off {
		return "off by default"
	}
	return s.String()
}

func (p *page) section(title, body string) {
	if body == "" {
		return
	}
	p.title(title)
	p.text("  ", body)
}

func (p *page) title(title string) {
	p.out.WriteString("\n" + p.Paint(terminal.Bold, title) + "\n")
}

func (p *page) text(indent, body string) {
	for _, line := range terminal.Wrap(body, p.cells-len(indent)) {
		p.line(indent, line)
	}
}

// example writes a document as it is, and how it was judged where that is out of the ordinary.
func (p *page) example(title string, e validator.Example) {
	if e.Text == "" {
		return
	}
	p.title(title + circumstances(e))
	lines := strings.Split(strings.TrimSuffix(e.Text, "\n"), "\n")
	if left := len(lines) - exampleHead - exampleTail; left > 1 {
		middle := "… " + strconv.Itoa(left) + " lines like these …"
		lines = slices.Concat(lines[:exampleHead], []string{middle}, lines[len(lines)-exampleTail:])
	}
	for _, line := range lines {
		p.line("  ", line)
	}
}

// exampleHead and exampleTail are how many lines of a long example are shown.
const exampleHead, exampleTail = 24, 8

// circumstances returns the flags that an example is to be checked with.
func circumstances(e validator.Example) string {
	flags := ""
	if e.Scope == validator.Guild {
		flags += " --scope guild"
	}
	if e.Kind != validator.AutoKind {
		flags += " --kind " + e.Kind.String()
	}
	if e.Operation != validator.Auto {
		flags += " --operation " + e.Operation.String()
	}
	if e.Against != "" {
		flags += " --against COMMANDS.json"
	}
	if flags == "" {
		return ""
	}
	return " (with" + flags + ")"
}

func (p *page) line(indent, text string) {
	p.out.WriteString(strings.TrimRight(indent+terminal.Harmless(text), " ") + "\n")
}
