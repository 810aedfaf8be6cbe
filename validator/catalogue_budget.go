package validator

import (
	"strconv"
	"strings"
)

var ruleBudget = Rule{
	Name:     "budget",
	Severity: Error,
	Says:     "the texts of a command have more than 8,000 characters together",
	Why: "The service adds up the names, descriptions and choice values of a CHAT_INPUT " +
		"command with all its options, and refuses the command above 8,000 characters. Each " +
		"field counts once, with the longest of its default and its localizations. The " +
		"interface does not say how a number counts; here it is its shortest decimal text.",
	Do: "Shorten what is longest, replace choices by autocomplete, or split the command in " +
		"two. One long translation can cost as much as a long default.",
	Bad:  Example{Text: commandWithQuestions(40)},
	Good: Example{Text: commandWithQuestions(39)},
	Source: "Limits, Combined name, description and value characters per CHAT_INPUT command, " +
		"its options and choices: \"8000. Only the longest localization of each field " +
		"counts.\"",
	Rationale: "Budget",
}

// commandWithQuestions returns a command with n choices of 200 characters, 26 to 50.
func commandWithQuestions(n int) string {
	return `{
  "name": "faq",
  "description": "Answers to questions",
  "options": [
    {
      "type": 3,
      "name": "first",
      "description": "The first questions",
      "choices": [` + questions(1, 25) + `
      ]
    },
    {
      "type": 3,
      "name": "further",
      "description": "Further questions",
      "choices": [` + questions(26, n) + `
      ]
    }
  ]
}`
}

// questions returns the choices from and to these numbers, each on a line of its own.
func questions(from, to int) string {
	var list strings.Builder
	for i := from; i <= to; i++ {
		if i > from {
			list.WriteByte(',')
		}
		name, value := "Question "+strconv.Itoa(i), "Answer "+strconv.Itoa(i)
		name += strings.Repeat("?", 100-len(name))
		value += strings.Repeat(".", 100-len(value))
		list.WriteString("\n        {\"name\": \"" + name + "\", \"value\": \"" + value + "\"}")
	}
	return list.String()
}
