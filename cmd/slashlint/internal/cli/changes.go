package cli

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/internal/change"
	"github.com/slashlint/slashlint/internal/permission"
)

func newChanges(s *session) *cobra.Command {
	layout := choice{"text", []string{"text", "json"}}
	cmd := &cobra.Command{
		Use:   "changes",
		Short: "list what the interface deprecates, requires and changes, since when",
		Long: "List what the interface deprecates, requires and changes, with the day where it is\n" +
			"known. slashlint explain tells more of each.",
		Example: "  slashlint changes\n  slashlint explain dm_permission",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if layout.value == "json" {
				return s.writeJSON(changesJSON(change.All))
			}
			s.changesTable()
			return nil
		},

		ValidArgsFunction: nothing,
	}
	addChoice(cmd, &layout, "format", "how to write the list")
	return cmd
}

// changeJSON is a change for programs.
type changeJSON struct {
	Name    string      `json:"name"`
	Kind    change.Kind `json:"kind"`
	Since   string      `json:"since,omitempty"`
	Says    string      `json:"says"`
	Instead string      `json:"instead,omitempty"`
	Source  string      `json:"source"`
}

func changesJSON(changes []change.Change) []changeJSON {
	all := make([]changeJSON, len(changes))
	for i, c := range changes {
		all[i] = changeJSON(c)
	}
	return all
}

// changesTable writes day, kind, name and what the change says.
func (s *session) changesTable() {
	p := newPage(s)
	for _, c := range change.All {
		since := terminal.Pad(c.Since, len("2026-02-23"))
		p.out.WriteString(since + "  " + terminal.Pad(string(c.Kind), len("deprecated")) + "  " +
			p.Paint(terminal.Bold, c.Name) + "\n")
		p.text("            ", c.Told())
	}
}

// named explains a permission, or something else of the interface that changes.
func (p *page) named(name string) bool {
	changes := change.Of(name)
	bit := bitNamed(name)
	if bit < 0 && changes == nil {
		return false
	}
	p.begin()
	p.out.WriteString(p.Paint(terminal.Bold, name) + "\n")
	if bit >= 0 {
		set := uint64(1) << bit
		p.text("", "a permission: bit "+strconv.Itoa(bit)+", \""+strconv.FormatUint(set, 10)+"\" by itself")
	}
	for _, c := range changes {
		since := string(c.Kind)
		if c.Since != "" {
			since += " since " + c.Since
		}
		p.section(strings.ToUpper(since[:1])+since[1:], c.Told())
		p.section("Source", c.Source)
	}
	return true
}

// bitNamed returns the bit of a permission's name, or -1.
func bitNamed(name string) int {
	for bit, known := range permission.Names {
		if known == name && name != "" {
			return bit
		}
	}
	return -1
}
