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
	for _, names := range [...]func(*validator.Choice) bool{r.byValue(), r.byName, r.byShownName} {
		for i := range choices {
			if choice := &choices[i]; choosable(r.option.Kind(), choice) && names(choice) {
				r.text = choice.Value.Text
				return true
			}
		}
	}
	return r.refuse(ValueChoice, quoted(r.text)+" is none of the choices of "+r.name()+
		meant(r.text, r.words()))
}

// choosable reports whether a choice can be picked: it has a name, and a value of the option's
// type.
func choosable(kind validator.OptionType, choice *validator.Choice) bool {
	if !usable(&choice.Name) {
		return false
	}
	if kind == validator.StringOption {
		return choice.Value.IsString()
	}
	n, ok := choice.Value.Number()
	return ok && (kind == validator.NumberOption || n.Integer())
}

func (r *reading) byValue() func(*validator.Choice) bool {
	n, isNumber := validator.ParseNumber(r.text)
	return func(choice *validator.Choice) bool {
		if m, ok := choice.Value.Number(); ok {
			return isNumber && n.Compare(m) == 0
		}
		return choice.Value.Text == r.text
	}
}

func (r *reading) byName(choice *validator.Choice) bool {
	return choice.Name.Text == r.text
}

func (r *reading) byShownName(choice *validator.Choice) bool {
	return r.shown(choice) == r.text
}

// shown returns the name by which the viewer sees a choice.
func (r *reading) shown(choice *validator.Choice) string {
	return locale.Resolve(&choice.NameLocalizations, choice.Name.Text, r.locale).Value
}

// words yields what the option's choices can be given by.
func (r *reading) words() func(func(string) bool) {
	return func(yield func(string) bool) {
		for i := range r.option.Choices.Elements {
			choice := &r.option.Choices.Elements[i]
			if !choosable(r.option.Kind(), choice) {
				continue
			}
			for _, word := range [...]string{choice.Value.Text, choice.Name.Text, r.shown(choice)} {
				if word != "" && !yield(word) {
					return
				}
			}
		}
	}
}
