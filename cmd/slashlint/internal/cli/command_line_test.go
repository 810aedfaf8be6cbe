package cli_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
)

// headed are the sections of a page, by their headings.
func headed(t *testing.T, page string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, page))
	if err != nil {
		t.Fatal(err)
	}
	sections := map[string]string{}
	for part := range strings.SplitSeq(string(text), "\n## ") {
		heading, body, _ := strings.Cut(part, "\n")
		sections[heading] = body
	}
	return sections
}

// Every command has a place on the page of the command line, and there or among the common options
// stands every flag that it has.
func TestCommandLinePage(t *testing.T) {
	sections := headed(t, "docs/command-line.md")
	common := sections["Options of many commands"] + sections["preview, locales, budget, invoke, plan"]
	for _, command := range cli.Tree().Commands() {
		body := ""
		for heading, text := range sections {
			if hasWord(heading, command.Name()) {
				body = text
			}
		}
		if body == "" && command.Name() != "help" {
			t.Errorf("no heading names %s", command.Name())
		}
		eachFlag(command, func(flag string) {
			if !hasWord(body+common, "--"+flag) {
				t.Errorf("the section of %s lacks --%s", command.Name(), flag)
			}
		})
	}
}

func eachFlag(command *cobra.Command, visit func(string)) {
	command.Flags().VisitAll(func(f *pflag.Flag) {
		if f.Name != "help" && !f.Hidden {
			visit(f.Name)
		}
	})
	for _, child := range command.Commands() {
		eachFlag(child, visit)
	}
}

// hasWord tells whether a text has a name that is not a part of a longer one.
func hasWord(text, name string) bool {
	return regexp.MustCompile(`(^|[^\w-])` + name + `($|[^\w-])`).MatchString(text)
}
