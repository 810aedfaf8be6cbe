package preview

import (
	"strings"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// Typed finds default names, which Compose takes, by those that a person sees or types. What it does
// not find it leaves as it is, for Compose to say what is wrong with it.
type Typed struct {
	Document *validator.Document
	Locale   locale.Locale
	// options are those of the command that was picked.
	options []validator.Option
}

// Pick returns what "/mod ban" names, or the name of another command, such as "Show Warnings". The
// type is UnknownCommand where it is not given. When commands of several types have the name, Pick
// returns those types instead.
func (t *Typed) Pick(
	command string, kind validator.CommandType,
) (Pick, []validator.CommandType) {
	words, slash := strings.CutPrefix(strings.TrimSpace(command), "/")
	if kind == validator.UnknownCommand && !slash {
		menus := t.menuTypes(words)
		if len(menus) > 1 {
			return Pick{}, menus
		}
		if len(menus) == 1 {
			kind = menus[0]
		}
	}
	switch kind {
	case validator.UnknownCommand, validator.ChatInput:
		path := fields(words)
		if t.command(validator.ChatInput, words) != nil {
			path = []string{words} // a name with blanks is wrong, but it is in the document
		}
		return Pick{Type: validator.ChatInput, Path: t.path(path)}, nil
	}
	if c := t.command(kind, words); c != nil {
		words = c.Name.Text
	}
	return Pick{Type: kind, Path: []string{words}}, nil
}

// Commands returns the commands that "/mod ban" or another command's name leads to: here the command
// "mod". Without the slash there can be one of each type.
func (t *Typed) Commands(name string) []*validator.Command {
	words, slash := strings.CutPrefix(strings.TrimSpace(name), "/")
	last := validator.PrimaryEntryPoint
	if slash {
		last = validator.ChatInput
	}
	var all []*validator.Command
	for kind := validator.ChatInput; kind <= last; kind++ {
		if c := t.command(kind, words); c != nil {
			all = append(all, c)
		}
	}
	if path := fields(words); all == nil && len(path) > 1 {
		if c := t.command(validator.ChatInput, path[0]); c != nil {
			all = append(all, c)
		}
	}
	return all
}

// Point is Pick for the RFC 6901 pointer of a command or subcommand.
func (t *Typed) Point(pointer string) Pick {
	c := composer{document: t.Document}
	if c.byPointer(pointer) {
		t.options = c.picked.options()
	}
	return Pick{Pointer: pointer}
}

// menuTypes returns the types of the commands, other than slash commands, of this name.
func (t *Typed) menuTypes(name string) []validator.CommandType {
	var menus []validator.CommandType
	for kind := validator.User; kind <= validator.PrimaryEntryPoint; kind++ {
		if t.command(kind, name) != nil {
			menus = append(menus, kind)
		}
	}
	return menus
}

// command returns the command of a type and name, nil if there is none.
func (t *Typed) command(kind validator.CommandType, name string) *validator.Command {
	commands := t.Document.Commands
	i := t.find(name, len(commands), func(i int) (*validator.String, *validator.Dictionary) {
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
func (t *Typed) path(words []string) []string {
	if len(words) == 0 {
		return []string{""}
	}
	c := t.command(validator.ChatInput, words[0])
	if c == nil {
		return words
	}
	path := texts{c.Name.Text}
	t.options = c.Options.Elements
	for _, word := range words[1:] {
		i := t.index(word)
		if i < 0 {
			path.add(word)
			continue
		}
		path.add(t.options[i].Name.Text)
		t.options = t.options[i].Options.Elements
	}
	return path
}

// Option returns the default name of an option of the command that was picked.
func (t *Typed) Option(name string) string {
	if i := t.index(name); i >= 0 {
		return t.options[i].Name.Text
	}
	return name
}

func (t *Typed) index(name string) int {
	return t.find(name, len(t.options), func(i int) (*validator.String, *validator.Dictionary) {
		return &t.options[i].Name, &t.options[i].NameLocalizations
	})
}

// find returns the index of the first of so many things that has this default name or, when none
// has, that the person sees under it; -1 if there is none.
func (t *Typed) find(
	name string, count int, at func(int) (*validator.String, *validator.Dictionary),
) int {
	seen := -1
	for i := range count {
		text, localizations := at(i)
		switch {
		case text == nil || !text.Given():
		case text.Text == name:
			return i
		case seen < 0 && locale.Resolve(localizations, text.Text, t.Locale).Value == name:
			seen = i
		}
	}
	return seen
}
