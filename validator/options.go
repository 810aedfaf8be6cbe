package validator

import "github.com/slashlint/slashlint/internal/syntax"

// Scope is where commands are registered: "A command is either global or scoped to one guild".
// The zero value is Global.
type Scope uint8

// The two scopes.
const (
	Global Scope = iota
	Guild
)

// String returns "global" or "guild".
func (s Scope) String() string {
	if s == Guild {
		return "guild"
	}
	return "global"
}

// Operation is the request whose body a document is. The zero value, Auto, lets the document tell:
// an object is a Create body and an array a Bulk body.
type Operation uint8

// The operations that carry commands.
const (
	Auto Operation = iota
	Create
	Edit
	Bulk
)

// String returns "create", "edit" or "bulk", and "" for Auto.
func (o Operation) String() string {
	return [...]string{"", "create", "edit", "bulk"}[o&3]
}

// Kind is what a document is. The zero value lets the document tell.
type Kind uint8

// The kinds.
const (
	AutoKind Kind = iota
	// Commands is one application command or a list of them.
	Commands
	// Permissions is guild application command permissions: the body of an edit, an object as the
	// service stores it, or a list of those. The operation Edit tells that it is the body of an edit,
	// whatever else stands in it.
	Permissions
	// Interaction is an interaction payload as an application receives it.
	Interaction
	// Authorization is the social SDK's authorization arguments record.
	Authorization
)

var kindNames = [...]string{
	"", "commands", "permissions", "interaction", "authorization",
}

// String returns the name of the kind, such as "commands", and "" for AutoKind.
func (k Kind) String() string {
	if int(k) >= len(kindNames) {
		return ""
	}
	return kindNames[k]
}

// KindNames returns the names of the kinds, in the order of their constants from Commands on.
func KindNames() []string { return append([]string(nil), kindNames[1:]...) }

// ParseKind returns the kind of this name, and whether there is one.
func ParseKind(name string) (Kind, bool) {
	for k, known := range kindNames {
		if k > 0 && name == known {
			return Kind(k), true
		}
	}
	return AutoKind, false
}

// Severity says how much a diagnostic weighs. Severities compare: Info < Warning < Error.
type Severity uint8

// The severities, and Off, which silences a rule.
const (
	// Off is no severity: the rule does not report.
	Off Severity = iota
	// Info is worth knowing.
	Info
	// Warning is accepted by the service but not what the author means.
	Warning
	// Error is refused: the interface says must.
	Error
)

var severityNames = [...]string{Off: "off", Info: "info", Warning: "warning", Error: "error"}

// String returns "off", "info", "warning" or "error".
func (s Severity) String() string { return severityNames[s&3] }

// ParseSeverity returns the severity of this name, and whether there is one.
func ParseSeverity(name string) (Severity, bool) {
	for s, known := range severityNames {
		if name == known {
			return Severity(s), true
		}
	}
	return Off, false
}

// Syntax is how a document is written. The zero value is JSON.
type Syntax uint8

// The syntaxes.
const (
	// JSON is RFC 8259.
	JSON = Syntax(syntax.JSON)
	// JSONC is JSON with comments, as in .jsonc files: // and /* */ and a comma after the last value of
	// an array or object are right.
	JSONC = Syntax(syntax.JSONC)
	// JSON5 is https://spec.json5.org. JSON has no Infinity or NaN, so no field accepts them.
	JSON5 = Syntax(syntax.JSON5)
)

var syntaxNames = [...]string{JSON: "json", JSONC: "jsonc", JSON5: "json5"}

// String returns the name of the syntax, such as "json5".
func (s Syntax) String() string { return syntaxNames[min(s, JSON5)] }

// ParseSyntax returns the syntax of this name, and whether there is one.
func ParseSyntax(name string) (Syntax, bool) {
	for s, known := range syntaxNames {
		if name == known {
			return Syntax(s), true
		}
	}
	return JSON, false
}

// MaxSize is the size in bytes of the largest document Check reads, where Options do not say
// otherwise: 64 MiB, well above the largest legal set of commands.
const MaxSize = 64 << 20

// Options tell Check what a document is. The zero value is the default.
type Options struct {
	Scope     Scope
	Operation Operation
	Kind      Kind
	// Guild is the id of the guild that command permissions are of, by which constants are known; 0
	// where only a stored object's own guild_id tells it.
	Guild uint64
	// Rules overrides the severity of rules by name; Off silences one. Names that are no rule's
	// have no effect; see Lookup.
	Rules map[string]Severity
	// Against has the commands whose interactions are judged; nil leaves them unknown. It has no
	// effect on other documents.
	Against *Document
	// Challenge is what the code challenge in authorization arguments is to be: that of the verifier,
	// the SHA-256 of it in base64url without padding. "" when the verifier is not known.
	Challenge string
	// Part tells that the document is one of several that are deployed together, as one bulk body would
	// hold their commands: an object is judged as an element of it. JudgeSet judges them together.
	Part bool
	// AsSent tells that the document is judged as the service reads it, were it sent as it is: camelCase
	// members are ignored and not judged as what they mean, and an object around the list of commands is
	// an error.
	AsSent bool
	// Syntax is the syntax of a document that no Reader reads.
	Syntax Syntax
	// Reader reads a document of another notation than those of Syntax; nil for these.
	Reader Reader
	// MaxSize is the largest document read, in bytes; 0 means the constant MaxSize. At most 2 GiB.
	MaxSize int
}
