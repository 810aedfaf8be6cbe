// Package man writes the manual from the tree of commands, a page for each. It may import cobra and
// pflag. The generator of cobra is not used, as it reads help texts as Markdown, which these are
// not, and shows of each flag the default instead of the values it takes.
package man

import (
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// About is what stands at the edges of each page.
type About struct {
	Version string
	Date    time.Time
}

// Name returns the name of a command's page, such as "slashlint-check".
func Name(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// Page returns the page of a command, in the macros of man(7).
func Page(cmd *cobra.Command, about About) string {
	var p page
	p.line(fmt.Sprintf(".TH %q 1 %q %q", strings.ToUpper(Name(cmd)),
		about.Date.UTC().Format(time.DateOnly), cmd.Root().Name()+" "+about.Version))
	p.section("NAME")
	p.line(Name(cmd) + ` \- ` + escape(cmd.Short))
	p.section("SYNOPSIS")
	p.line(".B " + escape(useLine(cmd)))
	p.section("DESCRIPTION")
	p.paragraphs(longOf(cmd))
	p.commands(cmd)
	p.options("OPTIONS", cmd.NonInheritedFlags())
	p.options("OPTIONS OF ALL COMMANDS", cmd.InheritedFlags())
	if cmd.Example != "" {
		p.section("EXAMPLES")
		p.literal(cmd.Example)
	}
	p.seeAlso(cmd)
	return p.String()
}

// useLine returns how a command is called. What has commands of its own is called with one of them.
func useLine(cmd *cobra.Command) string {
	if len(Children(cmd)) > 0 {
		return cmd.CommandPath() + " COMMAND [flags]"
	}
	return cmd.UseLine()
}

// longOf returns what there is to say of a command.
func longOf(cmd *cobra.Command) string {
	if cmd.Long != "" {
		return cmd.Long
	}
	return strings.ToUpper(cmd.Short[:1]) + cmd.Short[1:] + "."
}

// Children returns the commands below one that people may call, "help" aside.
func Children(cmd *cobra.Command) []*cobra.Command {
	var children []*cobra.Command
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() && c.Name() != "help" {
			children = append(children, c)
		}
	}
	return children
}

type page struct{ strings.Builder }

func (p *page) line(text string) { p.WriteString(text + "\n") }

func (p *page) section(title string) { p.line(".SH " + title) }

// paragraphs writes a text whose paragraphs are divided by empty lines. An indented one keeps its
// lines.
func (p *page) paragraphs(text string) {
	for i, paragraph := range strings.Split(strings.Trim(text, "\n"), "\n\n") {
		if i > 0 {
			p.line(".PP")
		}
		if strings.HasPrefix(paragraph, " ") || strings.HasPrefix(paragraph, "\t") {
			p.literal(paragraph)
			continue
		}
		p.line(escape(paragraph))
	}
}

func (p *page) literal(text string) {
	p.line(".nf")
	p.line(escape(text))
	p.line(".fi")
}

func (p *page) commands(cmd *cobra.Command) {
	children := Children(cmd)
	if len(children) == 0 {
		return
	}
	p.section("COMMANDS")
	for _, c := range children {
		p.item(`\fB`+escape(c.Name())+`\fR`, c.Short)
	}
}

func (p *page) options(title string, flags *pflag.FlagSet) {
	if !flags.HasAvailableFlags() {
		return
	}
	p.section(title)
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden || f.Deprecated != "" {
			return
		}
		value, usage := pflag.UnquoteUsage(f)
		names := `\fB` + escape("--"+f.Name) + `\fR`
		if f.Shorthand != "" {
			names = `\fB` + escape("-"+f.Shorthand) + `\fR, ` + names
		}
		if value != "" {
			names += " " + escape(value)
		}
		if standsAlone(f.DefValue) {
			usage += " (default " + f.DefValue + ")"
		}
		p.item(names, usage)
	})
}

// item writes what is said of a word, which is escaped already.
func (p *page) item(word, text string) { p.line(".TP\n" + word + "\n" + escape(text)) }

// standsAlone tells whether a default is worth saying.
func standsAlone(value string) bool { return value != "" && value != "false" && value != "[]" }

func (p *page) seeAlso(cmd *cobra.Command) {
	related := Children(cmd)
	if cmd.HasParent() {
		related = append([]*cobra.Command{cmd.Parent()}, related...)
	}
	if len(related) == 0 {
		return
	}
	p.section("SEE ALSO")
	for i, c := range related {
		end := ","
		if i == len(related)-1 {
			end = ""
		}
		p.line(".BR " + escape(Name(c)) + " (1)" + end)
	}
}

// escape makes a text one that the formatter shows as it is: no dash that cannot be copied, no
// line that is a request.
func escape(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`).Replace(text)
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, ".") {
			lines[i] = `\&` + line
		}
	}
	return strings.Join(lines, "\n")
}
