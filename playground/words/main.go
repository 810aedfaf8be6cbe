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

	"github.com/slashlint/slashlint/internal/words"
)

func main() {
	if err := write(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// vocabulary is everything the program writes.
type vocabulary struct {
	CommandTypes     []words.Value  `json:"commandTypes"`
	OptionTypes      []words.Value  `json:"optionTypes"`
	Handlers         []words.Value  `json:"handlers"`
	Contexts         []words.Value  `json:"contexts"`
	IntegrationTypes []words.Value  `json:"integrationTypes"`
	ChannelTypes     []words.Value  `json:"channelTypes"`
	Permissions      []words.Value  `json:"permissions"`
	Locales          []words.Locale `json:"locales"`
	Command          []words.Member `json:"command"`
	Option           []words.Member `json:"option"`
	Choice           []words.Member `json:"choice"`
	Objects          []words.Object `json:"objects"`
	OverwriteTypes   []words.Value  `json:"overwriteTypes"`
	InteractionTypes []words.Value  `json:"interactionTypes"`
}

func write(w io.Writer) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", " ")
	return out.Encode(vocabulary{
		CommandTypes:     words.CommandTypes(),
		OptionTypes:      words.OptionTypes(),
		Handlers:         words.Handlers(),
		Contexts:         words.Contexts(),
		IntegrationTypes: words.IntegrationTypes(),
		ChannelTypes:     words.ChannelTypes(),
		Permissions:      words.Permissions(),
		Locales:          words.Locales(),
		Command:          words.Command(),
		Option:           words.Option(),
		Choice:           words.Choice(),
		Objects:          words.Objects(),
		OverwriteTypes:   words.OverwriteTypes(),
		InteractionTypes: words.InteractionTypes(),
	})
}
