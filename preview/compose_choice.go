package preview

import (
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// chosen replaces the text by the value of the choice it names: "When choices are given, they are
// the only values a user may pick". Without choices any text will do.
func (r *reading) chosen() bool {
	choices := r.option.Choices.Elements
	if len(choices) == 0 {
		return true
	}
	number, isNumber := validator.ParseNumber(r.text)
	for way := range ways {
		for i := range choices {
			choice := &choices[i]
			if !r.option.Offers(choice) {
				continue
			}
			named := r.word(choice, way) == r.text
			if n, ok := choice.Value.Number(); ok && way == byValue {
				named = isNumber && number.Compare(n) == 0
			}
			if named {
				r.text = choice.Value.Text
				return true
			}
		}
	}
	return r.refuse(ValueChoice, quoted(r.text)+" is none of the choices of "+r.name()+
		meant(r.text, r.words()))
}

// way is a way in which a text can name a choice.
type way uint8

// The ways. An earlier one counts before a later one.
const (
	byValue way = iota
	byName
	byShownName
	ways
)

// word returns what a choice can be given by: by its shown name, the one that the viewer sees.
func (r *reading) word(choice *validator.Choice, by way) string {
	switch by {
	case byValue:
		return choice.Value.Text
	case byName:
		return choice.Name.Text
	}
	return locale.Resolve(&choice.NameLocalizations, choice.Name.Text, r.locale).Value
}

// words are what the option's choices can be given by.
func (r *reading) words() []string {
	var words texts
	for i := range r.option.Choices.Elements {
		choice := &r.option.Choices.Elements[i]
		if !r.option.Offers(choice) {
			continue
		}
		for way := range ways {
			if word := r.word(choice, way); word != "" {
				words.add(word)
			}
		}
	}
	return words
}
