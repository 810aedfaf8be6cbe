// Command words writes what the playground offers to complete and to choose from: the
// enumerations, locales and members of the interface, from the tables that judge them.
//
//	go run ./playground/words > playground/src/words/words.json
//
// The result is committed, so that the site is built without Go; a test says when it is old.
package main

import (
	"encoding/json"
	"io"
	"log"
	"os"
)

func main() {
	if err := write(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// words is everything the program writes.
type words struct {
	CommandTypes     []value  `json:"commandTypes"`
	OptionTypes      []value  `json:"optionTypes"`
	Handlers         []value  `json:"handlers"`
	Contexts         []value  `json:"contexts"`
	IntegrationTypes []value  `json:"integrationTypes"`
	ChannelTypes     []value  `json:"channelTypes"`
	Permissions      []value  `json:"permissions"`
	Locales          []tongue `json:"locales"`
	Command          []member `json:"command"`
	Option           []member `json:"option"`
	Choice           []member `json:"choice"`
}

func write(w io.Writer) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", " ")
	return out.Encode(words{
		CommandTypes:     commandTypes(),
		OptionTypes:      optionTypes(),
		Handlers:         handlers(),
		Contexts:         contexts(),
		IntegrationTypes: integrationTypes(),
		ChannelTypes:     channelTypes(),
		Permissions:      permissions(),
		Locales:          tongues(),
		Command:          judged(commandMembers, inCommand),
		Option:           judged(optionMembers, inOption),
		Choice:           judged(choiceMembers, inChoice),
	})
}
