package cli

import (
	"errors"
	"fmt"
	"maps"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/project"
	"github.com/slashlint/slashlint/validator"
)

// configFlags are the flags that say which configuration is in force.
type configFlags struct {
	name string
	none bool
	// given tells whether a flag stands on the command line: such a one wins over the configuration.
	given func(flag string) bool
}

func (f *configFlags) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.name, "config", "", "the configuration `FILE`, instead of the nearest one")
	flags.BoolVar(&f.none, "no-config", false, "use no configuration")
	f.given = flags.Changed
}

// asGiven returns the flags as they are written on a command line.
func (f *configFlags) asGiven() string {
	switch {
	case f.none:
		return " --no-config"
	case f.name != "":
		return " --config " + f.name
	}
	return ""
}

// finder returns what finds configurations.
func (f *configFlags) finder() (*project.Finder, error) {
	switch {
	case f.none && f.given("config"):
		return nil, errors.New("--config and --no-config exclude each other")
	case f.given("config") && f.name == "":
		return nil, errors.New(`--config "": an empty file name`)
	case f.none:
		return project.None(), nil
	}
	return project.NewFinder(f.name), nil
}

// settle sets a flag that is not given to the word of the configuration, if that has one.
func (f *configFlags) settle(flag string, c *choice, word string) {
	if word != "" && !f.given(flag) {
		c.value = word
	}
}

// inForce is what a configuration says of one input; the zero value is that of none.
type inForce struct {
	// project is nil where there is no configuration.
	project *project.Project
	// below is the input's path below the project's directory.
	below string
	config.Settings
	failOn       validator.Severity
	suppressions config.Suppressions
	// excluded is the glob that excludes the input, nil if none does.
	excluded *config.Glob
}

// inForceFor returns what is in force for a file, or for standard input of this name; "" stands for
// an unnamed document in the working directory.
func inForceFor(finder *project.Finder, file string) (inForce, error) {
	if file == "" {
		p, err := finder.In(".")
		return inForceIn(p, ""), err
	}
	p, err := finder.Of(file)
	if p == nil {
		return inForce{}, err
	}
	return inForceIn(p, p.Below(file)), nil
}

// sayNear says which files were perhaps meant as configurations.
func (s *session) sayNear(finder *project.Finder) {
	for _, name := range finder.Near() {
		s.say(input.Notice{Name: name, Err: errors.New(
			"not read as a configuration, which is called " + orList(config.Names))})
	}
}

// inForceIn returns what is in force for a file by its path below a project's directory; "" is one
// that no glob matches.
func inForceIn(p *project.Project, below string) inForce {
	if p == nil {
		return inForce{}
	}
	return inForce{
		project: p, below: below, failOn: p.FailOn, Settings: p.For(below),
		suppressions: p.SuppressionsFor(below), excluded: p.Exclude.Match(below),
	}
}

// leavesOut returns why a named input is not to be checked: it is excluded, or a configuration itself,
// unless there are none.
func (in *inForce) leavesOut(source input.Source, none bool) error {
	switch {
	case in.excluded != nil:
		at := in.excluded.Range.Start
		return fmt.Errorf("skipped: excluded in %s:%d:%d", in.project.Name, at.Line, at.Column)
	case !none && project.Configures(source.Path):
		return errors.New("skipped: a configuration of slashlint")
	}
	return nil
}

// rules returns the severities of the configuration, those of the command line on top.
func (in *inForce) rules(given overrides) map[string]validator.Severity {
	if len(in.Rules) == 0 {
		return given
	}
	rules := maps.Clone(in.Rules)
	maps.Copy(rules, given)
	return rules
}

// spares tells whether a diagnostic is suppressed, so that it is not fixed either.
func (in *inForce) spares(d *validator.Diagnostic) bool { return in.suppressions.Of(d) != nil }

// apply adds to the options of a command that shows commands what the configuration says and they
// leave open. What the document is, it has to tell itself: of another kind there is nothing to show.
func (in *inForce) apply(opts *validator.Options) {
	opts.Rules = in.rules(nil)
	if opts.Operation == validator.Auto {
		opts.Operation = operations[in.Operation]
	}
}
