package call

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// settings is what the options of one call say.
type settings struct {
	options validator.Options
	viewer  preview.Viewer
	unsafe  bool
	top     int
	query   string
	brief   bool

	command, pointer string
	commandType      validator.CommandType
	values           []preview.Value
	focus, target    string

	live, against     []byte
	withLocalizations bool
	request           validator.Request
	// ageRestricted tells that the option of this name was given.
	ageRestricted bool
	// problem says what is wrong with an option, where "must be" does not.
	problem string
}

// The options of each call. Blanks divide them.
const (
	forRecognize = "kind syntax"

	forLocales = "scope operation kind syntax"
	forCheck   = forLocales + " rules against guild"
	forMend    = forCheck + " unsafe"
	forBudget  = forLocales + " top"
	forListed  = forLocales + " locale with_localizations"
	forDecide  = forLocales + " locale guild_locale in installed permissions adult age_restricted " +
		"activities user guild channel parent roles overwrites"
	forPreview = forDecide + " query brief"
	forInvoke  = forDecide + " command type pointer options focus target"
	forPlan    = "scope syntax live"
	forRequest = "method path name auth scopes permissions rules"
	forArgs    = "challenge rules"
)

// What the value of an option must be.
const (
	aBoolean    = "true or false"
	aString     = "a string"
	anID        = `an id, such as "1100000000000000001"`
	aLocale     = `a locale, such as "en-US"`
	aScope      = `"global" or "guild"`
	anOperation = `"create", "edit" or "bulk"`
	aKind       = `"commands", "permissions", "interaction" or "authorization"`
	aSyntax     = `"json", "jsonc" or "json5"`
	aContext    = `"guild", "bot-dm" or "private-channel"`
	anInstaller = `"both", "guild" or "user"`
	aBitSet     = `"admin" or a bit set in decimal`
	aType       = `"CHAT_INPUT", "USER", "MESSAGE" or "PRIMARY_ENTRY_POINT"`
	aCommand    = `a command as a person types it, such as "/mod ban"`
	aCount      = "a number of fields, 0 to 1048576"
	someRules   = "an object of rules and their severities"
	aToken      = `"bot" or "bearer"`
	someScopes  = "scopes, divided by blanks or commas"
	aChallenge  = "a code challenge by S256, of 43 characters"
	someIDs     = "a list of ids"
	someValues  = `an object of options and their values, or a list of {"name", "text"}`
	commands    = "the commands that the service lists"
	definition  = "a command or a list of commands"
	overwrites  = "guild application command permissions, as the service lists them"
)

// take takes what an option says. It returns what the value must be, and whether it is that.
func (s *settings) take(option string, v value) (want string, ok bool) {
	n := 0
	switch option {
	case "scope":
		n, ok = v.oneOf("global", "guild")
		s.options.Scope, s.viewer.Scope = validator.Scope(n), validator.Scope(n)
		return aScope, ok
	case "operation":
		n, ok = v.oneOf("", "create", "edit", "bulk")
		s.options.Operation = validator.Operation(n)
		return anOperation, ok && n > 0
	case "kind":
		s.options.Kind, ok = validator.ParseKind(v.text())
		return aKind, ok
	case "syntax":
		n, ok = v.oneOf("json", "jsonc", "json5")
		s.options.Syntax = validator.Syntax(n)
		return aSyntax, ok
	case "rules":
		return someRules, s.setRules(v)
	case "unsafe":
		s.unsafe, ok = v.boolean()
		return aBoolean, ok
	case "brief":
		s.brief, ok = v.boolean()
		return aBoolean, ok
	case "top":
		s.top, ok = v.count()
		return aCount, ok
	case "live":
		s.live = v.document()
		return commands, v.kind() >= syntax.String
	case "against":
		s.against = v.document()
		return definition, v.kind() >= syntax.String
	case "with_localizations":
		s.withLocalizations, ok = v.boolean()
		return aBoolean, ok
	case "command", "type", "pointer", "options", "focus", "target":
		return s.takeInvocation(option, v)
	case "method", "path", "name", "auth", "scopes":
		return s.takeRequest(option, v)
	case "challenge":
		s.options.Challenge = v.text()
		return aChallenge, len(s.options.Challenge) == 43
	}
	return s.takeViewer(option, v)
}

// takeViewer takes what an option says about the person who looks.
func (s *settings) takeViewer(option string, v value) (want string, ok bool) {
	viewer := &s.viewer
	switch option {
	case "query":
		s.query = v.text()
		return aString, v.is(syntax.String)
	case "locale":
		viewer.Locale, ok = v.locale()
		return aLocale, ok
	case "guild_locale":
		viewer.GuildLocale, ok = v.locale()
		return aLocale, ok
	case "in":
		viewer.In, ok = preview.ParseContext(v.text())
		return aContext, ok
	case "installed":
		viewer.Installed, ok = preview.ParseInstallation(v.text())
		return anInstaller, ok
	case "permissions":
		viewer.Permissions, ok = preview.ParsePermissions(v.scalar())
		s.request.Permissions = validator.Some(viewer.Permissions.Bits())
		return aBitSet, ok
	case "adult":
		viewer.Adult, ok = v.boolean()
		return aBoolean, ok
	case "age_restricted":
		viewer.AgeRestricted, ok = v.boolean()
		s.ageRestricted = ok
		return aBoolean, ok
	case "activities":
		activities, ok := v.boolean()
		viewer.NoActivities = !activities
		return aBoolean, ok
	case "roles":
		return someIDs, s.setRoles(v)
	case "overwrites":
		return overwrites, s.setOverwrites(v)
	}
	id, ok := v.snowflake()
	switch option {
	case "user":
		viewer.User = id
	case "guild":
		viewer.Guild, s.options.Guild = id, id
	case "channel":
		viewer.Channel = id
	case "parent":
		viewer.Parent = id
	}
	return anID, ok
}

// takeInvocation takes what an option says about what the person does.
func (s *settings) takeInvocation(option string, v value) (want string, ok bool) {
	switch option {
	case "command":
		s.command = v.text()
		return aCommand, s.command != ""
	case "type":
		n, ok := v.oneOf("", "CHAT_INPUT", "USER", "MESSAGE", "PRIMARY_ENTRY_POINT")
		s.commandType = validator.CommandType(n)
		return aType, ok && n > 0
	case "pointer":
		s.pointer = v.text()
		return aString, v.is(syntax.String)
	case "options":
		return someValues, s.setValues(v)
	case "focus":
		s.focus = v.text()
		return aString, v.is(syntax.String)
	}
	s.target = v.text()
	return anID, s.target != ""
}

// takeRequest takes what an option says about a request.
func (s *settings) takeRequest(option string, v value) (want string, ok bool) {
	r := &s.request
	switch option {
	case "method":
		r.Method = v.text()
	case "path":
		r.Path = v.text()
	case "name":
		r.Name = v.text()
	case "auth":
		n, ok := v.oneOf("", "bot", "bearer")
		r.Auth = validator.Auth(n)
		return aToken, ok && n > 0
	case "scopes":
		r.Scopes = validator.Some(v.text())
		return someScopes, v.is(syntax.String)
	}
	return aString, v.is(syntax.String)
}
