package man_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/man"
)

var update = flag.Bool("update", false, "write the page again")

var about = man.About{Version: "v1.2.3", Date: time.Date(2026, 8, 31, 0, 0, 0, 0, time.UTC)}

// A page shows every kind of text as it is, also what the formatter has a meaning for.
func TestPage(t *testing.T) {
	root := &cobra.Command{Use: "tool", Short: "do things"}
	cmd := &cobra.Command{
		Use:   "see [flags] FILE|-...",
		Short: "show what's in a file",
		Long: "Show a file.\n\n.dot and 'quote begin lines, \\n is no newline, `ticks`,\n.ex ^ and ~ stay; --flag can be copied.\n\n" +
			"  indented\n    lines stay",
		Example: "  tool see 'a b' |\n    sort -u",
		Run:     func(*cobra.Command, []string) {},
	}
	cmd.Flags().StringP("output", "o", "-", "the `FILE` to write")
	cmd.Flags().Bool("quiet", false, "say nothing")
	cmd.Flags().Bool("secret", false, "not for people")
	cmd.Flags().Lookup("secret").Hidden = true
	root.PersistentFlags().Int("width", 80, "cells of a line")
	root.AddCommand(cmd)
	got := man.Page(cmd, about)
	path := filepath.Join("testdata", "tool-see.1")
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; got:\n%s", path, got)
	}
}

// Each command of the program has a page with each of its flags, written without a warning of the
// formatter.
func TestManual(t *testing.T) {
	folder := t.TempDir()
	write := exec.Command("go", "run", "./write", folder, about.Version)
	write.Env = append(os.Environ(), "SOURCE_DATE_EPOCH=1788134400")
	if out, err := write.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	every(cli.Tree(), func(cmd *cobra.Command) {
		file := filepath.Join(folder, man.Name(cmd)+".1")
		page, err := os.ReadFile(file)
		if err != nil {
			t.Error(err)
			return
		}
		if !strings.HasPrefix(string(page), `.TH "`+strings.ToUpper(man.Name(cmd))+`" 1 "2026-08-31" "slashlint v1.2.3"`) {
			t.Errorf("%s begins with %.60q", file, page)
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if name := `\fB` + strings.ReplaceAll("--"+f.Name, "-", `\-`) + `\fR`; !strings.Contains(string(page), name) {
				t.Errorf("%s has no %s", file, name)
			}
		})
		formatted(t, file)
	})
}

func every(cmd *cobra.Command, visit func(*cobra.Command)) {
	visit(cmd)
	for _, child := range man.Children(cmd) {
		every(child, visit)
	}
}

// formatted holds a page against groff, where there is one.
func formatted(t *testing.T, file string) {
	t.Helper()
	if _, err := exec.LookPath("groff"); err != nil {
		t.Log("NOT RUN: groff, which is not installed")
		return
	}
	if out, err := exec.Command("groff", "-man", "-Tutf8", "-ww", "-z", file).CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("groff: %v: %s", err, out)
	}
}
