package cli

import (
	"fmt"
	"strings"
	"text/template"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
)

// parseTemplate returns the template of --template, nil where there is none.
func (f *checkFlags) parseTemplate() (*template.Template, error) {
	if f.template == "" {
		return nil, nil
	}
	name, text := "--template", f.template
	if path, isFile := strings.CutPrefix(f.template, "@"); isFile {
		name = path
		content, err := input.Source{Name: path, Path: path}.Read(nil, f.maxSize.Size)
		if err != nil {
			return nil, fmt.Errorf("--template %s: %w", f.template, err)
		}
		text = string(content)
	}
	return format.ParseTemplate(name, text)
}
