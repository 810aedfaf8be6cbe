package validator

import (
	"strconv"

	"github.com/slashlint/slashlint/internal/syntax"
)

// judgeValue judges the value of an option that is no group or subcommand.
func (in *invocation) judgeValue(p *picked) {
	if in.tree.Kind(p.value) == syntax.Invalid {
		return
	}
	var value Scalar
	in.readScalar(&value, p.value)
	if p.focused && in.kind != commandInvoked {
		in.typed(p, &value)
		return
	}
	if in.valueOfType(p.Kind(), &value) {
		in.judgeResolved(p, &value)
		if p.defined != nil {
			in.valueAsDefined(p, &value)
		}
	}
}

// valueTypes are what values are, by option type.
var valueTypes = [...]string{
	StringOption: "a string", IntegerOption: "an integer", BooleanOption: "true or false",
	UserOption: anID, ChannelOption: anID, RoleOption: anID, Mentionable: anID,
	NumberOption: "a number", Attachment: anID,
}

const anID = "an id in a string"

// valueOfType reports a value that is not of its option's type.
func (in *invocation) valueOfType(kind OptionType, value *Scalar) bool {
	n, isNumber := value.Number()
	fits := value.IsString()
	switch kind {
	case BooleanOption:
		fits = value.kind == syntax.True || value.kind == syntax.False
	case IntegerOption:
		fits = isNumber && n.Integer()
	case NumberOption:
		fits = isNumber
	}
	if !fits {
		in.wrongValue(kind, value)
		return false
	}
	if isNumber {
		return in.held(kind, value.id, n)
	}
	if valueTypes[kind] == anID {
		id := String{Place: value.Place, Text: value.Text}
		in.snowflake(&id)
	}
	return true
}

func (in *invocation) wrongValue(kind OptionType, value *Scalar) {
	d := in.report(&ruleInteractionOptionValue, in.at(value.id), in.shown(value.id)+" must be "+
		valueTypes[kind]+": the option's type is "+kind.String())
	switch {
	case kind == BooleanOption:
		if meant := booleans[in.tree.Raw(value.id)]; meant != "" {
			start, end := in.tree.Range(value.id)
			d.perhaps("write "+meant, TextEdit{start, end, meant})
		}
	case valueTypes[kind] == anID:
		in.mendValue(d, StringOption, value)
	default:
		in.mendValue(d, kind, value)
	}
}

// held reports a number outside the range of its option's type.
func (in *invocation) held(kind OptionType, id syntax.ID, n Number) bool {
	words, ok := kind.Holds(n)
	if !ok {
		in.report(&ruleInteractionOptionValue, in.at(id),
			in.shown(id)+" is outside the range of "+kind.String()+", "+words)
	}
	return ok
}

// typed judges what has been typed so far: a string, whatever the option's type is. "Partial strings
// may arrive, but not invalid numbers".
func (in *invocation) typed(p *picked, value *Scalar) {
	kind := p.Kind()
	if kind != IntegerOption && kind != NumberOption {
		in.valueOfType(kind, value)
		return
	}
	if value.IsNumber() {
		d := in.reportAs(&ruleInteractionOptionValue, Warning, in.at(value.id),
			"what is being typed arrives as a string: \""+clip(value.Text)+"\"")
		in.mendValue(d, StringOption, value)
		return
	}
	if !value.IsString() {
		in.wrongValue(kind, value)
		return
	}
	if value.Text == "" {
		return
	}
	n, ok := ParseNumber(value.Text)
	if !ok || kind == IntegerOption && !n.Integer() {
		in.report(&ruleInteractionOptionValue, in.at(value.id), in.shown(value.id)+" is no "+
			kind.String()+"; invalid numbers do not arrive")
		return
	}
	in.held(kind, value.id, n)
}

