package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// language is a flag that takes the code of a locale.
type language struct{ locale.Locale }

func (*language) Type() string { return "LOCALE" }

func (l *language) Set(code string) error {
	known, ok := locale.Parse(code)
	if !ok {
		return unknownLocale(code)
	}
	l.Locale = known
	return nil
}

// unknownLocale says which locale may have been meant, or else which ones there are.
func unknownLocale(code string) error {
	err := errors.New("no such locale")
	if meant, ok := meantLocale(code); ok {
		return fmt.Errorf("%w; did you mean %s?", err, meant)
	}
	codes := make([]string, 0, locale.Documented)
	for _, l := range locale.All() {
		codes = append(codes, l.String())
	}
	return fmt.Errorf("%w; want %s", err, orList(codes))
}

// meantLocale finds a locale by another spelling of its code, its name, or a code it is near to.
func meantLocale(code string) (locale.Locale, bool) {
	if meant, ok := locale.Meant(code); ok {
		return meant, true
	}
	if near, ok := locale.Near(code); ok {
		return near, true
	}
	for _, l := range locale.All() {
		if strings.EqualFold(code, l.English()) || strings.EqualFold(code, l.Native()) {
			return l, true
		}
	}
	// Codes of two letters are all near to each other.
	return locale.Parse(validator.Suggest(code, func(yield func(string) bool) {
		for _, l := range locale.All() {
			if len(code) > 3 && len(l.String()) > 3 && !yield(l.String()) {
				return
			}
		}
	}))
}

// addLocale adds a flag that takes a locale, the shell completing its code.
func addLocale(cmd *cobra.Command, l *language, name, usage string) {
	cmd.Flags().Var(l, name, usage)
	words := make([]cobra.Completion, 0, locale.Documented)
	for _, l := range locale.All() {
		words = append(words, cobra.CompletionWithDesc(l.String(), l.English()))
	}
	_ = cmd.RegisterFlagCompletionFunc(name,
		cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp))
}

var _ pflag.Value = (*language)(nil)
