package cli

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/validator"
)

func newVersion(s *session) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "print the version, and that of the Unicode tables",
		Long: "Print the version, that of the Unicode tables that names are judged by, and what the\n" +
			"program was built with: all that a verdict depends on.",
		Example: "  slashlint version",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			s.out.WriteString(version())
			return nil
		},

		ValidArgsFunction: nothing,
	}
}

// version tells all that a verdict depends on.
func version() string {
	return fmt.Sprintf("slashlint %s\nUnicode %s\n%s %s/%s\n", moduleVersion(),
		validator.UnicodeVersion, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// moduleVersion returns the version this program was built from, as the Go command stamped it.
func moduleVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
