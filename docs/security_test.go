package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestSecurityNames wants every constant and test that SECURITY.md names to be in the file it links to.
func TestSecurityNames(t *testing.T) {
	page, err := os.ReadFile("../SECURITY.md")
	if err != nil {
		t.Fatal(err)
	}
	links := regexp.MustCompile("\\[`([^`]+)`\\]\\(([^)]+)\\)").FindAllStringSubmatch(string(page), -1)
	if len(links) == 0 {
		t.Error("no name is linked")
	}
	for _, link := range links {
		source, err := os.ReadFile(filepath.Join("..", link[2]))
		if err != nil {
			t.Error(err)
			continue
		}
		name := regexp.MustCompile(`(?m)\b` + regexp.QuoteMeta(link[1]) + `\b`)
		if !strings.HasSuffix(link[2], link[1]) && !name.Match(source) {
			t.Errorf("%s is not in %s", link[1], link[2])
		}
	}
}
