package preview

import "github.com/slashlint/slashlint/validator"

// NoticeCode tells what a notice is about, in a word that does not change.
type NoticeCode string

// The codes.
const (
	// NoticePermissions: "Deleting or renaming a command permanently deletes its permissions".
	NoticePermissions NoticeCode = "permissions-lost"
	// NoticeEntryPoint: the service refuses a body that drops the entry point, with code 50240.
	NoticeEntryPoint NoticeCode = "entry-point-missing"
	// NoticeEntryPointScope: "A guild PRIMARY_ENTRY_POINT command is not allowed".
	NoticeEntryPointScope NoticeCode = "entry-point-scope"
	// NoticeCount: there are more commands of one type than a scope may have.
	NoticeCount NoticeCode = "command-count"
	// NoticeCreates: "Commands that did not exist count toward the daily create limit".
	NoticeCreates NoticeCode = "create-limit"
	// NoticeReadRepair: people hold the old version of a global command until they use it.
	NoticeReadRepair NoticeCode = "read-repair"
	// NoticeIntegrationTypes: the draft leaves integration_types to the application's settings.
	NoticeIntegrationTypes NoticeCode = "integration-types-default"
	// NoticeLocalizations: live was listed without its dictionaries.
	NoticeLocalizations NoticeCode = "localizations-missing"
	// NoticeScope: live are commands of another scope, as guild_id is "present when the command is not
	// global".
	NoticeScope NoticeCode = "scope-mismatch"
	// NoticeForm: live or draft is no list.
	NoticeForm NoticeCode = "not-a-list"
	// NoticeErrors: the draft has errors.
	NoticeErrors NoticeCode = "draft-errors"
	// NoticeOptionRemoved: an option or subcommand is gone that the application may rely on.
	NoticeOptionRemoved NoticeCode = "option-removed"
	// NoticeOptionRenamed: an option has another name, and "interactions carry the default names".
	NoticeOptionRenamed NoticeCode = "option-renamed"
	// NoticeOptionRequired: an option must be given that could be left out.
	NoticeOptionRequired NoticeCode = "option-required"
	// NoticeOptionType: an option's values are of another type.
	NoticeOptionType NoticeCode = "option-type"
)

// Notice is something to know before deploying.
type Notice struct {
	Code NoticeCode
	// Severity is Error when the service refuses the whole body, Warning when something is lost.
	Severity validator.Severity
	// Command is the index of the command in Plan.Commands, or -1 when it is about them all.
	Command int
	Message string
}

// Refused reports whether the service refuses the body as a whole, as far as the plan can tell:
// "bulk overwrite replaces the whole list" or nothing of it.
func (p *Plan) Refused() bool {
	for i := range p.Notices {
		if p.Notices[i].Severity == validator.Error {
			return true
		}
	}
	return false
}

// RefuseErrors notes that the draft has so many errors by the rules of package validator, for which
// the service refuses the body as a whole. The plan comes from documents alone and cannot tell.
func (p *Plan) RefuseErrors(errors int) {
	if errors == 0 {
		return
	}
	p.Notices = append([]Notice{{
		Code: NoticeErrors, Severity: validator.Error, Command: -1,
		Message: "the draft has " + plural(errors, "error", "errors") + ": the service refuses all of it",
	}}, p.Notices...)
}

// Number returns how many commands the plan does something to.
func (p *Plan) Number(of Action) int {
	n := 0
	for i := range p.Commands {
		if p.Commands[i].Action == of {
			n++
		}
	}
	return n
}

// expectations notes what an option's change does to those who rely on it.
func (c *comparison) expectations(path string, live, draft *validator.Option) {
	if live.Name.Text != draft.Name.Text {
		c.note(NoticeOptionRenamed, quoted(path)+" was named "+quoted(live.Name.Text)+
			"; an application that expects that name will not find it")
	}
	if live.Kind() != draft.Kind() {
		c.note(NoticeOptionType, quoted(path)+" was of type "+live.Kind().String()+
			" and is of type "+draft.Kind().String())
	}
	if draft.Required.B && !live.Required.B {
		c.note(NoticeOptionRequired, quoted(path)+" is required now")
	}
}

// added and removed note what a new part, and one that is gone, does to those who rely on the list.
func (c *comparison) added(path string, p part) {
	if p.option != nil && p.option.Required.B {
		c.note(NoticeOptionRequired, quoted(path)+" is new and required")
	}
}

func (c *comparison) removed(path string, p part) {
	if p.option != nil {
		c.note(NoticeOptionRemoved,
			quoted(path)+" is removed; an application that expects it will not find it")
	}
}

// installation notes that a draft leaves out integration types that are more than the usual ones.
func (c *comparison) installation(live, draft *validator.Command) {
	set := setForm(&live.IntegrationTypes)
	if c.scope == validator.Global && set != "" && set != "[0]" &&
		setForm(&draft.IntegrationTypes) == "" {
		c.note(NoticeIntegrationTypes, quoted(commandPath(draft))+
			" leaves integration_types out, which are "+set+
			"; it gets the application's configured ones")
	}
}

func (c *comparison) note(code NoticeCode, message string) {
	c.notices = append(c.notices, Notice{Code: code, Severity: validator.Info, Message: message})
}
