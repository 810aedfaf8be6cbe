// Command write writes the manual into a folder: slashlint.1 and a page for each command below.
// SOURCE_DATE_EPOCH is the time on the pages, in seconds; without it, it is now.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/cli"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/man"
)

func main() {
	if err := write(); err != nil {
		fmt.Fprintln(os.Stderr, "write:", err)
		os.Exit(1)
	}
}

func write() error {
	if len(os.Args) != 3 {
		return errors.New("usage: write FOLDER VERSION")
	}
	date, err := now()
	if err != nil {
		return err
	}
	folder := os.Args[1]
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	root := cli.Tree()
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	return pages(root, folder, man.About{Version: os.Args[2], Date: date})
}

// pages writes the page of a command and those of the commands below.
func pages(cmd *cobra.Command, folder string, about man.About) error {
	cmd.InitDefaultHelpFlag()
	cmd.InitDefaultVersionFlag()
	file := filepath.Join(folder, man.Name(cmd)+".1")
	if err := os.WriteFile(file, []byte(man.Page(cmd, about)), 0o666); err != nil {
		return err
	}
	for _, child := range man.Children(cmd) {
		if err := pages(child, folder, about); err != nil {
			return err
		}
	}
	return nil
}

func now() (time.Time, error) {
	epoch := os.Getenv("SOURCE_DATE_EPOCH")
	if epoch == "" {
		return time.Now(), nil
	}
	seconds, err := strconv.ParseInt(epoch, 10, 64)
	if err != nil {
		return time.Time{}, fmt.Errorf("SOURCE_DATE_EPOCH %q: want seconds", epoch)
	}
	return time.Unix(seconds, 0), nil
}
