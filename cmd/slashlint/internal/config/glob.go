package config

import (
	"path"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

// Glob is a pattern of paths below the configuration's directory, which are divided by slashes
// everywhere. Upper and lower case differ everywhere.
type Glob struct {
	// Pattern is the glob without a leading "./" or a slash at the end.
	Pattern string
	Range   validator.Range
}

// Globs match what any of them matches.
type Globs []Glob

// globForm is what a glob has to look like. Braces are few, because each doubles the time that
// reading and matching may take.
var globForm = form{
	wrong: wrongGlob,
	none:  `^[!/]|\\|(^|/)\.\.(/|$)|^[A-Za-z]:|^\./?$|(\{[^{]*){5}`,
	most:  mostGlob,
}

const (
	mostGlob   = 256
	mostBraces = 4
)

func wrongGlob(glob string) string {
	switch {
	case glob == "":
		return "an empty glob"
	case len([]rune(glob)) > mostGlob:
		return "a glob has at most 256 characters"
	case strings.Contains(glob, `\`):
		return "the glob " + quoted(glob) + ` has a backslash; folders are divided by "/" on every system`
	case glob[0] == '!':
		return "the glob " + quoted(glob) + ` begins with "!"; put what is not meant into "exclude"`
	case glob[0] == '/' || len(glob) > 1 && glob[1] == ':' && isLetter(glob[0]):
		return "the glob " + quoted(glob) + " is absolute; globs are relative to the configuration's directory"
	case climbs(glob):
		return "the glob " + quoted(glob) + ` climbs with ".."; put the configuration further up instead`
	case glob == "." || glob == "./":
		return "the glob " + quoted(glob) + ` is the whole directory; write "**"`
	case strings.Count(glob, "{") > mostBraces:
		return "the glob " + quoted(glob) + " has more than 4 braces; write several globs"
	case !doublestar.ValidatePattern(clean(glob)):
		return "the glob " + quoted(glob) + " is not well-formed; is a bracket or brace not closed?"
	}
	return ""
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func climbs(glob string) bool {
	for segment := range strings.SplitSeq(glob, "/") {
		if segment == ".." {
			return true
		}
	}
	return false
}

func clean(glob string) string {
	return strings.TrimSuffix(strings.TrimPrefix(glob, "./"), "/")
}

// Match returns the first glob that matches a path, or a directory it lies in, and nil if none does.
func (g Globs) Match(name string) *Glob {
	if name == "" {
		return nil
	}
	for i := range g {
		if g[i].match(name) {
			return &g[i]
		}
	}
	return nil
}

func (g *Glob) match(name string) bool {
	for ; name != "." && name != "/"; name = path.Dir(name) {
		if doublestar.MatchUnvalidated(g.Pattern, name) {
			return true
		}
	}
	return false
}

// Selects tells whether the glob, one of those for the files to check, selects a file: it matches the
// file itself, or a directory that it lies in, its name ending as those of documents do.
func (g *Glob) Selects(name string) bool {
	if name == "" {
		return false
	}
	return doublestar.MatchUnvalidated(g.Pattern, name) || input.IsDocument(name) && g.match(name)
}

// Start returns the path that everything lies in that the glob can match: a directory, "." if that is
// the configuration's own, or the one path that a glob without wildcards matches.
func (g *Glob) Start() string {
	if !strings.ContainsAny(g.Pattern, "*?[{") {
		return g.Pattern
	}
	base, _ := doublestar.SplitPattern(g.Pattern)
	return base
}
