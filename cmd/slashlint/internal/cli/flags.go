package cli

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/input"
	"github.com/slashlint/slashlint/validator"
)

// choice is a flag that takes one of a few words.
type choice struct {
	value string
	words []string
}

func (c *choice) String() string { return c.value }

func (c *choice) Type() string { return strings.Join(c.words, "|") }

func (c *choice) Set(word string) error {
	// The other name of a severity; no other flag has such a word.
	if word == "warn" && slices.Contains(c.words, "warning") {
		word = "warning"
	}
	if !slices.Contains(c.words, word) {
		return errors.New("want " + orList(c.words))
	}
	c.value = word
	return nil
}

// orList writes "a", "a or b", "a, b or c".
func orList(words []string) string {
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// addChoice adds a flag that takes one of the words, the shell completing them.
func addChoice(cmd *cobra.Command, c *choice, name, usage string) {
	cmd.Flags().Var(c, name, usage)
	// It fails only for a flag that does not exist.
	_ = cmd.RegisterFlagCompletionFunc(name,
		cobra.FixedCompletions(c.words, cobra.ShellCompDirectiveNoFileComp))
}

// severityOf returns the severity that a flag names, Off if it is not given.
func severityOf(c choice) validator.Severity {
	severity, _ := validator.ParseSeverity(c.value)
	return severity
}

// overrides is the flag --rule NAME=SEVERITY, which may be repeated or have several, separated by
// commas. A name may be a pattern; of several that match a rule, the last one wins.
type overrides map[string]validator.Severity

func (o overrides) Type() string { return "NAME=SEVERITY" }

func (o overrides) String() string {
	var all []string
	for name, severity := range o {
		all = append(all, name+"="+severity.String())
	}
	sort.Strings(all)
	return strings.Join(all, ",")
}

func (o overrides) Set(value string) error {
	for item := range strings.SplitSeq(value, ",") {
		if err := o.set(item); err != nil {
			return err
		}
	}
	return nil
}

func (o overrides) set(item string) error {
	name, word, ok := strings.Cut(item, "=")
	if !ok {
		return errors.New("want NAME=off, NAME=info, NAME=warning or NAME=error")
	}
	rules := config.MatchRules(name)
	if rules == nil {
		what, candidates := config.UnknownRule(name)
		return didYouMean(fmt.Errorf("%s %q", what, name), name, "", slices.Values(candidates))
	}
	severity, ok := config.ParseSeverity(word)
	if !ok {
		return fmt.Errorf("unknown severity %q; want off, info, warning or error", word)
	}
	for _, rule := range rules {
		o[rule] = severity
	}
	return nil
}

// maximum is a flag that takes a number; without it, there is no limit.
type maximum struct {
	n     int
	given bool
}

func (m *maximum) Type() string { return "N" }

func (m *maximum) String() string {
	if !m.given {
		return ""
	}
	return strconv.Itoa(m.n)
}

func (m *maximum) Set(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return errors.New("want a number, 0 or more")
	}
	m.n, m.given = n, true
	return nil
}

func (m *maximum) exceededBy(n int) bool { return m.given && n > m.n }

// size is a flag that takes a number of bytes.
type size struct{ input.Size }

// largest is the most that --max-size takes: what a document can have at most.
const largest = input.Size(2 << 30)

func (s *size) Type() string { return "SIZE" }

func (s *size) Set(text string) error {
	n, err := input.ParseSize(text)
	switch {
	case err != nil:
		return err
	case n < 1 || n > largest:
		return fmt.Errorf("want 1 byte to %s", largest)
	}
	s.Size = n
	return nil
}

var (
	_ pflag.Value = (*choice)(nil)
	_ pflag.Value = overrides(nil)
	_ pflag.Value = (*size)(nil)
	_ pflag.Value = (*maximum)(nil)
)
