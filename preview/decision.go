package preview

import "github.com/slashlint/slashlint/validator"

// Decision tells whether a person may use a command, and step by step why. It is about the guild's
// overwrites and the command's default permissions alone: a person who may use a command still does
// not see it where it is hidden for another reason.
type Decision struct {
	Allowed bool
	// Steps are those that were taken, in order; the last one decided.
	Steps []Step
}

// Step is one step of a decision.
type Step struct {
	Check Check
	// Level tells whose overwrites were looked at, and Target for what; both are 0 where the check
	// is not one of overwrites.
	Level  Level
	Target Target
	// ID is the id of the overwrite that counted, and Allow what it says; without one ID is 0.
	ID    uint64
	Allow bool
	// Bits are the permissions that are missing, when the default permissions deny.
	Bits    uint64
	Verdict Verdict
}

// Check is a part of a decision.
type Check uint8

// The checks, in order.
const (
	// ContextCheck: outside guilds there are no members and nothing is configured.
	ContextCheck Check = iota
	// AdministratorCheck: "Members with the Administrator permission can use all commands".
	AdministratorCheck
	// ChannelCheck: whether the command may be used in the channel.
	ChannelCheck
	// MemberCheck: whether the member may use it, as a user or for a role.
	MemberCheck
	// DefaultsCheck: default_member_permissions, where nothing is configured for the member.
	DefaultsCheck
)

// Level is what overwrites are configured for.
type Level uint8

// The levels.
const (
	NoLevel Level = iota
	CommandLevel
	ApplicationLevel
)

// Target is what an overwrite is about.
type Target uint8

// The targets.
const (
	NoTarget Target = iota
	ThisChannel
	AllChannels
	ThisUser
	AnyRole
	Everyone
)

// Verdict is what a step concludes.
type Verdict uint8

// The verdicts.
const (
	// Silent: there is nothing to go by; the next step is taken.
	Silent Verdict = iota
	// Pass ends the check and goes on to the next one.
	Pass
	// Allow ends the decision.
	Allow
	// Deny ends the decision.
	Deny
)

// gates are the steps that look at overwrites, in the order of evaluation. The first overwrite of a
// check settles it: one that disallows denies, one that allows gives the verdict here. So an
// overwrite of a command for a member is final, and one of the application is not.
var gates = [...]struct {
	check   Check
	level   Level
	target  Target
	allowed Verdict
}{
	{ChannelCheck, CommandLevel, ThisChannel, Pass},
	{ChannelCheck, CommandLevel, AllChannels, Pass},
	{ChannelCheck, ApplicationLevel, ThisChannel, Pass},
	{ChannelCheck, ApplicationLevel, AllChannels, Pass},
	{MemberCheck, CommandLevel, ThisUser, Allow},
	{MemberCheck, CommandLevel, AnyRole, Allow},
	{MemberCheck, CommandLevel, Everyone, Allow},
	{MemberCheck, ApplicationLevel, ThisUser, Pass},
	{MemberCheck, ApplicationLevel, AnyRole, Pass},
	{MemberCheck, ApplicationLevel, Everyone, Pass},
}

// Decide tells whether a person may use a command and why.
func Decide(command *validator.Command, viewer Viewer) Decision {
	var d Decision
	verdict, _ := decide(command, &viewer, func(s Step) { d.Steps = append(d.Steps, s) })
	d.Allowed = verdict == Allow
	return d
}

// decide returns Allow or Deny and the check that decided. Every step is told to trace, which may
// be nil.
func decide(c *validator.Command, v *Viewer, trace func(Step)) (Verdict, Check) {
	if trace == nil {
		trace = func(Step) {}
	}
	if v.In != validator.GuildContext {
		trace(Step{Check: ContextCheck, Verdict: Allow})
		return Allow, ContextCheck
	}
	if v.Permissions.Administrator() {
		trace(Step{Check: AdministratorCheck, Verdict: Allow})
		return Allow, AdministratorCheck
	}
	trace(Step{Check: AdministratorCheck})
	if verdict, check := configured(c, v, trace); verdict != Pass {
		return verdict, check
	}
	return defaults(c, v, trace), DefaultsCheck
}

// configured goes through the gates and returns Allow, Deny or, when they leave it to the default
// permissions, Pass.
func configured(c *validator.Command, v *Viewer, trace func(Step)) (Verdict, Check) {
	passed := AdministratorCheck
	for _, gate := range gates {
		if gate.check == passed {
			continue
		}
		s := Step{Check: gate.check, Level: gate.level, Target: gate.target}
		if found, ok := v.overwrite(c, gate.level, gate.target); ok {
			s.ID, s.Allow, s.Verdict = found.ID, found.Allow, Deny
			if found.Allow {
				s.Verdict = gate.allowed
			}
		}
		trace(s)
		switch s.Verdict {
		case Allow, Deny:
			return s.Verdict, s.Check
		case Pass:
			passed = gate.check
		}
	}
	return Pass, MemberCheck
}

// defaults judges by default_member_permissions: "The value "0" prohibits everyone except
// administrators".
func defaults(c *validator.Command, v *Viewer, trace func(Step)) Verdict {
	s := Step{Check: DefaultsCheck, Verdict: Allow}
	bits, limited := defaultPermissions(c)
	switch {
	case limited && bits == 0:
		s.Verdict, s.Bits = Deny, Administrator
	case limited && !v.Permissions.Has(bits):
		s.Verdict, s.Bits = Deny, bits&^v.Permissions.Bits()
	}
	trace(s)
	return s.Verdict
}
