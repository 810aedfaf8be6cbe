package cli

import (
	"errors"
	"path/filepath"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/project"
	"github.com/slashlint/slashlint/validator"
)

// configured is what a run of check knows of the configurations of its files. It selects the files of
// directories as they want it.
type configured struct {
	*project.Finder
	// broken are the configurations that cannot be used, told is set once that was said.
	broken []*project.Broken
	told   map[*project.Broken]bool
	// projects are those of the files, in the order in which they came up.
	projects []*project.Project
	known    map[*project.Project]bool
	// matched are the globs that match a file.
	matched map[*config.Glob]bool
	// used are the suppressions that had an effect, checked the files that were judged, by absolute
	// path.
	used    map[*config.Suppression]bool
	checked map[string]bool
}

func newConfigured(finder *project.Finder) *configured {
	return &configured{
		Finder: finder, told: map[*project.Broken]bool{}, known: map[*project.Project]bool{},
		matched: map[*config.Glob]bool{}, used: map[*config.Suppression]bool{},
		checked: map[string]bool{},
	}
}

// meet notes a project, or that its configuration is broken.
func (c *configured) meet(p *project.Project, err error) *project.Project {
	var b *project.Broken
	if errors.As(err, &b) && !c.told[b] {
		c.told[b] = true
		c.broken = append(c.broken, b)
	}
	if p != nil && !c.known[p] {
		c.known[p] = true
		c.projects = append(c.projects, p)
	}
	return p
}

// Selects tells whether a file below a directory is to be checked.
func (c *configured) Selects(path string) (selected, decided bool) {
	p := c.meet(c.Of(path))
	if p == nil {
		return false, false
	}
	below := p.Below(path)
	if p.Files != nil {
		for i := range p.Files {
			if p.Files[i].Selects(below) {
				c.matched[&p.Files[i]], selected = true, true
			}
		}
		decided = true
	}
	if p.Exclude.Match(below) != nil {
		return false, true
	}
	if selected || !decided {
		c.noteOverrides(p, below)
	}
	return selected, decided
}

// noteOverrides notes which globs of overrides match a file.
func (c *configured) noteOverrides(p *project.Project, below string) {
	for i := range p.Overrides {
		files := p.Overrides[i].Files
		for k := range files {
			if !c.matched[&files[k]] && files[k:k+1].Match(below) != nil {
				c.matched[&files[k]] = true
			}
		}
	}
}

// Within returns what the globs of the projects in a directory name in hidden folders and the like.
func (c *configured) Within(directory string) []string {
	c.meet(c.In(directory))
	root, err := filepath.Abs(directory)
	if err != nil {
		return nil
	}
	var all []string
	for _, p := range c.projects {
		for i := range p.Files {
			inside, err := filepath.Rel(root, filepath.Join(p.Dir, filepath.FromSlash(p.Files[i].Start())))
			if err == nil && filepath.IsLocal(inside) && passesOver(inside) {
				all = append(all, filepath.Join(directory, inside))
			}
		}
	}
	return all
}

// passesOver tells whether a walk does not come to a path.
func passesOver(path string) bool {
	for folder := range strings.SplitSeq(filepath.ToSlash(path), "/") {
		if folder != "." && input.PassedOver(folder) {
			return true
		}
	}
	return false
}

// tellBroken tells, once, of configurations that cannot be used.
func (c *checker) tellBroken() {
	for _, b := range c.configured.broken {
		c.fail(b)
		// For formats that list inputs that could not be read.
		c.summary.Unread = append(c.summary.Unread, format.Unread{Name: b.Name, Err: errUnusable})
	}
	c.configured.broken = nil
}

var errUnusable = errors.New("the configuration cannot be used")

// inForce returns what is in force for an input; ok is false where that cannot be told, and that has
// been said.
func (c *checker) inForce(source input.Source) (in inForce, ok bool) {
	file := source.Path
	if file == "" && c.given("stdin-filename") {
		file = source.Name
	}
	in, err := inForceFor(c.configured.Finder, file)
	c.configured.meet(in.project, err)
	c.tellBroken()
	return in, err == nil
}

// under returns the flags as they are for one input: those that are not given as its configuration
// has them.
func (f *checkFlags) under(in *inForce) *checkFlags {
	g := *f
	f.settle("scope", &g.scope, in.Scope)
	f.settle("operation", &g.operation, in.Operation)
	f.settle("kind", &g.kind, in.Kind)
	if in.failOn != validator.Off {
		f.settle("fail-on", &g.failOn, in.failOn.String())
	}
	g.rules = in.rules(f.rules)
	return &g
}

// leavesOut skips a named input that is not to be checked, and reports whether it did.
func (c *checker) leavesOut(source input.Source, in *inForce) bool {
	why := in.leavesOut(source, c.none)
	if why == nil {
		return false
	}
	c.skips.source(source, why)
	c.leftOut++
	c.passOn(source)
	return true
}

// passOn writes standard input to standard output as it is, where its mended document would go.
func (c *checker) passOn(source input.Source) {
	if source.Path != "" || !c.fix || c.diff {
		return
	}
	content, err := source.Read(c.Stdin, c.maxSize.Size)
	if err != nil {
		c.unread(input.Notice{Name: source.Name, Err: err})
		return
	}
	_, _ = c.out.Write(content)
}

// judged takes what is suppressed out of a report, and remembers what had an effect.
func (c *checker) judged(source input.Source, in *inForce, file *format.File) {
	file.Suppressed = in.suppressions.TakeFrom(file.Report)
	for _, d := range file.Suppressed {
		for _, s := range d.By {
			c.configured.used[s] = true
		}
	}
	c.see(source)
}

// see notes that a file was looked at.
func (c *checker) see(source input.Source) {
	if path, err := filepath.Abs(source.Path); source.Path != "" && err == nil {
		c.configured.checked[path] = true
	}
}

// defaultArgs returns what is checked without arguments: the directory of the configuration, or else
// the current one.
func (c *checker) defaultArgs() ([]string, error) {
	p, err := c.configured.In(".")
	c.configured.meet(p, err)
	c.tellBroken()
	switch {
	case err != nil:
		return nil, nil
	case p == nil:
		return []string{"."}, nil
	}
	return []string{filepath.Dir(filepath.FromSlash(p.Name))}, nil
}
