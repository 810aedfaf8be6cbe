package cli

import (
	"bytes"
	"encoding/json"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/internal/change"
	"github.com/slashlint/slashlint/internal/permission"
)

const bitsLong = `Print the bit set of permissions that are named, as default_member_permissions
takes it; or, given numbers alone, the names of their permissions. Without any,
all permissions are listed.

Names may be written in any case and style (MANAGE_GUILD, ManageGuild), numbers
in decimal, as 0x22, 0b11 or 1<<5, of at most 64 bits. Several are joined, divided
by blanks, commas, plus signs or bars.`

const bitsExample = `  slashlint bits MANAGE_GUILD,KICK_MEMBERS
  slashlint bits 34
  slashlint bits --format json 0x8000000000000`

func newBits(s *session) *cobra.Command {
	layout := choice{"text", []string{"text", "json"}}
	cmd := &cobra.Command{
		Use:     "bits [flags] [NAMES|NUMBER...]",
		Short:   "turn names of permissions into a bit set, and back",
		Long:    bitsLong,
		Example: bitsExample,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				args = []string{strconv.FormatUint(permission.Documented, 10)}
			}
			set, named, err := bitset(joined(args))
			switch {
			case err != nil:
				return err
			case layout.value == "json":
				return s.writeJSON(bitsJSON(set))
			case named || set == 0:
				s.out.WriteString(strconv.FormatUint(set, 10) + "\n")
				return nil
			}
			s.bitsTable(set)
			return nil
		},

		ValidArgsFunction: cobra.FixedCompletions(slices.Collect(permissionNames()), cobra.ShellCompDirectiveNoFileComp),
	}
	addChoice(cmd, &layout, "format", "how to write it")
	return cmd
}

// joined writes arguments as one list; a bar or plus sign between two may stand by itself or with one.
func joined(args []string) string {
	return strings.NewReplacer(
		",|,", "|", ",|", "|", "|,", "|", ",+,", "+", ",+", "+", "+,", "+",
	).Replace(strings.Join(args, ","))
}

// bitsTable writes the bits of a set with their names, and what has changed about them.
func (s *session) bitsTable(set uint64) {
	p := newPage(s)
	for ; set != 0; set &= set - 1 {
		bit := bits.TrailingZeros64(set)
		name := "(not documented)"
		if set&-set&permission.Documented != 0 {
			name = permission.Name(bit)
		}
		p.out.WriteString(terminal.Pad(strconv.Itoa(bit), 2) + "  " + name + "\n")
		if note := change.Note(name); note != "" {
			p.text("      ", note)
		}
	}
}

// permissionJSON is a bit for programs; one that is not documented has no name.
type permissionJSON struct {
	Bit  int    `json:"bit"`
	Name string `json:"name,omitempty"`
	Note string `json:"note,omitempty"`
}

// setJSON is a bit set for programs.
type setJSON struct {
	Schema      int              `json:"schema"`
	Bits        string           `json:"bits"`
	Hex         string           `json:"hex"`
	Permissions []permissionJSON `json:"permissions"`
}

func bitsJSON(set uint64) setJSON {
	all := setJSON{
		Schema: 1, Bits: strconv.FormatUint(set, 10), Hex: "0x" + strconv.FormatUint(set, 16),
		Permissions: []permissionJSON{},
	}
	for ; set != 0; set &= set - 1 {
		one := permissionJSON{Bit: bits.TrailingZeros64(set)}
		if set&-set&permission.Documented != 0 {
			one.Name = permission.Name(one.Bit)
			one.Note = change.Note(one.Name)
		}
		all.Permissions = append(all.Permissions, one)
	}
	return all
}

// writeJSON writes a value on one line.
func (s *session) writeJSON(value any) error {
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return err
	}
	s.out.Write(line.Bytes())
	return nil
}
