package config

import (
	"path"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// Config is a configuration that was read. Its globs are relative to the directory it stands in.
type Config struct {
	// Files are the files that belong to the project, Exclude those of them that do not after all.
	// Without Files, every command document below the directory belongs to it.
	Files, Exclude Globs
	Settings
	// FailOn is the least severity that makes a run fail, Off where the configuration leaves it open.
	FailOn validator.Severity
	// Overrides are settings for some of the files. Where several match, the last one wins.
	Overrides    []Override
	Suppressions []*Suppression
}

// Settings tell what documents are, and how rules are weighed. What is "" or not in Rules is left
// open.
type Settings struct {
	// Kind, Scope and Operation are the words of the flags of these names.
	Kind, Scope, Operation string
	Rules                  map[string]validator.Severity
}

// Override is Settings for the files that Files match and Exclude do not.
type Override struct {
	Files, Exclude Globs
	Settings
}

// Suppression says which diagnostics of a rule are not reported, and why.
type Suppression struct {
	Rule    string
	Pointer string
	// Files are the files it is about; without any, all of them.
	Files  Globs
	Reason string
	// At is the RFC 6901 pointer of the suppression in the configuration, Range the place of its rule.
	At    string
	Range validator.Range
	// pattern is Pointer's segments.
	pattern []string
}

// MaxSize is the most bytes that a configuration may have.
const MaxSize = 1 << 20

// Names are the file names of configurations that are found by themselves.
var Names = []string{".slashlint.json", ".slashlint.yaml", ".slashlint.yml"}

// NearNames are file names that look as if they were meant so and are none of Names.
var NearNames = []string{
	"slashlint.json", "slashlint.jsonc", "slashlint.yaml", "slashlint.yml",
	".slashlint.jsonc", ".slashlint.toml", ".slashlintrc", ".slashlintrc.json", ".slashlintrc.yaml",
}

func isYAML(name string) bool {
	extension := strings.ToLower(path.Ext(name))
	return extension == ".yaml" || extension == ".yml"
}

// Parse reads a configuration, YAML where the name ends so and otherwise JSON, which may have
// comments and trailing commas. Where there are problems, there is no Config; the problems are in the
// order of their places.
func Parse(name string, src []byte) (*Config, []Problem) {
	r := &reader{src: src}
	read := r.json
	if isYAML(name) {
		read = r.yaml
	}
	root := read()
	if root != nil {
		r.hold(root, &document, "")
	}
	if len(r.problems) > 0 {
		return nil, r.listed()
	}
	return r.decode(root), nil
}

// reader reads one configuration.
type reader struct {
	src      []byte
	problems []Problem
	// nodes is how many nodes there are, aliases of YAML counted each time.
	nodes int
	// noted are places that position has passed, in order.
	noted []validator.Position
}
