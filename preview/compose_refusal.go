package preview

import (
	"slices"
	"strconv"

	"github.com/slashlint/slashlint/internal/shorten"
	"github.com/slashlint/slashlint/validator"
)

// RefusalCode tells why the client refuses, in a word that does not change.
type RefusalCode string

// The codes. Those that begin with "command" are about what was picked, the others about a value.
const (
	// CommandUnknown: nothing of this path and type, or at this pointer, can be picked.
	CommandUnknown RefusalCode = "command-unknown"
	// CommandIncomplete: the command, group or subcommand has no usable name or type.
	CommandIncomplete RefusalCode = "command-incomplete"
	// CommandNotInvocable: "A command that has subcommands or groups cannot itself be invoked".
	CommandNotInvocable RefusalCode = "command-not-invocable"
	// CommandHidden: the viewer's picker does not show it.
	CommandHidden RefusalCode = "command-hidden"
	// CommandPermission: "A user needs permission to send messages in the channel to invoke a USER
	// command".
	CommandPermission RefusalCode = "command-permission"
	// TargetWrong: the target is no id, or the command is used on nothing.
	TargetWrong RefusalCode = "target-wrong"
	// OptionUnknown: the command has no such option.
	OptionUnknown RefusalCode = "option-unknown"
	// OptionRepeated: an option is given twice.
	OptionRepeated RefusalCode = "option-repeated"
	// OptionRequired: a required option has no value.
	OptionRequired RefusalCode = "option-required"
	// OptionIncomplete: the option has no usable type, so nothing can be typed into it.
	OptionIncomplete RefusalCode = "option-incomplete"
	// FocusAutocomplete: the option being typed has no autocomplete.
	FocusAutocomplete RefusalCode = "focus-autocomplete"
	// ValueType: the text is no value of the option's type.
	ValueType RefusalCode = "value-type"
	// ValueRange: a number is outside what INTEGER or NUMBER can hold.
	ValueRange RefusalCode = "value-range"
	// ValueBounds: a number is below min_value or above max_value.
	ValueBounds RefusalCode = "value-bounds"
	// ValueLength: a string is shorter than min_length or longer than max_length, in code points.
	ValueLength RefusalCode = "value-length"
	// ValueChoice: "When choices are given, they are the only values a user may pick".
	ValueChoice RefusalCode = "value-choice"
	// ChannelTypes: channel_types "restricts the channels shown".
	ChannelTypes RefusalCode = "channel-types"
	// FileTypes: file_types restricts the files that can be picked.
	FileTypes RefusalCode = "file-types"
)

// Refusal is one reason why the client does not send the command.
type Refusal struct {
	Code RefusalCode
	// Option is the default name of the option it is about; "" when it is about the command.
	Option string
	// Pointer is the RFC 6901 pointer of that option or of the command, "" when there is none.
	Pointer string
	Message string
}

// AppendJSON appends the refusal's JSON.
func (r *Refusal) AppendJSON(dst []byte) []byte {
	w := &writer{dst: dst}
	w.refusal(r)
	return w.dst
}

// MarshalJSON returns what AppendJSON appends.
func (r *Refusal) MarshalJSON() ([]byte, error) { return r.AppendJSON(nil), nil }

func (w *writer) refusal(r *Refusal) {
	w.open("", '{')
	w.text("code", string(r.Code))
	w.optional("option", r.Option)
	w.text("pointer", r.Pointer)
	w.text("message", r.Message)
	w.close('}')
}

// refuse notes a refusal about an option, or about what was picked when the option is nil.
func (c *composer) refuse(code RefusalCode, option *validator.Option, message string) {
	r := Refusal{Code: code, Message: message}
	switch {
	case option != nil:
		r.Option = option.Name.Text
		r.Pointer = c.document.Pointer(option.Place)
	case c.picked.command != nil:
		r.Pointer = c.document.Pointer(c.picked.place())
	}
	c.refusals = append(c.refusals, r)
}

// mostQuoted is how many code points of a text a message repeats.
const mostQuoted = 40

// quoted shows a text in double quotes, cut to what a message can hold.
func quoted(text string) string { return strconv.Quote(shorten.To(text, mostQuoted)) }

// meant returns the end of a message: the name that a misspelt one is near to, if any.
func meant(name string, among []string) string {
	if near := suggest(name, among); near != "" {
		return "; did you mean " + quoted(near) + "?"
	}
	return ""
}

func suggest(name string, among []string) string {
	return validator.Suggest(name, slices.Values(among))
}
