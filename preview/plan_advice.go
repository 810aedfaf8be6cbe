package preview

import (
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// limit is how many commands of a type there may be in one scope.
type limit struct {
	kind          validator.CommandType
	global, guild int
}

var commandLimits = [...]limit{
	{validator.ChatInput, 100, 100},
	{validator.User, 15, 15},
	{validator.Message, 15, 15},
	{validator.PrimaryEntryPoint, 1, 0},
}

// CreateLimit is how many commands may be created a day: "200 per day, per guild".
const CreateLimit = 200

// count counts the commands by type.
func (p *planner) count() {
	for _, l := range commandLimits {
		n := Count{
			Type: l.kind, Live: numberOf(p.live, l.kind), Draft: numberOf(p.draft, l.kind),
			Limit: l.global,
		}
		if p.plan.Scope == validator.Guild {
			n.Limit = l.guild
		}
		p.plan.Counts = append(p.plan.Counts, n)
	}
}

func numberOf(d *validator.Document, kind validator.CommandType) int {
	n := 0
	for i := range d.Commands {
		if c := &d.Commands[i]; c.Given() && c.Kind() == kind {
			n++
		}
	}
	return n
}

// notice tells what is to know of the body as a whole and of each command, the gravest first.
func (p *planner) notice() {
	p.form()
	p.scope()
	p.counts()
	p.entryPoint()
	p.creates()
	p.localizations()
	p.readRepair()
	for i := range p.plan.Commands {
		p.losses(i)
	}
	p.gravestFirst()
}

// gravestFirst orders the notices by severity, else leaves them as they are.
func (p *planner) gravestFirst() {
	found := p.plan.Notices
	p.plan.Notices = make([]Notice, 0, len(found))
	for severity := validator.Error; severity > validator.Off; severity-- {
		for i := range found {
			if found[i].Severity == severity {
				p.plan.Notices = append(p.plan.Notices, found[i])
			}
		}
	}
}

func (p *planner) add(code NoticeCode, severity validator.Severity, command int, message string) {
	p.plan.Notices = append(p.plan.Notices, Notice{code, severity, command, message})
}

func (p *planner) form() {
	if !p.live.List {
		p.add(NoticeForm, validator.Warning, -1,
			"live is no list of commands; give the answer of a list call")
	}
	if !p.draft.List {
		p.add(NoticeForm, validator.Warning, -1,
			"the draft is no list of commands; a bulk overwrite with it alone deletes all others")
	}
}

// scope tells of live commands of another scope. One that has neither id nor guild is not as the service
// lists it, and may be of either.
func (p *planner) scope() {
	if p.live.Guilds() > 1 || p.draft.Guilds() > 1 {
		p.add(NoticeScope, validator.Error, -1, "the commands of several guilds; plan one guild at a time")
		return
	}
	for i := range p.live.Commands {
		c := &p.live.Commands[i]
		switch ofGuild := c.GuildID.Given(); {
		case ofGuild && p.plan.Scope == validator.Global:
			p.add(NoticeScope, validator.Warning, -1,
				"live has commands of a guild, with \"guild_id\"; the plan is for the global ones")
			return
		case !ofGuild && c.ID.Given() && p.plan.Scope == validator.Guild:
			p.add(NoticeScope, validator.Warning, -1,
				"live has global commands, without \"guild_id\"; the plan is for those of a guild")
			return
		}
	}
}

func (p *planner) counts() {
	for _, n := range p.plan.Counts {
		switch {
		case n.Draft <= n.Limit:
		case n.Limit == 0:
			p.add(NoticeEntryPointScope, validator.Error, -1,
				"a guild has no PRIMARY_ENTRY_POINT commands; the service refuses the whole body")
		default:
			p.add(NoticeCount, validator.Error, -1, "the draft has "+strconv.Itoa(n.Draft)+" "+
				n.Type.String()+" commands of at most "+strconv.Itoa(n.Limit)+
				"; the service refuses the whole body")
		}
	}
}

// entryPoint tells of an entry point that the draft lacks.
func (p *planner) entryPoint() {
	for i := range p.plan.Commands {
		c := &p.plan.Commands[i]
		if c.Action != Delete || c.Type != validator.PrimaryEntryPoint {
			continue
		}
		if c.RenamedTo == "" {
			p.add(NoticeEntryPoint, validator.Error, i, "the draft lacks the entry point "+
				quoted(c.Name)+": the service refuses the whole body (code 50240); include it")
			continue
		}
		p.add(NoticeEntryPoint, validator.Warning, i, "the entry point "+quoted(c.Name)+" becomes "+
			quoted(c.RenamedTo)+"; the service may refuse the whole body (code 50240)")
	}
}

// creates tells what counts toward the daily limit. Half of it is a warning: the next deploy of the
// kind may be refused.
func (p *planner) creates() {
	n := p.plan.Number(Create)
	if n == 0 {
		return
	}
	severity := validator.Info
	switch {
	case n > CreateLimit:
		severity = validator.Error
	case n > CreateLimit/2:
		severity = validator.Warning
	}
	p.add(NoticeCreates, severity, -1, plural(n, "new command counts", "new commands count")+
		" toward the limit of "+strconv.Itoa(CreateLimit)+" creates a day")
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// localizations tells of a list that was asked for without its dictionaries: what it leaves out
// looks added.
func (p *planner) localizations() {
	if len(p.live.Commands) > 0 && !anyDictionary(p.live, there) &&
		anyDictionary(p.draft, validator.Place.Given) {
		p.add(NoticeLocalizations, validator.Warning, -1,
			"live has no localizations; list it with_localizations=true to compare them")
	}
}

// readRepair tells of people who hold an old version: "the service runs an internal version check,
// rejects the invocation and triggers a reload of that command".
func (p *planner) readRepair() {
	n := p.plan.Number(Overwrite) + p.plan.Number(Delete)
	if n == 0 || p.plan.Scope == validator.Guild {
		return
	}
	p.add(NoticeReadRepair, validator.Info, -1, "whoever holds the old version of "+
		plural(n, "command", "commands")+" has one use rejected while the client reloads it")
}

// losses tells what a command loses.
func (p *planner) losses(i int) {
	c := &p.plan.Commands[i]
	switch {
	case c.Action == Delete && c.RenamedTo != "":
		p.add(NoticePermissions, validator.Warning, i, quoted(c.Name)+" is probably renamed to "+
			quoted(c.RenamedTo)+": its permissions are deleted for good, and its id changes")
	case c.Action == Delete:
		p.add(NoticePermissions, validator.Warning, i,
			"deleting "+quoted(c.Name)+" deletes its permissions for good")
	case c.Action == Overwrite && c.RenamedFrom != "":
		p.add(NoticePermissions, validator.Warning, i, "renaming "+quoted(c.RenamedFrom)+" to "+
			quoted(c.Name)+" deletes its permissions for good")
	}
}
