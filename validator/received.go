package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
)

// receivedMember is a member of an object that the service sends.
type receivedMember struct {
	name     string
	presence presence
	null     nullability
	// judge judges its value; it is nil where the value depends on others.
	judge func(c *checker, id syntax.ID)
}

// presence tells whether a member is always there.
type presence bool

const (
	optional presence = false
	demanded presence = true
)

// mostReceived is how many members a table of them has at most.
const mostReceived = 16

// receivedMembers judges the members of an object by their table: of each the last. Members that the
// table does not have are tolerated, as the interface does not show them all.
func (c *checker) receivedMembers(object syntax.ID, what string, members []receivedMember) {
	t := c.tree
	var at [mostReceived]syntax.ID
	strays := c.strays(nil)
	for id, end := t.First(object), t.End(object); id < end; id = t.Next(id) {
		i := place(members, t.Key(id))
		if i < 0 || !t.Member(id) {
			strays.add(id)
			continue
		}
		if at[i] != 0 {
			c.duplicateKey(at[i], id)
		}
		at[i] = id
	}
	for i := range members {
		m := &members[i]
		switch {
		case at[i] == 0:
			if m.presence == demanded {
				c.report(&ruleFieldRequired, c.at(object), what+" must have "+quoted(m.name))
			}
		case m.null == allowed && t.Kind(at[i]) == syntax.Null:
		case m.judge != nil:
			m.judge(c, at[i])
		}
	}
	for _, id := range strays.found {
		if meant := snakeCase(t.Key(id)); meant != t.Key(id) && place(members, meant) >= 0 {
			strays.meant(c.unknownMember(id), id, meant)
		}
	}
	strays.duplicates()
}

func place(members []receivedMember, name string) int {
	for i := range members {
		if members[i].name == name {
			return i
		}
	}
	return -1
}

// receivedAs judges an object by the table of its members.
func (c *checker) receivedAs(id syntax.ID, what string, members []receivedMember) {
	if c.isObject(id) {
		c.receivedMembers(id, what, members)
	}
}

// isObject reports a value that is no object.
func (c *checker) isObject(id syntax.ID) bool {
	var p Place
	return c.beginObject(&p, id)
}

func (c *checker) receivedObject(id syntax.ID) { c.isObject(id) }

func (c *checker) receivedText(id syntax.ID) { c.receivedString(id) }

func (c *checker) receivedString(id syntax.ID) (s String) {
	c.readString(&s, id, refused)
	return s
}

func (c *checker) receivedInteger(id syntax.ID) {
	var n Integer
	c.readInteger(&n, id, nil)
}

func (c *checker) receivedBoolean(id syntax.ID) {
	var b Boolean
	c.readBoolean(&b, id, refused)
}

func (c *checker) receivedID(id syntax.ID) {
	s := c.receivedString(id)
	c.snowflake(&s)
}

func (c *checker) receivedIDs(id syntax.ID) {
	var p Place
	if !c.beginList(&p, id, refused) {
		return
	}
	for child, end := c.tree.First(id), c.tree.End(id); child < end; child = c.tree.Next(child) {
		c.receivedID(child)
	}
}

// receivedBits judges a bit set of permissions. Bits that nobody has documented are the service's
// own.
func (c *checker) receivedBits(id syntax.ID) {
	s := c.receivedString(id)
	if _, ok := bitset(s.Text); s.Given() && !ok {
		c.report(&rulePermissionsBitset, c.at(id),
			quoted(s.Text)+" is no bit set: write it in decimal digits")
	}
}

// receivedLocale judges a person's or guild's locale. The service may come to know others first.
func (c *checker) receivedLocale(id syntax.ID) {
	s := c.receivedString(id)
	if !s.Given() {
		return
	}
	switch l, known := locale.Parse(s.Text); {
	case !known:
		d := c.reportAs(&ruleLocaleUnknown, Warning, c.at(id),
			quoted(s.Text)+" is no locale of the interface")
		if meant, sure := locale.Meant(s.Text); sure && d != &c.unheard {
			d.note("did you mean " + quoted(meant.String()) + ", " + meant.English() + "?")
		}
	case !l.Documented():
		c.report(&ruleLocaleUndocumented, c.at(id),
			l.String()+" is not among the documented locales; only the service's schema has it")
	}
}

// receivedTime judges a time: "joined_at (ISO 8601)".
func (c *checker) receivedTime(id syntax.ID) {
	if s := c.receivedString(id); s.Given() && !isTime(s.Text) {
		c.report(&ruleInteractionTime, c.at(id), quoted(s.Text)+" is no date and time of ISO 8601").
			note("write it like \"2026-01-31T09:30:00.000000+00:00\"")
	}
}
