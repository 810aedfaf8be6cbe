package validator

import (
	"strconv"

	"github.com/slashlint/slashlint/internal/syntax"
)

// judgeValue judges the value of an option that is no group or subcommand.
func (in *invocation) judgeValue(p *picked, id syntax.ID) {
	if in.is(id, syntax.Invalid) {
		return
	}
	var value Scalar
	in.readScalar(&value, id)
	kind := p.kind
	if p.focused && in.kind.N != commandInvoked {
		in.typed(kind, &value)
		return
	}
	if !in.ofType(&ruleInteractionOptionValue, kind, &value) || !in.held(kind, &value) {
		return
	}
	if dictionaries := resolvedIn[kind]; dictionaries[0] != "" {
		in.snowflake(&String{Place: value.Place, Text: value.Text})
		if p.counts {
			in.judgeResolved(id, Warning, dictionaries)
		}
	}
	if p.defined != nil {
		in.valueAsDefined(p.defined, &value)
	}
}

// held reports what is no number, or one outside the range of its option's type.
func (in *invocation) held(kind OptionType, value *Scalar) bool {
	if kind != IntegerOption && kind != NumberOption || value.Text == "" {
		return true
	}
	n, ok := ParseNumber(value.Text)
	if !ok || kind == IntegerOption && !n.Integer() {
		in.tell(&ruleInteractionOptionValue, value.id, in.shown(value.id)+" is no "+kind.String())
		return false
	}
	words, ok := kind.Holds(n)
	if !ok {
		in.tell(&ruleInteractionOptionValue, value.id,
			in.shown(value.id)+" is outside the range of "+kind.String()+", "+words)
	}
	return ok
}

// typed judges what has been typed so far: a string, whatever the option's type is. "Partial strings
// may arrive, but not invalid numbers".
func (in *invocation) typed(kind OptionType, value *Scalar) {
	if value.IsNumber() && kind != StringOption && kind.Completes() {
		d := in.reportAs(&ruleInteractionOptionValue, Warning, in.at(value.id),
			"what is being typed arrives as a string")
		in.mendValue(d, StringOption, value)
		return
	}
	if value.IsString() && kind.Completes() {
		in.held(kind, value)
		return
	}
	in.ofType(&ruleInteractionOptionValue, kind, value)
}

// valueAsDefined judges a value by the definition of its option. What stands in other options while
// one is being typed may be wrong: "The validation is client-side only".
func (in *invocation) valueAsDefined(o *Option, value *Scalar) {
	message := ""
	switch o.Kind() {
	case StringOption, IntegerOption, NumberOption:
		if message = in.unchosen(o, value); message == "" {
			message = in.unbounded(o, value)
		}
	case ChannelOption:
		message = in.channelType(o, value)
	}
	if message == "" {
		return
	}
	severity := Error
	if in.kind.N == autocompleted {
		severity = Warning
	}
	in.differs(in.reportAs(&ruleInteractionNotAllowed, severity, in.at(value.id), message), o)
}

// unchosen tells of a value that is none of the option's choices: "When choices are given, they are
// the only values a user may pick".
func (in *invocation) unchosen(o *Option, value *Scalar) (message string) {
	for i := range o.Choices.Elements {
		choice := &o.Choices.Elements[i]
		if !o.Offers(choice) {
			continue
		}
		if sameValue(&choice.Value, value) {
			return ""
		}
		if choice.Name.Text == value.Text || choice.NameLocalizations.entryOf(value.Text) != nil {
			return in.shown(value.id) + " is the name of a choice; its value is " + quoted(choice.Value.Text)
		}
		message = in.shown(value.id) + " is none of the choices of " + quoted(o.Name.Text)
	}
	return message
}

// sameValue compares strings, and numbers as doubles.
func sameValue(a, b *Scalar) bool {
	return a.kind == b.kind && (a.Text == b.Text || a.IsNumber() && double(a) == double(b))
}

func double(s *Scalar) float64 {
	f, _ := strconv.ParseFloat(s.Text, 64)
	return f
}

// unbounded tells of a value outside the option's bounds, a number's as a double. A numeric string
// counts as its number: that is what the service makes of one.
func (in *invocation) unbounded(o *Option, value *Scalar) string {
	n, what, least, most := *value, in.shown(value.id), o.MinValue, o.MaxValue
	if value.IsString() {
		runes := in.tree.Runes(value.id)
		what = quotedStart(value.Text) + " has " + count(runes, "character") + ", which"
		shortest, longest := o.Lengths()
		n.Text, least, most = strconv.Itoa(runes), given(shortest), given(longest)
	}
	switch {
	case least.Given() && double(&n) < double(&least):
		return what + " is below the minimum of " + quoted(o.Name.Text) + ", " + clip(least.Text)
	case most.Given() && double(&n) > double(&most):
		return what + " is above the maximum of " + quoted(o.Name.Text) + ", " + clip(most.Text)
	}
	return ""
}

// given is a bound of so much.
func given(n int64) Scalar { return Scalar{Place: Place{state: Present}, Text: itoa(n)} }

// channelType tells of a channel of a type that the option does not allow, when the interaction tells
// the channel's.
func (in *invocation) channelType(o *Option, value *Scalar) string {
	channel := in.thing("channels", value.Text)
	if channel == 0 || len(o.ChannelTypes.Elements) == 0 {
		return ""
	}
	n, ok := in.number(in.paths.member(channel, "type"))
	if !ok || o.ChannelTypes.Has(n) {
		return ""
	}
	return "the channel's type is " + itoa(n) + ", which " + quoted(o.Name.Text) + " does not take"
}
