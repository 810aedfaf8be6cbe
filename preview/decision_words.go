package preview

import "github.com/slashlint/slashlint/internal/permission"

var (
	checkNames = [...]string{
		ContextCheck: "context", AdministratorCheck: "administrator", ChannelCheck: "channel",
		MemberCheck: "member", DefaultsCheck: "defaults",
	}
	levelNames  = [...]string{NoLevel: "", CommandLevel: "command", ApplicationLevel: "application"}
	targetNames = [...]string{
		NoTarget: "", ThisChannel: "this-channel", AllChannels: "all-channels", ThisUser: "user",
		AnyRole: "role", Everyone: "everyone",
	}
	verdictNames = [...]string{Silent: "silent", Pass: "pass", Allow: "allow", Deny: "deny"}
)

// String returns "context", "administrator", "channel", "member" or "defaults".
func (c Check) String() string { return checkNames[c] }

// String returns "command" or "application", and "" for NoLevel.
func (l Level) String() string { return levelNames[l] }

// String returns "this-channel", "all-channels", "user", "role" or "everyone", and "" for NoTarget.
func (t Target) String() string { return targetNames[t] }

// String returns "silent", "pass", "allow" or "deny".
func (v Verdict) String() string { return verdictNames[v] }

// targetWords are what an overwrite is for, in words.
var targetWords = [...]string{
	ThisChannel: "this channel", AllChannels: "all channels", ThisUser: "this user",
	AnyRole: "a role of the member", Everyone: "@everyone",
}

// Words returns what an overwrite is for, in words: "this channel", "a role of the member".
func (t Target) Words() string { return targetWords[t] }

// String tells the step in words: "the command's overwrite for @everyone disallows: denied".
func (s Step) String() string {
	switch s.Check {
	case ContextCheck:
		return "outside guilds nothing is configured: allowed"
	case AdministratorCheck:
		if s.Verdict == Allow {
			return "administrators may use every command: allowed"
		}
		return "the member is no administrator"
	case DefaultsCheck:
		return s.defaults()
	}
	whose := "the " + s.Level.String()
	if s.Verdict == Silent {
		return whose + " has no overwrite for " + targetWords[s.Target]
	}
	return whose + "'s overwrite for " + targetWords[s.Target] + " " + outcomeWords[s.Verdict]
}

// outcomeWords tell what an overwrite says and what follows.
var outcomeWords = [...]string{
	Pass: "allows: go on", Allow: "allows: allowed", Deny: "disallows: denied",
}

func (s *Step) defaults() string {
	switch {
	case s.Verdict == Allow:
		return "the member has the default permissions: allowed"
	case s.Bits == Administrator:
		return "by default only administrators may use it: denied"
	}
	return "the member lacks " + permission.Text(s.Bits) + ": denied"
}

// AppendJSON appends the decision as JSON: whether the command may be used, and the steps.
func (d *Decision) AppendJSON(dst []byte) []byte {
	w := &writer{dst: dst}
	w.open("", '{')
	w.boolean("allowed", d.Allowed)
	w.open("steps", '[')
	for i := range d.Steps {
		w.step(&d.Steps[i])
	}
	w.close(']')
	w.close('}')
	return w.dst
}

// MarshalJSON returns what AppendJSON appends.
func (d *Decision) MarshalJSON() ([]byte, error) { return d.AppendJSON(nil), nil }

func (w *writer) step(s *Step) {
	w.open("", '{')
	w.text("check", s.Check.String())
	if s.Level != NoLevel {
		w.text("level", s.Level.String())
		w.text("target", s.Target.String())
	}
	if s.ID != 0 {
		w.id("id", s.ID)
		w.boolean("allow", s.Allow)
	}
	if s.Bits != 0 {
		w.id("missing", s.Bits)
	}
	w.text("verdict", s.Verdict.String())
	w.text("says", s.String())
	w.close('}')
}
