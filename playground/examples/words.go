package examples

import (
	"slices"
	"strings"
)

// language is what the generator knows of one locale. Words are kept as they stand in a picker:
// lower-case, their parts joined by hyphens.
type language struct {
	code string
	style
	// things, acts and params are separated by blanks; every language has them in the same order.
	things, acts, params string
	// remarks are whole sentences for the ends of descriptions.
	remarks [remarks]string
	// launch is the name of the entry point.
	launch string
}

// The numbers of words that every language has.
const (
	things  = 16
	acts    = 8
	params  = 10
	remarks = 8

	// subjects are things and params together: whatever an option can be named after.
	subjects = things + params
)

// style is how a script joins what the generator puts together.
type style struct {
	// link joins the two words of a name and colon those of a label; stop ends a label that a
	// sentence follows, and gap stands between sentences.
	link, colon, stop, gap string
}

var (
	western = style{link: "-", colon: ": ", stop: ". ", gap: " "}
	french  = style{link: "-", colon: " : ", stop: ". ", gap: " "}
	indian  = style{link: "-", colon: ": ", stop: "। ", gap: " "}
	thai    = style{link: "-", colon: ": ", stop: " ", gap: " "}
	chinese = style{link: "", colon: "：", stop: "。", gap: ""}
)

// words are a language's, taken apart.
type words struct {
	language
	subjects, acts []string
}

// wordsOf returns the words of the languages with these codes, of all languages for none.
func wordsOf(codes ...string) []words {
	var all []words
	for _, l := range slices.Concat(wordsBtoF, wordsHtoN, wordsPtoZ) {
		if len(codes) > 0 && !slices.Contains(codes, l.code) {
			continue
		}
		all = append(all, words{
			language: l,
			subjects: append(strings.Fields(l.things), strings.Fields(l.params)...),
			acts:     strings.Fields(l.acts),
		})
	}
	return all
}

// subject is what there is to know of a thing or param beside its name.
type subject struct {
	// english is its name in the defaults.
	english string
	// kind is the type of an option with this name: a channel is picked, a color is typed.
	kind int
	// listed says that such an option has choices.
	listed bool
}

// defaults are the subjects in the order of every language's things and params.
var defaults = [subjects]subject{
	{"server", stringOption, true},
	{"channel", channelOption, false},
	{"role", roleOption, false},
	{"message", stringOption, false},
	{"member", userOption, false},
	{"song", stringOption, true},
	{"game", stringOption, true},
	{"event", stringOption, true},
	{"reminder", integerOption, false},
	{"poll", stringOption, false},
	{"report", booleanOption, false},
	{"image", attachmentOption, false},
	{"level", integerOption, true},
	{"team", mentionableOption, false},
	{"rule", integerOption, false},
	{"quote", stringOption, true},
	{"reason", stringOption, false},
	{"duration", integerOption, true},
	{"amount", numberOption, true},
	{"color", stringOption, true},
	{"name", stringOption, false},
	{"date", stringOption, false},
	{"language", stringOption, true},
	{"page", integerOption, false},
	{"note", stringOption, false},
	{"mode", stringOption, true},
}

// Verbs of the defaults: in names, and in descriptions.
var (
	verbs    = [acts]string{"show", "add", "delete", "edit", "search", "copy", "lock", "share"}
	verbForm = [acts]string{
		"Shows", "Adds", "Deletes", "Edits", "Searches", "Copies", "Locks", "Shares",
	}
	// defaultRemarks differ from those of both Englishes: a localization that says the same as the
	// default is ignored.
	defaultRemarks = [remarks]string{
		"The reply is private.",
		"Threads are fine.",
		"Immediate.",
		"Can be undone.",
		"Empty means the default.",
		"Needs the permission.",
		"Ten entries per page.",
		"Ask a moderator when in doubt.",
	}
)

// order is how subjects follow one another in an options array: of three in a row, at least one
// is listed.
var order = [subjects]int{
	4, 17, 16, 1, 19, 3, 11, 25, 20, 2, 18, 21, 0, 13, 5, 8, 22, 9, 10, 6, 14, 12, 23, 7, 24, 15,
}
