package preview

import "github.com/slashlint/slashlint/validator"

// Plan is what deploying a draft would do: what a bulk overwrite, which "replaces the whole list",
// changes of what is registered.
type Plan struct {
	Scope validator.Scope
	// Commands are the draft's, in its order, then those that are deleted, in the order of live.
	Commands []PlannedCommand
	// Notices tell what is lost, what is refused and what people will notice.
	Notices []Notice
	// Counts has an element for each command type.
	Counts []Count
}

// Action is what a bulk overwrite does to one command.
type Action uint8

// The actions.
const (
	// Unchanged: live and draft say the same.
	Unchanged Action = iota
	// Create: the command is new. Sent by itself it would answer 201, and it "counts toward the
	// daily create limit".
	Create
	// Overwrite: the command is there and changes. Sent by itself it would answer 200.
	Overwrite
	// Delete: the command is not in the draft and will be gone.
	Delete
)

var actionNames = [...]string{
	Unchanged: "unchanged", Create: "create", Overwrite: "overwrite", Delete: "delete",
}

// String returns "unchanged", "create", "overwrite" or "delete".
func (a Action) String() string { return actionNames[a&3] }

// PlannedCommand is what happens to one command. Commands are told apart by type and name, as the
// service does, or by the id that a bulk body may give.
type PlannedCommand struct {
	Action Action
	// Type is UnknownCommand for a command whose type is wrong.
	Type validator.CommandType
	// Name is the default name, in the draft if it is there.
	Name string
	// Pointer is the RFC 6901 pointer in the draft, of no meaning for Delete; Live is that in the
	// list of live commands, of no meaning for Create.
	Pointer, Live string
	// RenamedFrom is the name of the live command that this one was: for an Overwrite surely, by
	// its id; for a Create probably, by its looks, and then that one is deleted.
	RenamedFrom string
	// RenamedTo is, for a Delete, the name of the created command that this one probably becomes.
	RenamedTo string
	// Changes are what an Overwrite changes.
	Changes []Change
	// Lost are what the command loses for good: "permissions", for "Deleting or renaming a command
	// permanently deletes its permissions".
	Lost []string
}

// Change is one value that differs between live and draft, defaults applied.
type Change struct {
	// Pointer is the RFC 6901 pointer of the value in the draft or, when Draft is "", in live.
	Pointer string
	// Path is whose value it is, as in diagnostics: "/mod > ban > reason [de]".
	Path string
	// Member is the key of the value; "" when an option or choice as a whole is added or removed.
	Member string
	// Locale is the locale of a localization, as its key is written; else "".
	Locale string
	// Live and Draft are the values as JSON, "" for none. Of a list whose elements are in another
	// order they are the elements' names.
	Live, Draft string
}

// Count is how many commands of one type there are.
type Count struct {
	Type validator.CommandType
	// Live and Draft are numbers of commands before and after, Limit how many there may be.
	Live, Draft, Limit int
}

// MakePlan compares live commands, as a list call answers them, with a draft, the body of a bulk
// overwrite; of a map by scope the commands of the scope. Either may be nil or in error: what was not
// understood is left out.
func MakePlan(live, draft *validator.Document, scope validator.Scope) *Plan {
	p := planner{plan: &Plan{Scope: scope}, live: listOf(live).In(scope), draft: listOf(draft).In(scope)}
	p.match()
	p.findRenames()
	p.compare()
	p.count()
	p.notice()
	return p.plan
}

// planner makes a plan.
type planner struct {
	plan        *Plan
	live, draft *validator.Document
	// pairing is of commands.
	*pairing
	// was and became tell which live command each command of the draft probably was, and the other
	// way round: indexes, or -1.
	was, became []int
}

func listOf(d *validator.Document) *validator.Document {
	if d == nil {
		return &validator.Document{List: true}
	}
	return d
}

// compare lists what happens to each command.
func (p *planner) compare() {
	for i := range p.draft.Commands {
		if c := &p.draft.Commands[i]; c.Given() {
			p.kept(c, i)
		}
	}
	for k := range p.live.Commands {
		if c := &p.live.Commands[k]; c.Given() && !p.taken[k] {
			p.dropped(c, k)
		}
	}
}

// command adds a command to the plan.
func (p *planner) command(action Action, c *validator.Command) *PlannedCommand {
	p.plan.Commands = append(p.plan.Commands, PlannedCommand{
		Action: action, Type: c.Kind(), Name: c.Name.Text,
	})
	return &p.plan.Commands[len(p.plan.Commands)-1]
}

// kept tells what happens to a command of the draft.
func (p *planner) kept(c *validator.Command, i int) {
	planned := p.command(Create, c)
	planned.Pointer = p.draft.Pointer(c.Place)
	if was := p.was[i]; was >= 0 {
		planned.RenamedFrom = p.live.Commands[was].Name.Text
	}
	if p.of[i] >= 0 {
		p.overwritten(planned, &p.live.Commands[p.of[i]], c)
	}
}

// overwritten tells what becomes of a live command that the draft has.
func (p *planner) overwritten(planned *PlannedCommand, live, draft *validator.Command) {
	found := comparison{live: p.live, draft: p.draft, scope: p.plan.Scope}
	found.command(live, draft)
	found.installation(live, draft)
	planned.Live = p.live.Pointer(live.Place)
	planned.Changes = found.changes
	planned.Action = Unchanged
	if len(found.changes) > 0 {
		planned.Action = Overwrite
	}
	if live.Name.Text != draft.Name.Text {
		planned.RenamedFrom = live.Name.Text
		planned.Lost = lostWithName()
	}
	for _, n := range found.notices {
		n.Command = len(p.plan.Commands) - 1
		p.plan.Notices = append(p.plan.Notices, n)
	}
}

// dropped tells of a live command that the draft lacks.
func (p *planner) dropped(c *validator.Command, k int) {
	planned := p.command(Delete, c)
	planned.Live = p.live.Pointer(c.Place)
	planned.Lost = lostWithName()
	if became := p.became[k]; became >= 0 {
		planned.RenamedTo = p.draft.Commands[became].Name.Text
	}
}

// lostWithName is what a command loses with its name: "Deleting or renaming a command permanently
// deletes its permissions".
func lostWithName() []string { return []string{"permissions"} }
