package preview

import (
	"cmp"
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// InteractionType is the interface's type of an interaction: "2 for a command invocation, 4 for an
// autocomplete interaction".
type InteractionType uint8

// The types of interactions that commands give.
const (
	ApplicationCommand             InteractionType = 2
	ApplicationCommandAutocomplete InteractionType = 4
)

// Handling tells who deals with an invocation.
type Handling uint8

// The two ways. Only an entry point can be handled by the service.
const (
	ByApplication Handling = iota
	ByService
)

// String returns "application" or "service".
func (h Handling) String() string {
	if h == ByService {
		return "service"
	}
	return "application"
}

// handlingOf returns what an entry point's handler means. The interface names no default; without
// one the application is taken to answer.
func handlingOf(c *validator.Command) Handling {
	if c.Handler.Given() && c.Handler.N == int64(validator.ServiceLaunchActivity) {
		return ByService
	}
	return ByApplication
}

// Interaction is what an application receives when a command is used. It shares memory with the
// document.
type Interaction struct {
	Type InteractionType
	// Handling tells who answers. What ByService means is in Meaning: the application receives
	// nothing.
	Handling Handling

	viewer   *Viewer
	command  *validator.Command
	steps    []*validator.Option
	options  []filled
	target   uint64
	resolved resolved
}

// Meaning tells in English what happens then.
func (in *Interaction) Meaning() string {
	switch {
	case in.Handling == ByService:
		return "the service launches the Activity and posts a message in the channel; " +
			"the application receives nothing"
	case in.command.Kind() == validator.PrimaryEntryPoint:
		return "the application answers, with LAUNCH_ACTIVITY (type 12) or another action"
	case in.Type == ApplicationCommandAutocomplete:
		return "the application suggests values for the option being typed"
	}
	return "the application answers"
}

// AppendJSON appends the interaction as the application receives it, its members in the order in
// which the interface lists them; null when the application receives none.
func (in *Interaction) AppendJSON(dst []byte) []byte {
	if in.Handling == ByService {
		return append(dst, "null"...)
	}
	w := lister{dst: dst}
	w.open()
	w.text("id", decimal(SampleInteraction))
	w.text("application_id", sampleApplicationID)
	w.integer("type", int64(in.Type))
	w.text("token", SampleToken)
	w.integer("version", 1)
	in.appendPlace(&w)
	in.appendInvoker(&w)
	in.appendCircumstances(&w)
	w.key("data")
	in.appendData(&w)
	w.close()
	return w.dst
}

// MarshalJSON returns what AppendJSON appends.
func (in *Interaction) MarshalJSON() ([]byte, error) { return in.AppendJSON(nil), nil }

// AppendReceived appends what the application receives or, where that is nothing, both answers of
// Compose as AppendInvocation does: what "slashlint invoke --format json" writes.
func AppendReceived(dst []byte, in *Interaction, refusals []Refusal) []byte {
	if in != nil && in.Handling == ByApplication {
		return in.AppendJSON(dst)
	}
	return AppendInvocation(dst, in, refusals)
}

// AppendInvocation appends both answers of Compose as one JSON object.
func AppendInvocation(dst []byte, in *Interaction, refusals []Refusal) []byte {
	dst = append(append(dst, schema...), `,"refusals":[`...)
	for i := range refusals {
		dst = refusals[i].AppendJSON(comma(dst, i))
	}
	dst = append(dst, ']')
	if in == nil {
		return append(dst, '}')
	}
	dst = appendMember(dst, `,"handling":`, in.Handling.String())
	dst = appendMember(dst, `,"meaning":`, in.Meaning())
	return append(in.AppendJSON(append(dst, `,"interaction":`...)), '}')
}

func (in *Interaction) inGuild() bool { return in.viewer.In == validator.GuildContext }

func (in *Interaction) guild() string { return decimal(cmp.Or(in.viewer.Guild, SampleGuild)) }

func (in *Interaction) channel() string { return decimal(cmp.Or(in.viewer.Channel, SampleChannel)) }

func (in *Interaction) user() uint64 { return cmp.Or(in.viewer.User, SampleUser) }

func (in *Interaction) appendPlace(w *lister) {
	if in.inGuild() {
		w.text("guild_id", in.guild())
	}
	w.text("channel_id", in.channel())
}

// appendInvoker writes the member in a guild, elsewhere the user.
func (in *Interaction) appendInvoker(w *lister) {
	if !in.inGuild() {
		w.key("user")
		appendUser(w, in.user())
		return
	}
	w.key("member")
	w.open()
	w.key("user")
	appendUser(w, in.user())
	w.key("roles")
	w.dst = appendIDs(w.dst, in.viewer.Roles)
	appendMembership(w, decimal(in.viewer.Permissions.Bits()), true)
	w.close()
}

// appendCircumstances writes the locales, the application's permissions, and those members that the
// text does not list but the service always sends.
func (in *Interaction) appendCircumstances(w *lister) {
	w.text("locale", in.viewer.Locale.String())
	if in.inGuild() {
		w.text("guild_locale", in.viewer.GuildLocale.String())
	}
	w.text("app_permissions", sampleAppPermissions)
	w.raw("entitlements", "[]")
	w.key("authorizing_integration_owners")
	in.appendOwners(w)
	w.integer("attachment_size_limit", sampleSizeLimit)
}

// appendOwners writes who installed the application, by integration type: the guild ("0" in a DM
// with the application) and the user.
func (in *Interaction) appendOwners(w *lister) {
	w.open()
	if in.installedInGuild() {
		owner := "0"
		if in.inGuild() {
			owner = in.guild()
		}
		w.text("0", owner)
	}
	if in.viewer.Installed != InstalledInGuild && in.viewer.Scope == validator.Global &&
		isFor(in.command, validator.UserInstall) {
		w.text("1", decimal(in.user()))
	}
	w.close()
}

// installedInGuild reports whether the command is there because a guild installed the application.
func (in *Interaction) installedInGuild() bool {
	return in.viewer.Installed != InstalledByUser && in.viewer.In != validator.PrivateChannel &&
		(in.viewer.Scope == validator.Guild || isFor(in.command, validator.GuildInstall))
}

func decimal(id uint64) string { return strconv.FormatUint(id, 10) }
