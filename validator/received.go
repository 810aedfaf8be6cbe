package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
)

// receivedMember is a member of an object that the service sends.
type receivedMember struct {
	name string
	form form
	// demanded members are always there.
	demanded bool
}

// form is what the value of a member is.
type form uint8

// The forms. A value of anything is judged elsewhere, or not at all.
const (
	unjudged form = iota
	aText
	anID
	someIDs
	anInteger
	aBoolean
	someBits
	aLocale
	aTime
	aContext
	anObject
	// nullable is added to the form of what may be null.
	nullable form = 0x80
)

// receivedMembers judges the members of an object by their table: of each the last. Members that the
// table does not have are tolerated, as the interface does not show them all.
func (c *checker) receivedMembers(object syntax.ID, what string, members []receivedMember) {
	for i := range members {
		m := &members[i]
		id := c.paths.member(object, m.name)
		if id != 0 {
			c.receivedValue(id, m.form)
		} else if m.demanded {
			c.tell(&ruleFieldRequired, object, what+" must have "+quoted(m.name))
		}
	}
	t := c.tree
	for id, end := t.First(object), t.End(object); id < end; id = t.Next(id) {
		c.otherStyle(id, members)
	}
}

// tell reports a diagnostic that marks the whole value.
//
//go:noinline
func (c *checker) tell(rule *Rule, id syntax.ID, message string) *Diagnostic {
	return c.report(rule, c.at(id), message)
}

// is reports whether there is a value, and of this kind.
//
//go:noinline
func (c *checker) is(id syntax.ID, kind syntax.Kind) bool { return id != 0 && c.tree.Kind(id) == kind }

// otherStyle reports a member whose name is written in another style than the interface's.
func (c *checker) otherStyle(id syntax.ID, members []receivedMember) {
	key := c.tree.Key(id)
	meant := snakeCase(key)
	if meant == key {
		return
	}
	for i := range members {
		if members[i].name == meant {
			s := strays{c: c, found: []syntax.ID{id}}
			s.meant(c.unknownMember(id), id, meant)
		}
	}
}

// receivedValue judges a value by its form, and returns its text.
func (c *checker) receivedValue(id syntax.ID, f form) (s String) {
	if f >= nullable && c.tree.Kind(id) == syntax.Null {
		return s
	}
	var (
		n Integer
		b Boolean
		p Place
	)
	switch f &^= nullable; f {
	case unjudged:
		return s
	case anInteger:
		c.readInteger(&n, id, required, nil)
		return s
	case aContext:
		c.readInteger(&n, id, required, &contexts)
		return s
	case aBoolean:
		c.readBoolean(&b, id, required)
		return s
	case anObject:
		c.beginObject(&p, id)
		return s
	case someIDs:
		if c.beginList(&p, id, required) {
			for child, end := c.tree.First(id), c.tree.End(id); child < end; child = c.tree.Next(child) {
				c.receivedValue(child, anID)
			}
		}
		return s
	}
	c.readString(&s, id, required)
	if s.Given() {
		c.receivedText(&s, f)
	}
	return s
}

// receivedText judges a text by its form.
func (c *checker) receivedText(s *String, f form) {
	switch f {
	case anID:
		c.snowflake(s)
	case someBits:
		if _, ok := bitset(s.Text); !ok {
			c.wrongBits(s)
		}
	case aTime:
		if !isTime(s.Text) {
			c.tell(&ruleInteractionTime, s.id, quoted(s.Text)+" is no date and time of ISO 8601")
		}
	case aLocale:
		// The service may come to know others first.
		switch l, known := locale.Parse(s.Text); {
		case !known:
			c.reportAs(&ruleLocaleUnknown, Warning, c.at(s.id), quoted(s.Text)+" is no locale of the interface")
		case !l.Documented():
			c.undocumented(c.at(s.id), l)
		}
	}
}

// timeShape is the shape of a time of ISO 8601 in the extended format, as far as minutes.
const timeShape = "0000-00-00T00:00"

// isTime reports whether a text is a date and time of ISO 8601 in the extended format.
func isTime(text string) bool {
	if !shaped(text, timeShape) {
		return false
	}
	year, month := twoDigits(text)*100+twoDigits(text[2:]), twoDigits(text[5:])
	day, hour, minute := twoDigits(text[8:]), twoDigits(text[11:]), twoDigits(text[14:])
	if month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 {
		return false
	}
	text = text[len(timeShape):]
	if shaped(text, ":00") {
		if twoDigits(text[1:]) > 60 {
			return false
		}
		text = text[3:]
	}
	if shaped(text, ".0") {
		for text = text[1:]; shaped(text, "0"); {
			text = text[1:]
		}
	}
	if text == "" || text == "Z" {
		return true
	}
	return len(text) == 6 && (shaped(text, "+00:00") || shaped(text, "-00:00")) &&
		twoDigits(text[1:]) < 24 && twoDigits(text[4:]) < 60
}

// twoDigits returns the number that the first two bytes of a text are, which are digits.
//
//go:noinline
func twoDigits(text string) int { return int(text[0]-'0')*10 + int(text[1]-'0') }

// daysIn returns how many days a month has, counted from 1.
func daysIn(year, month int) int {
	switch {
	case month == 2 && (year%4 != 0 || year%100 == 0 && year%400 != 0):
		return 28
	case month == 2:
		return 29
	case month == 4, month == 6, month == 9, month == 11:
		return 30
	}
	return 31
}

// shaped reports whether a text begins like a shape, in which 0 is any digit.
func shaped(text, shape string) bool {
	if len(text) < len(shape) {
		return false
	}
	for i := range len(shape) {
		if digit := text[i]-'0' <= 9; shape[i] == '0' && !digit || shape[i] != '0' && text[i] != shape[i] {
			return false
		}
	}
	return true
}
