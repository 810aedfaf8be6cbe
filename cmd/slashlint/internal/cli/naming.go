package cli

import (
	"fmt"
	"strings"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// naming finds default names by those that a person sees or types. What it does not find it leaves
// as it is, for Compose to say what is wrong with it.
type naming struct {
	document *validator.Document
	locale   locale.Locale
	// options are those of the command that was picked.
	options []validator.Option
}

// pick returns what a command on the command line names. The type is UnknownCommand where it is not
// given.
func (n *naming) pick(command string, kind validator.CommandType) (preview.Pick, error) {
	words, slash := strings.CutPrefix(strings.TrimSpace(command), "/")
	if kind == validator.UnknownCommand && !slash {
		menus := n.menuTypes(words)
		if len(menus) > 1 {
			return preview.Pick{}, fmt.Errorf("%q is the name of commands of several types; say which "+
				"with --type %s", words, orList(menus))
		}
		if len(menus) == 1 {
			kind = kinds[menus[0]]
		}
	}
	switch kind {
	case validator.UnknownCommand, validator.ChatInput:
		path := strings.Fields(words)
		if n.command(validator.ChatInput, words) != nil {
			path = []string{words} // a name with blanks is wrong, but it is in the document
		}
		return preview.Pick{Type: validator.ChatInput, Path: n.path(path)}, nil
	}
	if c := n.command(kind, words); c != nil {
		words = c.Name.Text
	}
	return preview.Pick{Type: kind, Path: []string{words}}, nil
}

// menuTypes returns the words of --type for the commands, other than slash commands, of this name.
func (n *naming) menuTypes(name string) []string {
	var words []string
	for _, word := range []string{"user", "message", "entry-point"} {
		if n.command(kinds[word], name) != nil {
			words = append(words, word)
		}
	}
	return words
}

// command returns the command of a type and name, nil if there is none.
func (n *naming) command(kind validator.CommandType, name string) *validator.Command {
	commands := n.document.Commands
	i := n.find(name, len(commands), func(i int) (*validator.String, *validator.Dictionary) {
		if commands[i].Kind() != kind {
			return nil, nil
		}
		return &commands[i].Name, &commands[i].NameLocalizations
	})
	if i < 0 {
		return nil
	}
	return &commands[i]
}

// path returns the default names of a slash command, a group and a subcommand.
func (n *naming) path(words []string) []string {
	if len(words) == 0 {
		return []string{""}
	}
	c := n.command(validator.ChatInput, words[0])
	if c == nil {
		return words
	}
	path := []string{c.Name.Text}
	n.options = c.Options.Elements
	for _, word := range words[1:] {
		i := n.indexOf(word)
		if i < 0 {
			path = append(path, word)
			continue
		}
		path = append(path, n.options[i].Name.Text)
		n.options = n.options[i].Options.Elements
	}
	return path
}

// option returns the default name of an option of the command that was picked.
func (n *naming) option(name string) string {
	if i := n.indexOf(name); i >= 0 {
		return n.options[i].Name.Text
	}
	return name
}

func (n *naming) indexOf(name string) int {
	return n.find(name, len(n.options), func(i int) (*validator.String, *validator.Dictionary) {
		return &n.options[i].Name, &n.options[i].NameLocalizations
	})
}

// find returns the index of the first of so many things that has this default name or, when none
// has, that the person sees under it; -1 if there is none.
func (n *naming) find(
	name string, count int, at func(int) (*validator.String, *validator.Dictionary),
) int {
	seen := -1
	for i := range count {
		text, localizations := at(i)
		switch {
		case text == nil || !text.Given():
		case text.Text == name:
			return i
		case seen < 0 && locale.Resolve(localizations, text.Text, n.locale).Value == name:
			seen = i
		}
	}
	return seen
}
