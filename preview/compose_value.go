package preview

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// reading is the text of one option on its way to a value, or to the reason why it is none.
type reading struct {
	option *validator.Option
	text   string
	locale locale.Locale

	// json is the value as the interaction carries it.
	json string
	// names is what the value is the id of; its kind is nothing when it is no id.
	names thing

	code    RefusalCode
	message string
}

// readers are by option type, with the kind of the ids they read; a type without one takes no value.
var readers = [...]struct {
	read func(*reading) bool
	kind thingKind
}{
	validator.StringOption:  {(*reading).string, nothing},
	validator.IntegerOption: {(*reading).number, nothing},
	validator.BooleanOption: {(*reading).boolean, nothing},
	validator.UserOption:    {(*reading).bareID, aUser},
	validator.ChannelOption: {(*reading).channel, aChannel},
	validator.RoleOption:    {(*reading).bareID, aRole},
	validator.Mentionable:   {(*reading).mentionable, aUser},
	validator.NumberOption:  {(*reading).number, nothing},
	validator.Attachment:    {(*reading).attachment, anAttachment},
}

// value reads the text, and reports whether it is a value of the option.
func (r *reading) value() bool {
	reader := &readers[r.option.Kind()]
	if reader.read == nil {
		return r.refuse(OptionIncomplete, r.name()+" has no usable type; give it one first")
	}
	r.names.kind = reader.kind
	return reader.read(r)
}

// refuse notes why the text is no value; it returns false.
func (r *reading) refuse(code RefusalCode, message string) bool {
	r.code, r.message = code, message
	return false
}

func (r *reading) name() string { return quoted(r.option.Name.Text) }

func (r *reading) string() bool {
	if !r.chosen() || !r.rightLength() {
		return false
	}
	r.json = jsonString(r.text)
	return true
}

func (r *reading) rightLength() bool {
	length := utf8.RuneCountInString(r.text)
	least, most := r.option.Lengths()
	takes, limit := " takes at most ", most
	switch {
	case int64(length) < least:
		takes, limit = " takes at least ", least
	case int64(length) <= most:
		return true
	}
	return r.refuse(ValueLength, quoted(r.text)+" has "+
		plural(length, "character", "characters")+"; "+r.name()+takes+strconv.FormatInt(limit, 10))
}

func (r *reading) boolean() bool {
	if r.text != "true" && r.text != "false" {
		return r.refuse(ValueType, quoted(r.text)+" is neither true nor false")
	}
	r.json = r.text
	return true
}

// number reads an INTEGER or a NUMBER.
func (r *reading) number() bool {
	if !r.chosen() {
		return false
	}
	n, ok := r.parsed()
	if !ok || !r.inRange(n) || !r.inBounds(n) {
		return false
	}
	r.json = shortest(r.text)
	return true
}

// parsed reads the text as a number of the option's type.
func (r *reading) parsed() (n validator.Number, ok bool) {
	n, ok = validator.ParseNumber(r.text)
	switch {
	case r.option.Kind() == validator.IntegerOption && (!ok || !n.Integer()):
		return n, r.refuse(ValueType,
			quoted(r.text)+" is no integer; write its digits, such as -12")
	case !ok:
		return n, r.refuse(ValueType,
			quoted(r.text)+" is no number; write it as in JSON, such as -1.5")
	}
	return n, true
}

func (r *reading) inRange(n validator.Number) bool {
	kind := r.option.Kind()
	words, ok := kind.Holds(n)
	return ok || r.refuse(ValueRange,
		quoted(r.text)+" is outside the range of "+kind.String()+", "+words)
}

func (r *reading) inBounds(n validator.Number) bool {
	least, hasLeast := bound(&r.option.MinValue)
	most, hasMost := bound(&r.option.MaxValue)
	switch {
	case hasLeast && n.Compare(least) < 0:
		return r.outside(" is below the minimum of ", &r.option.MinValue)
	case hasMost && n.Compare(most) > 0:
		return r.outside(" is above the maximum of ", &r.option.MaxValue)
	}
	return true
}

func (r *reading) outside(is string, bound *validator.Scalar) bool {
	return r.refuse(ValueBounds, quoted(r.text)+is+r.name()+", "+bound.Text)
}

// bound returns an option's minimum or maximum. A numeric string counts as its number: that is what
// the service makes of one.
func bound(s *validator.Scalar) (validator.Number, bool) {
	if s.IsString() {
		return validator.ParseNumber(s.Text)
	}
	return s.Number()
}

// shortest writes a number within the range of NUMBER as the shortest text of the same double, as
// JavaScript does.
func shortest(text string) string {
	f, _ := strconv.ParseFloat(text, 64)
	switch {
	case f == 0:
		return "0"
	case -1e-6 < f && f < 1e-6:
		return strings.Replace(strconv.FormatFloat(f, 'e', -1, 64), "e-0", "e-", 1)
	}
	return strconv.FormatFloat(f, 'f', -1, 64)
}

// partial reports whether the text may stand in an option that is still being typed: "Partial
// strings may arrive, but not invalid numbers". Nothing at all may stand in any.
func (r *reading) partial() bool {
	switch kind := r.option.Kind(); {
	case !r.option.Autocomplete.B:
		return r.refuse(FocusAutocomplete,
			r.name()+" has no autocomplete; focus an option with \"autocomplete\": true")
	case !kind.Completes():
		return r.refuse(FocusAutocomplete,
			r.name()+" cannot have autocomplete; only STRING, INTEGER and NUMBER can")
	case kind == validator.StringOption || r.text == "":
		return true
	}
	n, ok := r.parsed()
	return ok && r.inRange(n)
}
