package validator

import (
	"strconv"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/decimal"
)

// mostValueRunes is the limit of "Choice string value | up to 100 characters".
const mostValueRunes = 100

// judgeChoices judges an option's choices.
func (c *checker) judgeChoices(o *Option) {
	choices := o.Choices.Elements
	if len(choices) == 0 {
		return
	}
	kind := o.Kind()
	if len(choices) > mostOptions {
		c.report(&ruleChoiceCount, c.of(o.Choices.id, choices[mostOptions].id),
			count(len(choices), "choice")+"; an option has at most 25")
	}
	if o.Autocomplete.B && (kind == UnknownOption || choosable.has(kind)) {
		c.report(&ruleAutocompleteChoices, c.key(o.Autocomplete.id),
			"\"autocomplete\" must not be true when there are choices").
			perhaps("remove \"autocomplete\"", c.removal(o.Autocomplete.id))
	}
	c.names.empty()
	of := choosing{option: o, kind: kind, least: number(&o.MinValue), most: number(&o.MaxValue)}
	for i := range choices {
		if choice := &choices[i]; choice.Given() {
			c.judgeChoice(&of, choice)
		}
	}
}

// choosing is the option whose choices are judged, its own bounds read once for all of them.
type choosing struct {
	option      *Option
	kind        OptionType
	least, most decimal.Decimal
}

// number reads a scalar that is a number.
func number(s *Scalar) decimal.Decimal {
	if !s.IsNumber() {
		return decimal.Decimal{}
	}
	return decimal.Parse(s.Text)
}

func (c *checker) judgeChoice(of *choosing, choice *Choice) {
	c.require(&choice.Name.Place, choice.id, "name", "a choice")
	c.require(&choice.Value.Place, choice.id, "value", "a choice")
	c.text(&choiceName, &choice.Name, &choice.NameLocalizations, siblings{})
	c.repeatedChoice(choice)
	c.choiceValue(of, &choice.Value)
	c.used += width(c.tree, &choice.Value)
}

// width returns what a choice's value costs of the budget.
func width(t *syntax.Tree, value *Scalar) int {
	switch {
	case value.IsString():
		return t.Runes(value.id)
	case value.IsNumber():
		return decimal.Width(value.Text)
	}
	return 0
}

// repeatedChoice reports a choice whose name or value an earlier one has.
func (c *checker) repeatedChoice(choice *Choice) {
	sameName, sameValue := syntax.ID(0), c.sameValue(&choice.Value)
	if name := choice.Name.Text; choice.Name.Given() {
		sameName = c.names.insert(defaults, hash(name), name, choice.Name.id)
	}
	if sameName == 0 && sameValue == 0 {
		return
	}
	message := "an earlier choice has the same name and value"
	switch {
	case sameValue == 0:
		message = "an earlier choice is named " + quoted(choice.Name.Text) + " too"
	case sameName == 0:
		message = "an earlier choice has the value " + c.shown(choice.Value.id) + " too"
	}
	d := c.report(&ruleChoiceDuplicate, c.at(choice.id), message)
	c.relate(d, c.at(max(sameName, sameValue)), "first used here")
}

// mostDigits is how long a number may be, in bytes, to be compared with others.
const mostDigits = 1 << 10

// sameValue returns the earlier choice's value that equals this one; numbers are compared as numbers.
func (c *checker) sameValue(value *Scalar) syntax.ID {
	switch {
	case value.IsString():
		return c.names.insert(stringValues, hash(value.Text), value.Text, value.id)
	case value.IsNumber() && len(value.Text) <= mostDigits:
		return c.names.insert(numberValues, decimal.Parse(value.Text).Hash(), value.Text, value.id)
	}
	return 0
}

// choiceValue judges a choice's value: "string (up to 100 characters), integer or double, matching
// the option type".
func (c *checker) choiceValue(of *choosing, value *Scalar) {
	if value.state == Absent || value.state == Wrong && value.kind == syntax.Invalid {
		return
	}
	if !choosable.has(of.kind) {
		if !value.Given() {
			c.wrongType(value.id, "a string or a number")
		}
		return
	}
	if !c.ofType(&ruleChoiceValueType, of.kind, value) {
		return
	}
	if of.kind == StringOption {
		c.stringValue(of.option, value)
		return
	}
	c.numberValue(of, value)
}

// ofType reports a value that is not of the option's type.
func (c *checker) ofType(rule *Rule, kind OptionType, value *Scalar) bool {
	wanted := "a string"
	matches := value.IsString()
	switch kind {
	case IntegerOption:
		wanted = "an integer"
		matches = value.IsNumber() && decimal.Parse(value.Text).Integer()
	case NumberOption:
		wanted = "a number"
		matches = value.IsNumber()
	case BooleanOption:
		wanted = "true or false"
		matches = value.kind == syntax.True || value.kind == syntax.False
	}
	if matches {
		return true
	}
	d := c.report(rule, c.at(value.id),
		c.shown(value.id)+" must be "+wanted+": the option's type is "+kind.String())
	c.mendValue(d, kind, value)
	return false
}

// mendValue offers to put a number in quotes, or a numeric string out of them.
func (c *checker) mendValue(d *Diagnostic, kind OptionType, value *Scalar) {
	start, end := c.tree.Range(value.id)
	numeric := kind == IntegerOption || kind == NumberOption
	switch {
	case !numeric && kind != BooleanOption && value.IsNumber():
		d.perhaps("put it in quotes", TextEdit{start, end, syntax.Quote(value.Text)})
	case numeric && value.IsString():
		f, _ := strconv.ParseFloat(value.Text, 64)
		number := strconv.FormatFloat(f, 'f', -1, 64)
		if _, ok := ParseNumber(number); ok && number == value.Text {
			d.perhaps("write it without quotes", TextEdit{start, end, number})
		}
	}
}

func (c *checker) stringValue(o *Option, value *Scalar) {
	runes := int64(c.tree.Runes(value.id))
	switch {
	case runes == 0:
		c.report(&ruleChoiceValueEmpty, c.at(value.id), "the value is empty").
			note("an empty value cannot be told from other empty ones; give it a word")
	case runes > mostValueRunes:
		c.report(&ruleChoiceValueLength, c.tail(value.id, value.Text, mostValueRunes), quotedStart(value.Text)+" has "+
			count(int(runes), "character")+"; the limit is 100")
	}
	least, most := &o.MinLength, &o.MaxLength
	if least.Given() && runes < least.N || most.Given() && runes > most.N {
		c.report(&ruleChoiceOutOfBounds, c.at(value.id), quotedStart(value.Text)+" has "+
			count(int(runes), "character")+", which the option's length bounds do not allow")
	}
}

func (c *checker) numberValue(of *choosing, value *Scalar) {
	d := decimal.Parse(value.Text)
	if limits := rangeOf(of.kind); !limits.hold(d) {
		c.report(&ruleChoiceValueRange, c.at(value.id),
			clip(value.Text)+" is outside the range of "+of.kind.String()+", "+limits.words)
	}
	if of.option.MinValue.IsNumber() && d.Compare(of.least) < 0 ||
		of.option.MaxValue.IsNumber() && d.Compare(of.most) > 0 {
		c.report(&ruleChoiceOutOfBounds, c.at(value.id),
			clip(value.Text)+" is outside the option's own bounds, so it could not be used")
	}
}
