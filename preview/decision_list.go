package preview

import (
	"slices"

	"github.com/slashlint/slashlint/validator"
)

// Visibility returns why a person does not see a command as a whole, be it allowed or not, and Visible
// when nothing hides it.
func Visibility(command *validator.Command, viewer Viewer) Reason {
	return visibility(command, &viewer)
}

// AppendDecisions appends as JSON the decisions on a document's commands, or on those of them that are
// named: what "slashlint may --format json" writes. "hidden" is why the person does not see a command.
func AppendDecisions(
	dst []byte, document *validator.Document, viewer Viewer, named []*validator.Command,
) []byte {
	w := answer(dst)
	w.open("commands", '[')
	for i := range document.Commands {
		c := &document.Commands[i]
		if named != nil && !slices.Contains(named, c) {
			continue
		}
		w.open("", '{')
		w.text("pointer", document.Pointer(c.Place))
		w.text("name", c.Name.Text)
		w.begin("decision")
		decision := Decide(c, viewer)
		w.dst = decision.AppendJSON(w.dst)
		if hidden := visibility(c, &viewer); hidden != Visible {
			w.text("hidden", hidden.String())
		}
		w.close('}')
	}
	w.close(']')
	w.close('}')
	return w.dst
}
