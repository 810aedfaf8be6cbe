package cli

import (
	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/schema"
)

const schemaLong = `Write a JSON Schema (draft 2020-12) for command documents, with which an editor
completes their members, explains them and marks what is wrong while you type.

Without --operation it is for one command, as the body of a create request, and
for a list of commands, as that of a bulk overwrite. In the global scope it is
also for lists in an object with "global" and guild ids as keys.

A schema cannot compare values, add up lengths or know capital letters: check
tells of those too.`

const schemaExample = `  slashlint schema > commands.schema.json
  slashlint schema --scope guild --operation edit`

func newSchema(s *session) *cobra.Command {
	scope, operation := scopeChoice(), operationChoice()
	cmd := &cobra.Command{
		Use:     "schema [flags]",
		Short:   "write a JSON Schema for command documents, for editors",
		Long:    schemaLong,
		Example: schemaExample,
		Args:    cobra.NoArgs,

		ValidArgsFunction: nothing,
		RunE: func(*cobra.Command, []string) error {
			text, err := schema.JSON(scopeOf(scope), operations[operation.value])
			if err != nil {
				return err
			}
			s.out.Write(append(text, '\n'))
			return nil
		},
	}
	addChoice(cmd, &scope, "scope", "where the commands are registered")
	addChoice(cmd, &operation, "operation", "the request a document is the body of")
	return cmd
}
