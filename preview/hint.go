package preview

import (
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// kindWords are the option types in words.
var kindWords = [...]string{
	validator.UnknownOption: "anything", validator.StringOption: "text",
	validator.IntegerOption: "whole number", validator.BooleanOption: "true or false",
	validator.UserOption: "user", validator.ChannelOption: "channel", validator.RoleOption: "role",
	validator.Mentionable: "user or role", validator.NumberOption: "number",
	validator.Attachment: "file",
}

// channelWords are the channel types in words.
var channelWords = [...]string{
	validator.GuildText: "text", validator.DM: "direct message", validator.GuildVoice: "voice",
	validator.GroupDM: "group", validator.GuildCategory: "category",
	validator.GuildAnnouncement:  "announcement",
	validator.AnnouncementThread: "announcement thread",
	validator.PublicThread:       "public thread", validator.PrivateThread: "private thread",
	validator.GuildStageVoice: "stage", validator.GuildDirectory: "directory",
	validator.GuildForum: "forum", validator.GuildMedia: "media",
}

// Hint tells in English what may be given for an option: "whole number, 1 to 100", "text, at most
// 20 characters", "channel: text or forum", "text, one of 3".
func (o *Option) Hint() string {
	d := o.Definition
	hint := kindWords[o.Type]
	if n := len(o.Choices); n > 0 {
		return hint + ", one of " + strconv.Itoa(n)
	}
	switch o.Type {
	case validator.StringOption:
		hint += span(length(&d.MinLength), length(&d.MaxLength), " character")
	case validator.IntegerOption, validator.NumberOption:
		hint += span(number(&d.MinValue), number(&d.MaxValue), "")
	case validator.ChannelOption:
		hint += listed(channels(&d.ChannelTypes))
	case validator.Attachment:
		hint += listed(files(&d.FileTypes))
	}
	if o.Autocomplete {
		hint += ", suggestions while typing"
	}
	return hint
}

// span tells bounds, "" being none, in units of which the plural ends in "s".
func span(least, most, unit string) string {
	switch {
	case least == "" && most == "":
		return ""
	case most == "":
		return ", at least " + counted(least, unit)
	case least == "":
		return ", at most " + counted(most, unit)
	case least == most:
		return ", " + counted(least, unit)
	}
	return ", " + least + " to " + counted(most, unit)
}

func counted(n, unit string) string {
	if unit == "" || n == "1" {
		return n + unit
	}
	return n + unit + "s"
}

func length(n *validator.Integer) string {
	if !n.Given() {
		return ""
	}
	return strconv.FormatInt(n.N, 10)
}

func number(s *validator.Scalar) string {
	if !s.IsNumber() {
		return ""
	}
	return s.Text
}

// listed tells what is allowed, nothing being everything: ": text, voice or forum".
func listed(words []string) string {
	text := ""
	for i, word := range words {
		switch {
		case i == 0:
			text = ": " + word
		case i == len(words)-1:
			text += " or " + word
		default:
			text += ", " + word
		}
	}
	return text
}

func channels(list *validator.IntegerList) []string {
	var words texts
	for i := range list.Elements {
		e := &list.Elements[i]
		if e.Given() && e.N >= 0 && e.N < int64(len(channelWords)) && channelWords[e.N] != "" {
			words.add(channelWords[e.N])
		}
	}
	return words
}

func files(list *validator.StringList) []string {
	var words texts
	for i := range list.Elements {
		e := &list.Elements[i]
		if e.Given() {
			words.add(e.Text)
		}
	}
	return words
}