// valueAsDefined judges a value by the definition of its option. What stands in other options while
// one is being typed may be wrong: "The validation is client-side only".
func (in *invocation) valueAsDefined(p *picked, value *Scalar) {
	severity := Error
	if in.kind == autocompleted {
		severity = Warning
	}
	switch o := p.defined; o.Kind() {
	case StringOption:
		if in.chosen(o, value, severity) {
			in.length(o, value, severity)
		}
	case IntegerOption, NumberOption:
		if in.chosen(o, value, severity) {
			in.bounded(o, value, severity)
		}
	case ChannelOption:
		in.channelType(o, value, severity)
	}
}

// chosen reports a value that is none of the option's choices: "When choices are given, they are the
// only values a user may pick".
func (in *invocation) chosen(o *Option, value *Scalar, severity Severity) bool {
	if len(o.Choices.Elements) == 0 {
		return true
	}
	var named *Choice
	for i := range o.Choices.Elements {
		choice := &o.Choices.Elements[i]
		switch {
		case !o.Offers(choice):
		case sameValue(&choice.Value, value):
			return true
		case named == nil && value.IsString() && isNamed(value.Text, &choice.Name, &choice.NameLocalizations):
			named = choice
		}
	}
	d := in.reportAs(&ruleInteractionChoice, severity, in.at(value.id),
		in.shown(value.id)+" is none of the choices of "+quoted(o.Name.Text))
	if named != nil && d != &in.unheard {
		start, end := in.tree.Range(value.id)
		d.note("it is a choice's name; the value is " + quoted(named.Value.Text))
		d.perhaps("write the choice's value", TextEdit{start, end, syntax.Quote(named.Value.Text)})
	}
	in.differs(d, o.Choices.Place)
	return false
}

// sameValue compares strings, and numbers as doubles.
func sameValue(a, b *Scalar) bool {
	if a.IsString() || b.IsString() {
		return a.IsString() && b.IsString() && a.Text == b.Text
	}
	return double(a) == double(b)
}

func double(s *Scalar) float64 {
	f, _ := strconv.ParseFloat(s.Text, 64)
	return f
}

func (in *invocation) length(o *Option, value *Scalar, severity Severity) {
	runes := int64(in.tree.Runes(value.id))
	least, most := o.Lengths()
	bound, limit, place := " at least ", least, o.MinLength.Place
	if runes > most {
		bound, limit, place = " at most ", most, o.MaxLength.Place
	} else if runes >= least {
		return
	}
	in.differs(in.reportAs(&ruleInteractionBounds, severity, in.at(value.id), quotedStart(value.Text)+
		" has "+count(int(runes), "character")+"; "+quoted(o.Name.Text)+" takes"+bound+itoa(limit)), place)
}

// bounded judges a number by the option's bounds, as doubles. A numeric string counts as its number:
// that is what the service makes of one.
func (in *invocation) bounded(o *Option, value *Scalar, severity Severity) {
	is, bound := " is below the minimum of ", &o.MinValue
	switch {
	case o.MinValue.Given() && double(value) < double(&o.MinValue):
	case o.MaxValue.Given() && double(value) > double(&o.MaxValue):
		is, bound = " is above the maximum of ", &o.MaxValue
	default:
		return
	}
	in.differs(in.reportAs(&ruleInteractionBounds, severity, in.at(value.id), in.shown(value.id)+is+
		quoted(o.Name.Text)+", "+clip(bound.Text)), bound.Place)
}

// channelType judges a channel by the types that the option allows, when the interaction tells the
// channel's.
func (in *invocation) channelType(o *Option, value *Scalar, severity Severity) {
	channel := in.resolvedThing("channels", value.Text)
	id := in.paths.member(channel, "type")
	if channel == 0 || in.tree.Kind(id) != syntax.Number || len(o.ChannelTypes.Elements) == 0 {
		return
	}
	n, ok := integerOf(in.tree.Raw(id))
	if !ok || o.ChannelTypes.Has(n) {
		return
	}
	name := channelTypes.name(n)
	if name == "" {
		name = "type " + itoa(n)
	}
	d := in.reportAs(&ruleInteractionBounds, severity, in.at(value.id), "the channel is a "+name+
		", which "+quoted(o.Name.Text)+" does not take")
	in.relate(d, in.at(id), "its type")
	in.differs(d, o.ChannelTypes.Place)
}
