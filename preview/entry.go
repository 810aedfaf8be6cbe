package preview

import (
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// Text is a localizable text as a person sees it.
type Text struct {
	locale.Shown
	// Default is the text without localization: what an application receives, for names.
	Default string
}

// Entry is one thing that can be picked: a command, or a subcommand by its full path.
type Entry struct {
	// Pointer is the RFC 6901 pointer to the command or subcommand.
	Pointer string
	// Path are the names a person types: the command's and, for a subcommand, its group's and its
	// own.
	Path []Text
	// Description is the entry's own; of USER and MESSAGE commands it is empty.
	Description Text
	// Options are in the order in which the client asks for them: required ones first, otherwise as
	// the document has them.
	Options []Option
	// Command is the command that the entry is or belongs to.
	Command *validator.Command
	// Levels are the group and the subcommand below the command, as far as Path names them.
	Levels []*validator.Option
}

// Name returns what the entry's path looks like with blanks between the names.
func (e *Entry) Name() string { return joined(e.Path, func(t *Text) string { return t.Value }) }

// DefaultName returns the same with the default names.
func (e *Entry) DefaultName() string {
	return joined(e.Path, func(t *Text) string { return t.Default })
}

func joined(path []Text, name func(*Text) string) string {
	all := name(&path[0])
	for i := range path[1:] {
		all += " " + name(&path[1+i])
	}
	return all
}

// Option is an option of an entry.
type Option struct {
	// Pointer is the RFC 6901 pointer to the option.
	Pointer           string
	Type              validator.OptionType
	Name, Description Text
	Required          bool
	// Autocomplete tells that the application suggests values while the person types.
	Autocomplete bool
	// Choices are the only values a person may pick, when there are any.
	Choices []Choice
	// Definition is the option as the document has it, with its bounds.
	Definition *validator.Option
}

// Choice is a value that a person may pick by its name.
type Choice struct {
	Name Text
	// Value is a string or number; while drafting it may be absent.
	Value validator.Scalar
}

// Hidden is something that this viewer does not see.
type Hidden struct {
	// Pointer is the RFC 6901 pointer to the command, group, subcommand or option.
	Pointer string
	// Name are the default names that lead to it, with blanks between them. Names that are not
	// usable are left out.
	Name   string
	Reason Reason
}

// Reason tells why something is hidden.
type Reason uint8

// The reasons, in the order in which they are looked for; a thing is hidden for the first.
const (
	// Visible is no reason.
	Visible Reason = iota
	// Incomplete: it has no usable name, or no type that tells where it would be shown.
	Incomplete
	// Misplaced: it stands where the interface allows none of its kind: a group or subcommand in a
	// subcommand, a group in a group, an option beside subcommands or in a group, an entry point in
	// a guild or beside another.
	Misplaced
	// ActivitiesDisabled: an entry point "is visible only when Activities are enabled".
	ActivitiesDisabled
	// NotInThisContext: the command cannot be used where the person is.
	NotInThisContext
	// NotInstalledHere: the command is not for the way the application is installed.
	NotInstalledHere
	// DeniedByOverwrite: what the guild has configured denies it.
	DeniedByOverwrite
	// MissingPermissions: the member lacks bits of default_member_permissions.
	MissingPermissions
	// AgeRestricted: it is for people of 18 or older, in channels that allow it.
	AgeRestricted
	// NoSubcommands: "A group or subcommand without usable children does not appear".
	NoSubcommands
)

var reasonNames = [...]string{
	Visible: "", Incomplete: "incomplete", Misplaced: "misplaced",
	ActivitiesDisabled: "activities-disabled", NotInThisContext: "not-in-this-context",
	NotInstalledHere: "not-installed-here", DeniedByOverwrite: "denied-by-overwrite",
	MissingPermissions: "missing-permissions", AgeRestricted: "age-restricted",
	NoSubcommands: "no-subcommands",
}

// String returns the reason's name, such as "missing-permissions"; "" for Visible.
func (r Reason) String() string {
	if int(r) >= len(reasonNames) {
		return ""
	}
	return reasonNames[r]
}
