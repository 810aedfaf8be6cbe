package config

import (
	"maps"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

// For returns the settings of a file, given by its path below the configuration's directory; "" is a
// file that no glob matches. Of the overrides that match, the last one wins, setting by setting.
func (c *Config) For(name string) Settings {
	s := c.Settings
	s.Rules = maps.Clone(s.Rules)
	for i := range c.Overrides {
		if o := &c.Overrides[i]; o.Files.Match(name) != nil && o.Exclude.Match(name) == nil {
			s.override(&o.Settings)
		}
	}
	return s
}

func (s *Settings) override(o *Settings) {
	for _, setting := range []struct {
		to   *string
		from string
	}{{&s.Kind, o.Kind}, {&s.Scope, o.Scope}, {&s.Operation, o.Operation}} {
		if setting.from != "" {
			*setting.to = setting.from
		}
	}
	if s.Rules == nil {
		s.Rules = map[string]validator.Severity{}
	}
	maps.Copy(s.Rules, o.Rules)
}

// Checks tells whether a file is one of those to check when none are named.
func (c *Config) Checks(name string) bool {
	if c.Exclude.Match(name) != nil {
		return false
	}
	if c.Files == nil {
		return input.IsDocument(name)
	}
	for i := range c.Files {
		if c.Files[i].Selects(name) {
			return true
		}
	}
	return false
}

// SuppressionsFor returns the suppressions that are about a file.
func (c *Config) SuppressionsFor(name string) Suppressions {
	var all Suppressions
	for _, s := range c.Suppressions {
		if s.Files == nil || s.Files.Match(name) != nil {
			all = append(all, s)
		}
	}
	return all
}

// Suppressions are those of one file.
type Suppressions []*Suppression

// Suppressed is a diagnostic that is not reported, with the suppressions that want it so.
type Suppressed struct {
	validator.Diagnostic
	By Suppressions
}

// Of returns the suppressions of a diagnostic; of one that stands for several places, those that match
// every place it lists.
func (all Suppressions) Of(d *validator.Diagnostic) Suppressions {
	var by Suppressions
	for _, s := range all {
		if s.Rule == d.Rule && s.matches(d) {
			by = append(by, s)
		}
	}
	return by
}

func (s *Suppression) matches(d *validator.Diagnostic) bool {
	for i := range d.Places {
		if !matchSegments(s.pattern, segments(d.Places[i].Pointer)) {
			return false
		}
	}
	return matchSegments(s.pattern, segments(d.Pointer))
}

// TakeFrom takes what is suppressed out of a report, whose counts are then those of the rest, and
// returns it.
func (all Suppressions) TakeFrom(report *validator.Report) []Suppressed {
	if len(all) == 0 {
		return nil
	}
	var taken []Suppressed
	kept := report.Diagnostics[:0]
	for i := range report.Diagnostics {
		d := report.Diagnostics[i]
		if by := all.Of(&d); by != nil {
			taken = append(taken, Suppressed{d, by})
			continue
		}
		kept = append(kept, d)
	}
	clear(report.Diagnostics[len(kept):])
	report.Diagnostics = kept
	return taken
}
