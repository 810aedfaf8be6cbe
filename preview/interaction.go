package preview

import (
	"cmp"

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
	w := &writer{dst: dst}
	in.write("", w)
	return w.dst
}

// MarshalJSON returns what AppendJSON appends.
func (in *Interaction) MarshalJSON() ([]byte, error) { return in.AppendJSON(nil), nil }

func (in *Interaction) write(key string, w *writer) {
	if in.Handling == ByService {
		w.raw(key, "null")
		return
	}
	w.open(key, '{')
	w.id("id", SampleInteraction)
	w.text("application_id", sampleApplicationID)
	w.integer("type", int64(in.Type))
	w.text("token", SampleToken)
	w.integer("version", 1)
	in.writePlace(w)
	in.writeInvoker(w)
	in.writeCircumstances(w)
	in.writeData(w)
	w.close('}')
}

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
	w := answer(dst)
	w.open("refusals", '[')
	for i := range refusals {
		w.refusal(&refusals[i])
	}
	w.close(']')
	if in != nil {
		w.text("handling", in.Handling.String())
		w.text("meaning", in.Meaning())
		in.write("interaction", w)
	}
	w.close('}')
	return w.dst
}

func (in *Interaction) inGuild() bool { return in.viewer.In == validator.GuildContext }

func (in *Interaction) guild() uint64 { return cmp.Or(in.viewer.Guild, SampleGuild) }

func (in *Interaction) channel() uint64 { return cmp.Or(in.viewer.Channel, SampleChannel) }

func (in *Interaction) user() uint64 { return cmp.Or(in.viewer.User, SampleUser) }

func (in *Interaction) writePlace(w *writer) {
	if in.inGuild() {
		w.id("guild_id", in.guild())
	}
	w.id("channel_id", in.channel())
}

// writeInvoker writes the member in a guild, elsewhere the user.
func (in *Interaction) writeInvoker(w *writer) {
	if !in.inGuild() {
		w.user("user", in.user())
		return
	}
	w.open("member", '{')
	w.user("user", in.user())
	w.open("roles", '[')
	for _, role := range in.viewer.Roles {
		w.id("", role)
	}
	w.close(']')
	w.membership(decimal(in.viewer.Permissions.Bits()), `,"mute":false,"deaf":false`)
	w.close('}')
}

// writeCircumstances writes the locales, the application's permissions, and those members that the
// text does not list but the service always sends.
func (in *Interaction) writeCircumstances(w *writer) {
	w.text("locale", in.viewer.Locale.String())
	if in.inGuild() {
		w.text("guild_locale", in.viewer.GuildLocale.String())
	}
	w.text("app_permissions", sampleAppPermissions)
	w.raw("entitlements", "[]")
	in.writeOwners(w)
	w.integer("attachment_size_limit", sampleSizeLimit)
}

// writeOwners writes who installed the application, by integration type: the guild ("0" in a DM
// with the application) and the user.
func (in *Interaction) writeOwners(w *writer) {
	w.open("authorizing_integration_owners", '{')
	if in.installedInGuild() {
		owner := uint64(0)
		if in.inGuild() {
			owner = in.guild()
		}
		w.id("0", owner)
	}
	if in.viewer.Installed != InstalledInGuild && !ofGuild(in.command, in.viewer) &&
		isFor(in.command, validator.UserInstall) {
		w.id("1", in.user())
	}
	w.close('}')
}

// installedInGuild reports whether the command is there because a guild installed the application.
func (in *Interaction) installedInGuild() bool {
	return in.viewer.Installed != InstalledByUser && in.viewer.In != validator.PrivateChannel &&
		(ofGuild(in.command, in.viewer) || isFor(in.command, validator.GuildInstall))
}
