package validator

import (
	"strconv"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/decimal"
)

// nullability is what null means in the place of a value.
type nullability uint8

const (
	// optional: null is absence, as the service takes it in every field that may be left out.
	optional nullability = iota
	// required: null is an error.
	required
)

// begin notes where a value stands; it is to be read when begin returns true.
func (c *checker) begin(p *Place, id syntax.ID, null nullability) bool {
	if p.id != 0 {
		c.duplicateKey(p.id, id)
	}
	*p = Place{id, Wrong}
	switch c.tree.Kind(id) {
	case syntax.Invalid:
		return false
	case syntax.Null:
		p.state = Null
		if null == required {
			c.nullValue(id)
		}
		return false
	}
	return true
}

// nullValue reports a null in the place of a value that must be there.
func (c *checker) nullValue(id syntax.ID) {
	c.report(&ruleFieldType, c.at(id), c.label(id)+" must not be null")
}

func (c *checker) beginList(p *Place, id syntax.ID, null nullability) bool {
	return c.beginContainer(p, id, null, syntax.Array)
}

func (c *checker) beginObject(p *Place, id syntax.ID) bool {
	return c.beginContainer(p, id, required, syntax.Object)
}

func (c *checker) beginContainer(
	p *Place, id syntax.ID, null nullability, kind syntax.Kind,
) bool {
	if !c.begin(p, id, null) {
		return false
	}
	if c.tree.Kind(id) != kind {
		c.wrongType(id, kind.String())
		return false
	}
	p.state = Present
	return true
}

// wrongType reports a value of the wrong JSON type.
func (c *checker) wrongType(id syntax.ID, wanted string) *Diagnostic {
	return c.report(&ruleFieldType, c.at(id),
		c.label(id)+" must be "+wanted+", not "+c.shown(id))
}

func (c *checker) readString(s *String, id syntax.ID, null nullability) {
	if !c.begin(&s.Place, id, null) {
		return
	}
	if c.tree.Kind(id) == syntax.String {
		s.state = Present
		s.Text, s.Runes = c.tree.Text(id), int32(c.tree.Runes(id))
		return
	}
	if c.integerLiteral(id) {
		c.coercedToString(id)
		*s = textOf(c.tree, id)
		return
	}
	c.wrongType(id, syntax.String.String())
}

// integerLiteral reports whether a value is written as an integer: digits and a sign.
func (c *checker) integerLiteral(id syntax.ID) bool {
	return c.tree.Kind(id) == syntax.Number && plainInteger(c.tree.Raw(id))
}

func plainInteger(text string) bool {
	if text != "" && text[0] == '-' {
		text = text[1:]
	}
	for i := range len(text) {
		if text[i]-'0' > 9 {
			return false
		}
	}
	return text != ""
}

// maxExact is the largest integer below which every one is exact as a double.
const maxExact = 1 << 53

func (c *checker) coercedToString(id syntax.ID) *Diagnostic {
	raw, key := c.tree.Raw(id), c.tree.Key(id)
	start, end := c.tree.Range(id)
	edit := TextEdit{start, end, `"` + raw + `"`}
	bits := key == "default_member_permissions"
	set, ok := bitset(raw)
	if bits && ok && set <= maxExact && !c.received {
		// discord.py, py-cord and hikari write permissions as numbers.
		g, first := c.group(groupKey{rule: &ruleFieldCoerced, severity: Info, subject: key}, id)
		if first {
			g.one = quoted(key) + " is the number " + clip(raw) + "; Discord converts it"
			g.many = quoted(key) + " is a number; Discord converts it"
			g.fix = Fix{Title: "put it in quotes", Safe: true}
			g.fixMany = "put them in quotes"
		}
		g.addEdit(edit)
		c.unheard = Diagnostic{}
		return &c.unheard
	}
	d := c.coerced(id, "a string", c.label(id)+" is the number "+clip(raw)+"; write it as a string")
	if raw[0] != '-' || !bits && key != "id" {
		d.offer(!c.received, "put it in quotes", edit)
	}
	if ok && bits {
		d.meaning(set)
	}
	return d
}

// coerced reports a value that the service converts, or in what it sends a value of the wrong type.
func (c *checker) coerced(id syntax.ID, wanted, message string) *Diagnostic {
	if c.received {
		return c.wrongType(id, wanted)
	}
	return c.report(&ruleFieldCoerced, c.at(id), message)
}

func (c *checker) readInteger(n *Integer, id syntax.ID, null nullability, of *enumeration) {
	if !c.begin(&n.Place, id, null) {
		return
	}
	value, ok := c.integerAt(id, of)
	if !ok {
		return
	}
	n.N, n.state = value, Present
	if of != nil && of.name(value) == "" {
		c.notOf(id, of)
	}
}

// notOf reports a value that is none of an enumeration's.
func (c *checker) notOf(id syntax.ID, of *enumeration) {
	d := c.report(&ruleEnumValue, c.at(id), c.shown(id)+" is no "+of.what)
	d.note("use " + of.list())
}

