package call

import (
	"slices"

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

	command, pointer string
	commandType      validator.CommandType
	values           []preview.Value
	focus, target    string

	live              []byte
	withLocalizations bool
	// ageRestricted tells that the option of this name was given.
	ageRestricted bool
	// problem says what is wrong with an option, where "must be" does not.
	problem string
}

// option is a member that options can have.
type option struct {
	name string
	// want says what its value must be.
	want string
	set  func(*settings, value) bool
}

// The options, by what they are about.
var (
	scopeOption = option{"scope", `"global" or "guild"`, func(s *settings, v value) bool {
		scope, ok := word(v, validator.Global, validator.Guild)
		s.options.Scope, s.viewer.Scope = scope, scope
		return ok
	}}
	operationOption = option{"operation", `"create", "edit" or "bulk"`, func(s *settings, v value) (ok bool) {
		s.options.Operation, ok = word(v, validator.Create, validator.Edit, validator.Bulk)
		return ok
	}}
	kindOption = option{"kind", `"commands"`, func(s *settings, v value) (ok bool) {
		s.options.Kind, ok = word(v, validator.Commands)
		return ok
	}}
	documentOptions = []option{scopeOption, operationOption, kindOption}

	rulesOption = option{
		"rules", "an object of rules and their severities",
		(*settings).setRules,
	}
	unsafeOption = option{"unsafe", boolean, func(s *settings, v value) (ok bool) {
		s.unsafe, ok = v.boolean()
		return ok
	}}
	topOption = option{"top", "a number of fields, 0 to 1000000", func(s *settings, v value) (ok bool) {
		s.top, ok = v.count()
		return ok
	}}

	localeOption = option{"locale", language, func(s *settings, v value) (ok bool) {
		s.viewer.Locale, ok = v.locale()
		return ok
	}}
	viewerOptions = []option{
		localeOption,
		{"guild_locale", language, func(s *settings, v value) (ok bool) {
			s.viewer.GuildLocale, ok = v.locale()
			return ok
		}},
		{"in", `"guild", "bot-dm" or "private-channel"`, func(s *settings, v value) (ok bool) {
			s.viewer.In, ok = preview.ParseContext(v.text())
			return ok
		}},
		{"installed", `"both", "guild" or "user"`, func(s *settings, v value) (ok bool) {
			s.viewer.Installed, ok = preview.ParseInstallation(v.text())
			return ok
		}},
		{"permissions", `"admin" or a bit set in decimal`, func(s *settings, v value) (ok bool) {
			s.viewer.Permissions, ok = preview.ParsePermissions(v.scalar())
			return ok
		}},
		{"adult", boolean, func(s *settings, v value) (ok bool) {
			s.viewer.Adult, ok = v.boolean()
			return ok
		}},
		{"age_restricted", boolean, func(s *settings, v value) (ok bool) {
			s.viewer.AgeRestricted, ok = v.boolean()
			s.ageRestricted = ok
			return ok
		}},
		{"activities", boolean, func(s *settings, v value) bool {
			activities, ok := v.boolean()
			s.viewer.NoActivities = !activities
			return ok
		}},
		{"user", snowflake, func(s *settings, v value) (ok bool) {
			s.viewer.User, ok = v.snowflake()
			return ok
		}},
		{"guild", snowflake, func(s *settings, v value) (ok bool) {
			s.viewer.Guild, ok = v.snowflake()
			return ok
		}},
		{"channel", snowflake, func(s *settings, v value) (ok bool) {
			s.viewer.Channel, ok = v.snowflake()
			return ok
		}},
		{"parent", snowflake, func(s *settings, v value) (ok bool) {
			s.viewer.Parent, ok = v.snowflake()
			return ok
		}},
		{"roles", "a list of ids", (*settings).setRoles},
		{"overwrites", "guild application command permissions, as the service lists them",
			func(s *settings, v value) bool {
				s.viewer.Overwrites = validator.ReadOverwrites(v.document())
				return v.kind() >= syntax.String
			}},
	}

	queryOption = option{"query", text, func(s *settings, v value) bool {
		s.query = v.text()
		return v.is(syntax.String)
	}}

	invocationOptions = []option{
		{"command", `a command as a person types it, such as "/mod ban"`, func(s *settings, v value) bool {
			s.command = v.text()
			return s.command != ""
		}},
		{"type", `"CHAT_INPUT", "USER", "MESSAGE" or "PRIMARY_ENTRY_POINT"`, func(s *settings, v value) (ok bool) {
			s.commandType, ok = word(v, validator.ChatInput, validator.User, validator.Message,
				validator.PrimaryEntryPoint)
			return ok
		}},
		{"pointer", "the pointer of a command or subcommand", func(s *settings, v value) bool {
			s.pointer = v.text()
			return v.is(syntax.String)
		}},
		{"options", `an object of options and their values, or a list of {"name", "text"}`,
			(*settings).setValues},
		{"focus", "the name of an option", func(s *settings, v value) bool {
			s.focus = v.text()
			return v.is(syntax.String)
		}},
		{"target", "an id", func(s *settings, v value) bool {
			s.target = v.scalar()
			return s.target != ""
		}},
	}

	liveOption = option{"live", "the commands that the service lists", func(s *settings, v value) bool {
		s.live = v.document()
		return v.kind() >= syntax.String
	}}
	withLocalizationsOption = option{"with_localizations", boolean, func(s *settings, v value) (ok bool) {
		s.withLocalizations, ok = v.boolean()
		return ok
	}}
)

// What several options want.
const (
	boolean   = "true or false"
	text      = "a string"
	language  = `a locale, such as "en-US"`
	snowflake = `an id, such as "1100000000000000001"`
)

// The options of each call.
var (
	forCheck   = slices.Concat(documentOptions, []option{rulesOption})
	forMend    = slices.Concat(forCheck, []option{unsafeOption})
	forBudget  = slices.Concat(documentOptions, []option{topOption})
	forDecide  = slices.Concat(documentOptions, viewerOptions)
	forPreview = slices.Concat(forDecide, []option{queryOption})
	forInvoke  = slices.Concat(forDecide, invocationOptions)
	forPlan    = []option{scopeOption, liveOption}
	forLocales = documentOptions
	forListed  = slices.Concat(documentOptions, []option{localeOption, withLocalizationsOption})
)
