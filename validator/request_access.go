package validator

import (
	"math/bits"
	"strings"

	"github.com/slashlint/slashlint/internal/permission"
)

// Permission bits that operations ask for.
const (
	administrator         = 1 << 3
	manageChannels        = 1 << 4
	manageGuild           = 1 << 5
	readMessageHistory    = 1 << 16
	manageRoles           = 1 << 28
	setVoiceChannelStatus = 1 << 48
)

// accessRule is what one kind of access asks for.
type accessRule struct {
	needs []string
	// scope is what a Bearer token must have, or with advised should have.
	scope   string
	advised bool
	// noBot tells that a bot token is refused.
	noBot bool
	// permissions must be there, sometimes are needed in a case that cannot be seen here.
	permissions, sometimes uint64
}

const eitherToken = "a bot token, or a client-credentials token of the application"

var accessRules = [...]accessRule{
	accessUnshown: {needs: []string{"which credentials it needs is not shown by the interface"}},
	accessCommands: {
		needs: []string{eitherToken}, scope: commandsUpdate, advised: true,
	},
	accessCreate: {
		needs: []string{eitherToken + " with the scope applications.commands.update"}, scope: commandsUpdate,
	},
	accessPermissions: {
		needs: []string{
			"a Bearer token with the scope applications.commands.permissions.update, obtained for a user; a bot token is refused",
			"the user needs MANAGE_GUILD and MANAGE_ROLES; the full list of conditions is not shown by the interface",
		},
		scope: permissionsUpdate, noBot: true, permissions: manageGuild | manageRoles,
	},
	accessStatus: {
		needs: []string{
			"SET_VOICE_CHANNEL_STATUS, and MANAGE_CHANNELS if the bot is not connected to the voice channel",
		},
		permissions: setVoiceChannelStatus, sometimes: manageChannels,
	},
	accessSearch: {
		needs:       []string{"READ_MESSAGE_HISTORY, and the privileged intent MESSAGE_CONTENT"},
		permissions: readMessageHistory,
	},
}

// judgeCredentials says what an operation needs, and what of it is not there.
func (v *Verdict) judgeCredentials(e *Endpoint, r *Request) {
	rule := &accessRules[e.access]
	v.Needs = append(v.Needs, rule.needs...)
	switch {
	case r.Auth == BotToken && rule.noBot:
		v.fail("credentials", "a bot token is refused").Note = "use a Bearer token with the scope " + rule.scope
	case r.Auth == BotToken && r.Scopes.Set:
		v.warn("credentials", "scopes are of Bearer tokens; a bot token has none")
	case r.Scopes.Set:
		if r.Auth == UnknownAuth {
			v.Notes = append(v.Notes, "scopes are of Bearer tokens, so the request is judged as one with such a token")
		}
		v.judgeTokenScopes(rule, r.Scopes.Value)
	}
	v.judgePermissions(rule, r.Permissions)
}

func (v *Verdict) judgeTokenScopes(rule *accessRule, text string) {
	has := false
	if len(text) > mostScopes {
		v.warn("credentials", "the scopes have "+count(len(text), "byte")+"; at most 4,096 are judged")
		return
	}
	for _, name := range strings.FieldsFunc(text, isBlankOrComma) {
		has = has || name == rule.scope
		if findScope(name) != nil {
			continue
		}
		f := v.warn("credentials", quoted(name)+" is no scope that is documented")
		if meant := nearestScope(name); meant != "" {
			f.Note = "did you mean " + quoted(meant) + "?"
		}
	}
	switch {
	case has || rule.scope == "":
	case rule.advised:
		v.warn("credentials", "the token lacks the scope "+rule.scope).
			Note = "the interface asks for it where commands are created, the public reference everywhere"
	default:
		v.fail("credentials", "the token lacks the scope "+rule.scope)
	}
}

func isBlankOrComma(r rune) bool { return r == ' ' || r == ',' || r == '\t' || r == '\n' }

func (v *Verdict) judgePermissions(rule *accessRule, has Optional[uint64]) {
	if !has.Set || has.Value&administrator != 0 {
		return
	}
	if lacks := rule.permissions &^ has.Value; lacks != 0 {
		v.fail("permissions", "the permissions lack "+permissionNames(lacks))
	}
	if lacks := rule.sometimes &^ has.Value; lacks != 0 {
		v.warn("permissions", "the permissions lack "+permissionNames(lacks)+", which may be needed")
	}
}

// permissionNames names the bits of a set: "MANAGE_GUILD, MANAGE_ROLES".
func permissionNames(set uint64) string {
	var names []string
	for ; set != 0; set &= set - 1 {
		names = append(names, permission.Names[bits.TrailingZeros64(set)])
	}
	return strings.Join(names, ", ")
}