// integerAt returns the integer that a value is or surely means.
func (c *checker) integerAt(id syntax.ID, of *enumeration) (value int64, ok bool) {
	switch c.tree.Kind(id) {
	case syntax.Number:
		if value, ok = integerOf(c.tree.Raw(id)); ok {
			return value, true
		}
	case syntax.String:
		if text := c.tree.Text(id); plainInteger(text) && len(text) <= 18 {
			value, _ = strconv.ParseInt(text, 10, 64)
			c.coercedToInteger(id, value)
			return value, true
		}
		if value, ok = of.value(c.tree.Text(id)); ok {
			c.enumerationName(id, of, value)
			return value, true
		}
	}
	c.wrongType(id, "an integer")
	return 0, false
}

// integerOf reads a JSON number that is an integer, however it is written.
func integerOf(raw string) (value int64, ok bool) {
	if len(raw) <= 18 && plainInteger(raw) {
		value, err := strconv.ParseInt(raw, 10, 64)
		return value, err == nil
	}
	return decimal.Parse(raw).Int64()
}

func (c *checker) coercedToInteger(id syntax.ID, value int64) {
	start, end := c.tree.Range(id)
	if list := c.tree.Parent(id); !c.received && !c.tree.Member(id) && c.tree.Key(list) != "channel_types" {
		// JDA writes contexts and integration types as strings.
		label := c.label(id)
		g, first := c.group(groupKey{rule: &ruleFieldCoerced, severity: Info, subject: label}, id)
		if first {
			g.one = label + " is the string " + c.shown(id) + "; Discord converts it"
			g.many = "elements of " + quoted(c.tree.Key(list)) + " are strings; Discord converts them"
			g.fix = Fix{Title: "write it without quotes", Safe: true}
			g.fixMany = "write them without quotes"
		}
		g.addEdit(TextEdit{start, end, strconv.FormatInt(value, 10)})
		return
	}
	c.coerced(id, "an integer",
		c.label(id)+" is the string "+c.shown(id)+"; write it as a number").
		offer(!c.received, "write it without quotes", TextEdit{start, end, strconv.FormatInt(value, 10)})
}

// enumerationName reports the name of an enumeration's value in the place of the value.
func (c *checker) enumerationName(id syntax.ID, of *enumeration, value int64) {
	number := strconv.FormatInt(value, 10)
	start, end := c.tree.Range(id)
	edit := TextEdit{start, end, number}
	if c.received {
		c.wrongType(id, "an integer").safely("write "+number, edit)
		return
	}
	label := c.label(id)
	g, first := c.group(groupKey{rule: &ruleFieldType, severity: Error, subject: label}, id)
	if first {
		g.one = label + " must be an integer, not " + c.shown(id)
		g.many = label + " values must be integers, not names such as " + c.shown(id)
		g.fix = Fix{Title: "replace it with " + number + " (" + of.name(value) + ")", Safe: true}
		g.fixMany = "replace the names with their integers"
	}
	g.addEdit(edit)
}

func (c *checker) readBoolean(b *Boolean, id syntax.ID, null nullability) {
	if !c.begin(&b.Place, id, null) {
		return
	}
	switch c.tree.Kind(id) {
	case syntax.True, syntax.False:
		b.B, b.state = c.tree.Kind(id) == syntax.True, Present
		return
	}
	d := c.wrongType(id, "true or false")
	if meant := booleans[c.shown(id)]; meant != "" {
		start, end := c.tree.Range(id)
		d.perhaps("write "+meant, TextEdit{start, end, meant})
	}
}

// booleans are what people write for them.
var booleans = map[string]string{
	`"true"`: "true", `"false"`: "false", "1": "true", "0": "false",
}

// readScalar decodes a member whose type is judged with its option's.
func (c *checker) readScalar(s *Scalar, id syntax.ID) {
	*s = Scalar{Place: s.Place}
	if !c.begin(&s.Place, id, optional) {
		return
	}
	s.kind = c.tree.Kind(id)
	switch s.kind {
	case syntax.String:
		s.Text, s.state = c.tree.Text(id), Present
	case syntax.Number:
		s.Text, s.state = c.tree.Raw(id), Present
	}
}

func (c *checker) readIntegers(
	list *IntegerList, id syntax.ID, of *enumeration,
) {
	*list = IntegerList{Place: list.Place}
	if !c.beginList(&list.Place, id, optional) {
		return
	}
	t := c.tree
	list.Elements = c.integerSlab.take(t.Count(id))
	i := 0
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		c.readInteger(&list.Elements[i], child, required, of)
		i++
	}
}

func (c *checker) readStrings(list *StringList, id syntax.ID) {
	*list = StringList{Place: list.Place}
	if !c.beginList(&list.Place, id, optional) {
		return
	}
	t := c.tree
	list.Elements = c.stringSlab.take(t.Count(id))
	i := 0
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		if e := &list.Elements[i]; c.begin(&e.Place, child, required) {
			c.stringElement(e, child)
		}
		i++
	}
}

// stringElement decodes an element that must be a string; the service is not known to convert it.
func (c *checker) stringElement(s *String, id syntax.ID) {
	if c.tree.Kind(id) != syntax.String {
		c.wrongType(id, syntax.String.String())
		return
	}
	s.state = Present
	s.Text, s.Runes = c.tree.Text(id), int32(c.tree.Runes(id))
}
