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

	code    RefusalCode
	message string
}

// value is what an option's text means.
type value struct {
	// json is the value as the interaction carries it.
	json string
	// names is what the value is the id of; its kind is nothing when it is no id.
	names thing
}

// readers are by option type; a type without one takes no value.
var readers = [...]func(*reading) (value, bool){
	validator.StringOption:  (*reading).string,
	validator.IntegerOption: (*reading).number,
	validator.BooleanOption: (*reading).boolean,
	validator.UserOption:    (*reading).user,
	validator.ChannelOption: (*reading).channel,
	validator.RoleOption:    (*reading).role,
	validator.Mentionable:   (*reading).mentionable,
	validator.NumberOption:  (*reading).number,
	validator.Attachment:    (*reading).attachment,
}

func (r *reading) value() (value, bool) {
	read := readers[r.option.Kind()]
	if read == nil {
		return value{}, r.refuse(OptionIncomplete,
			r.name()+" has no usable type; give it one first")
	}
	return read(r)
}

// refuse notes why the text is no value; it returns false.
func (r *reading) refuse(code RefusalCode, message string) bool {
	r.code, r.message = code, message
	return false
}

func (r *reading) name() string { return quoted(r.option.Name.Text) }

func (r *reading) string() (value, bool) {
	if !r.chosen() || !r.rightLength() {
		return value{}, false
	}
	return value{json: string(validator.AppendString(nil, r.text))}, true
}

// mostString is the most code points a STRING has without a max_length: no max_length is larger.
const mostString = 6000

func (r *reading) rightLength() bool {
	length := utf8.RuneCountInString(r.text)
	least, most := int64(0), int64(mostString)
	if r.option.MinLength.Given() {
		least = r.option.MinLength.N
	}
	if r.option.MaxLength.Given() {
		most = min(most, r.option.MaxLength.N)
	}
	has := quoted(r.text) + " has " + plural(length, "character", "characters") + "; " + r.name()
	switch {
	case int64(length) < least:
		return r.refuse(ValueLength, has+" takes at least "+strconv.FormatInt(least, 10))
	case int64(length) > most:
		return r.refuse(ValueLength, has+" takes at most "+strconv.FormatInt(most, 10))
	}
	return true
}

func (r *reading) boolean() (value, bool) {
	if r.text != "true" && r.text != "false" {
		return value{}, r.refuse(ValueType, quoted(r.text)+" is neither true nor false")
	}
	return value{json: r.text}, true
}

// number reads an INTEGER or a NUMBER.
func (r *reading) number() (value, bool) {
	if !r.chosen() {
		return value{}, false
	}
	n, ok := r.parsed()
	if !ok || !r.inRange(n) || !r.inBounds(n) {
		return value{}, false
	}
	return value{json: shortest(r.text)}, true
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

// limits are a range of numbers, both ends included.
type limits struct {
	least, most validator.Number
	words       string
}

// limitsOf is what the two types of numbers can hold: "any integer from -2^53+1 to 2^53-1" and "any
// double from -2^53 to 2^53".
var limitsOf = map[validator.OptionType]limits{
	validator.IntegerOption: {
		exactly("-9007199254740991"), exactly("9007199254740991"), "-2^53+1 to 2^53-1",
	},
	validator.NumberOption: {
		exactly("-9007199254740992"), exactly("9007199254740992"), "-2^53 to 2^53",
	},
}

// exactly returns the number that a constant is.
func exactly(text string) validator.Number {
	n, _ := validator.ParseNumber(text)
	return n
}

func (r *reading) inRange(n validator.Number) bool {
	kind := r.option.Kind()
	in := limitsOf[kind]
	if n.Compare(in.least) < 0 || n.Compare(in.most) > 0 {
		return r.refuse(ValueRange,
			quoted(r.text)+" is outside the range of "+kind.String()+", "+in.words)
	}
	return true
}

func (r *reading) inBounds(n validator.Number) bool {
	if least, ok := bound(&r.option.MinValue); ok && n.Compare(least) < 0 {
		return r.refuse(ValueBounds, quoted(r.text)+" is below the minimum of "+
			r.name()+", "+r.option.MinValue.Text)
	}
	if most, ok := bound(&r.option.MaxValue); ok && n.Compare(most) > 0 {
		return r.refuse(ValueBounds, quoted(r.text)+" is above the maximum of "+
			r.name()+", "+r.option.MaxValue.Text)
	}
	return true
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
	case !completes(kind):
		return r.refuse(FocusAutocomplete,
			r.name()+" cannot have autocomplete; only STRING, INTEGER and NUMBER can")
	case kind == validator.StringOption || r.text == "":
		return true
	}
	n, ok := r.parsed()
	return ok && r.inRange(n)
}

// completes reports whether options of a type may have choices and autocomplete.
func completes(kind validator.OptionType) bool {
	return kind == validator.StringOption || kind == validator.IntegerOption ||
		kind == validator.NumberOption
}
