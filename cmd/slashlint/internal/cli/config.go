package cli

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/project"
)

const configLong = `Show what is in force for a file, or else for the working directory: which
configuration, and what it says of the file. Flags of check win over it.

A configuration is a file .slashlint.json, in which comments are allowed, or
.slashlint.yaml or .slashlint.yml, in the file's directory or above; the nearest
one counts, and it alone. docs/configuration.md describes what can stand in it,
and so does the JSON Schema that --schema prints.

Exit status: 0 when that could be told, 2 for wrong usage or a configuration
that cannot be used.`

const configExample = `  slashlint config
  slashlint config --format json commands/mod.json
  slashlint config --schema > slashlint.schema.json`

// configCommand are the flags of config as they were given.
type configCommand struct {
	configFlags
	format choice
	schema bool
}

func newConfig(s *session) *cobra.Command {
	f := &configCommand{format: choice{"text", []string{"text", "json"}}}
	cmd := &cobra.Command{
		Use:     "config [flags] [FILE|DIR]",
		Short:   "show the configuration in force",
		Long:    configLong,
		Example: configExample,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 {
				return errors.New("name one file, or none for the working directory")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if f.schema {
				s.out.Write(config.Schema())
				return nil
			}
			return f.run(s, append(args, ".")[0])
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	addChoice(cmd, &f.format, "format", "how to write it")
	flags.BoolVar(&f.schema, "schema", false, "print the JSON Schema of configurations")
	f.configFlags.register(cmd)
	return cmd
}

func (f *configCommand) run(s *session, name string) error {
	if name == "" {
		return errors.New(`"": an empty file name`)
	}
	finder, err := f.finder()
	if err != nil {
		return err
	}
	in, err := inForceAt(finder, name)
	if err != nil {
		return err
	}
	s.sayNear(finder)
	shown := showConfig(filepath.ToSlash(name), &in)
	if f.format.value == "json" {
		text, err := json.Marshal(shown)
		s.out.Write(append(text, '\n'))
		return err
	}
	shown.write(s.out)
	return nil
}

// inForceAt returns what is in force for a file, which need not exist, or in a directory.
func inForceAt(finder *project.Finder, name string) (inForce, error) {
	if info, err := os.Stat(name); err != nil || !info.IsDir() {
		return inForceFor(finder, name)
	}
	p, err := finder.In(name)
	return inForceIn(p, ""), err
}
