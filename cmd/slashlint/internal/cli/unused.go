package cli

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/project"
	"github.com/slashlint/slashlint/validator"
)

// withoutEffect tells what of the configurations had no effect: globs that match no file, and
// suppressions that suppress nothing. args are what was checked.
func (c *checker) withoutEffect(args []string) {
	c.tellBroken()
	for _, p := range c.configured.projects {
		covered := covers(args, p)
		if covered {
			c.unmatched(p)
		}
		c.unused(p, covered)
	}
}

// covers tells whether one of the arguments is the directory of a project or above it.
func covers(args []string, p *project.Project) bool {
	for _, arg := range args {
		info, err := os.Stat(arg)
		if arg == "-" || err != nil || !info.IsDir() {
			continue
		}
		if root, err := filepath.Abs(arg); err == nil && project.Contains(root, p.Dir) {
			return true
		}
	}
	return false
}

// unmatched tells of globs that match no file: of the files to check as of an argument that stands
// for nothing, of overrides in passing.
func (c *checker) unmatched(p *project.Project) {
	for i := range p.Files {
		if glob := &p.Files[i]; !c.configured.matched[glob] {
			c.unread(unmatched(p, glob))
		}
	}
	for i := range p.Overrides {
		files := p.Overrides[i].Files
		for k := range files {
			if !c.configured.matched[&files[k]] {
				c.say(unmatched(p, &files[k]))
			}
		}
	}
}

func unmatched(p *project.Project, glob *config.Glob) input.Notice {
	at := glob.Range.Start
	return input.Notice{
		Name: fmt.Sprintf("%s:%d:%d", p.Name, at.Line, at.Column),
		Err:  fmt.Errorf("no file matches the glob %q", glob.Pattern),
	}
}

// unused reports the suppressions of a project that had no effect though all files they are about
// were checked. Nothing is known where flags have changed what is judged.
func (c *checker) unused(p *project.Project, covered bool) {
	severity := c.severityOfUnused(p)
	if severity == validator.Off || c.given("scope") || c.given("operation") || c.given("kind") {
		return
	}
	var found []validator.Diagnostic
	var files []string
	for _, s := range p.Suppressions {
		if given, ok := c.rules[s.Rule]; c.configured.used[s] || ok && given == validator.Off {
			continue
		}
		if files == nil {
			files = c.filesOf(p)
		}
		about, all := c.about(s, p, files)
		switch {
		case about > 0 && all:
			found = append(found, unused(s, severity, "suppresses nothing"))
		case about == 0 && covered:
			found = append(found, unused(s, severity, "is about no file"))
		}
	}
	if found != nil {
		c.reportOn(p, found)
	}
}

// reportOn reports diagnostics of a configuration.
func (c *checker) reportOn(p *project.Project, found []validator.Diagnostic) {
	// A report has a document; that it is no commands is not to be reported.
	report := validator.Check(p.Source, validator.Options{})
	report.Kind, report.Diagnostics, report.Budgets = validator.AutoKind, found, nil
	flags := c.under(&inForce{failOn: p.FailOn})
	file := format.File{
		Name: p.Name, Source: p.Source, Report: report, Configuration: true,
		FailOn: severityOf(flags.failOn), Show: flags.lowestShown(),
	}
	c.tally(&file)
	c.write.File(file)
}

func (c *checker) severityOfUnused(p *project.Project) validator.Severity {
	in := inForce{Settings: p.Settings}
	if severity, ok := in.rules(c.rules)[config.UnusedRule]; ok {
		return severity
	}
	rule, _ := validator.Lookup(config.UnusedRule)
	return rule.Severity
}

func unused(
	s *config.Suppression, severity validator.Severity, what string,
) validator.Diagnostic {
	return validator.Diagnostic{
		Rule: config.UnusedRule, Severity: severity, Pointer: s.At, Range: s.Range,
		Message: fmt.Sprintf("the suppression of %q %s", s.Rule, what),
		Related: []validator.Related{{Message: "remove it", Pointer: s.At, Range: s.Range}},
	}
}

// filesOf returns the absolute paths of the files of a project.
func (c *checker) filesOf(p *project.Project) []string {
	files := []string{}
	for _, source := range input.Find([]string{p.Dir}, input.Finding{Selection: c.configured}).Sources {
		if of, _ := c.configured.Of(source.Path); of == p {
			files = append(files, source.Path)
		}
	}
	return files
}

// about returns how many of the files a suppression is about, and whether all of those were checked.
func (c *checker) about(
	s *config.Suppression, p *project.Project, files []string,
) (number int, all bool) {
	all = true
	for _, file := range files {
		if s.Files != nil && s.Files.Match(p.Below(file)) == nil {
			continue
		}
		number++
		all = all && c.configured.checked[file]
	}
	return number, all
}
