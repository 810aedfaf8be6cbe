package examples

// The types of commands and options that the generator writes.
const (
	chatInput         = 1
	userCommand       = 2
	messageCommand    = 3
	primaryEntryPoint = 4

	subCommand        = 1
	subCommandGroup   = 2
	stringOption      = 3
	integerOption     = 4
	booleanOption     = 5
	userOption        = 6
	channelOption     = 7
	roleOption        = 8
	mentionableOption = 9
	numberOption      = 10
	attachmentOption  = 11
)

// item is a command or an option.
type item struct {
	kind              int
	name, description text
	// members are the others, in the order they are written; each is a key and its JSON.
	members []member
	// listed options get choices.
	listed  bool
	choices []choice
	options []*item
}

type member struct{ key, value string }

// choice is a choice; its value is the text between the quotes of a string, or a number.
type choice struct {
	name  text
	value string
}

// used is what an item takes of the budget of its command.
func (it *item) used() int {
	sum := it.name.length + it.description.length
	for _, c := range it.choices {
		sum += c.used()
	}
	for _, o := range it.options {
		sum += o.used()
	}
	return sum
}

func (c choice) used() int { return c.name.length + len(c.value) }

// lists appends the options that get choices, in document order.
func (it *item) lists(found []*item) []*item {
	if it.listed {
		found = append(found, it)
	}
	for _, o := range it.options {
		found = o.lists(found)
	}
	return found
}
