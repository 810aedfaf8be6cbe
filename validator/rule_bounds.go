package validator

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/decimal"
)

// limits is a range of numbers, both ends included.
type limits struct {
	least, most decimal.Decimal
	words       string
}

func (l *limits) hold(d decimal.Decimal) bool {
	return d.Compare(l.least) >= 0 && d.Compare(l.most) <= 0
}

var (
	// integerRange: "any integer from -2^53+1 to 2^53-1".
	integerRange = limits{
		decimal.Parse("-9007199254740991"), decimal.Parse("9007199254740991"),
		"-2^53+1 to 2^53-1",
	}
	// numberRange: "any double from -2^53 to 2^53".
	numberRange = limits{
		decimal.Parse("-9007199254740992"), decimal.Parse("9007199254740992"), "-2^53 to 2^53",
	}
)

func rangeOf(kind OptionType) *limits {
	if kind == IntegerOption {
		return &integerRange
	}
	return &numberRange
}

// judgeBounds judges an option's bounds, those its type has.
func (c *checker) judgeBounds(o *Option) {
	switch kind := o.Kind(); kind {
	case IntegerOption, NumberOption:
		c.valueBounds(o, kind)
	case StringOption:
		c.lengthBounds(o)
	}
}

func (c *checker) valueBounds(o *Option, kind OptionType) {
	least, hasLeast := c.bound(&o.MinValue, kind)
	most, hasMost := c.bound(&o.MaxValue, kind)
	if hasLeast && hasMost && least.Compare(most) > 0 {
		c.crossed(o.MinValue.id, o.MaxValue.id)
	}
}

// bound judges one bound of a value and returns it; ok tells that it is a number.
func (c *checker) bound(bound *Scalar, kind OptionType) (d decimal.Decimal, ok bool) {
	if bound.state <= Null || bound.kind == syntax.Invalid {
		return d, false
	}
	text, ok := c.boundText(bound, kind)
	if !ok {
		return d, false
	}
	d = decimal.Parse(text)
	switch in := rangeOf(kind); {
	case kind == IntegerOption && !d.Integer():
		c.report(&ruleBoundsRange, c.at(bound.id), clip(text)+" must be an integer: the option's type is INTEGER")
	case !in.hold(d):
		c.report(&ruleBoundsRange, c.at(bound.id),
			clip(text)+" is outside the range of "+kind.String()+", "+in.words)
	}
	return d, true
}

// boundText returns a bound's number. The service converts a numeric string in an integer's place.
func (c *checker) boundText(bound *Scalar, kind OptionType) (string, bool) {
	if bound.IsNumber() {
		return bound.Text, true
	}
	if kind == IntegerOption && bound.IsString() && plainInteger(bound.Text) && len(bound.Text) <= 18 {
		n, _ := strconv.ParseInt(bound.Text, 10, 64)
		c.coercedToInteger(bound.id, n)
		return itoa(n), true
	}
	c.wrongType(bound.id, "a number")
	return "", false
}

//go:noinline
func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// crossed reports a minimum above its maximum.
func (c *checker) crossed(least, most syntax.ID) {
	d := c.report(&ruleBoundsOrder, c.at(least),
		c.shown(least)+" is above "+c.label(most)+" "+c.shown(most)+": no value fits")
	c.relate(d, c.at(most), "the maximum")
}

// mostLength is the limit of "min_length / max_length | 0-6000 / 1-6000".
const mostLength = 6000

func (c *checker) lengthBounds(o *Option) {
	c.lengthBound(&o.MinLength, 0)
	c.lengthBound(&o.MaxLength, 1)
	if o.MinLength.Given() && o.MaxLength.Given() && o.MinLength.N > o.MaxLength.N {
		c.crossed(o.MinLength.id, o.MaxLength.id)
	}
}

func (c *checker) lengthBound(bound *Integer, least int64) {
	if bound.Given() && (bound.N < least || bound.N > mostLength) {
		c.report(&ruleBoundsRange, c.at(bound.id),
			c.label(bound.id)+" must be from "+itoa(least)+" to 6000, not "+c.shown(bound.id))
	}
}

// mostFileTypes is how many file types an ATTACHMENT option may name.
const mostFileTypes = 10

// judgeFileTypes judges the file types of an ATTACHMENT option, which came after the interface's
// text.
func (c *checker) judgeFileTypes(o *Option) {
	types := o.FileTypes.Elements
	if len(types) == 0 || o.Kind() != Attachment && o.Kind() != UnknownOption {
		return
	}
	if len(types) > mostFileTypes {
		c.report(&ruleFileTypes, c.at(o.FileTypes.id),
			count(len(types), "file type")+"; an option has at most 10")
	}
	for i := range types {
		if t := &types[i]; t.Given() && !fileType(t.Text) {
			c.report(&ruleFileTypes, c.at(t.id),
				quoted(t.Text)+" must be image, video, audio or an extension such as \".png\"")
		}
	}
}

func fileType(text string) bool {
	switch strings.ToLower(text) {
	case "image", "video", "audio":
		return true
	}
	return extension(text)
}

// extension reports whether a text is a file's extension: dots, each with letters or digits after it.
func extension(text string) bool {
	if text == "" || text[0] != '.' || text[len(text)-1] == '.' || strings.Contains(text, "..") {
		return false
	}
	return strings.IndexFunc(text, func(r rune) bool {
		return r != '.' && r != '-' && r != '_' && r != '+' &&
			(r < '0' || r > '9') && (r|0x20 < 'a' || r|0x20 > 'z')
	}) < 0
}
