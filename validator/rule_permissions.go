package validator

import (
	"math/bits"
	"strconv"

	"github.com/slashlint/slashlint/internal/permission"
	"github.com/slashlint/slashlint/internal/shorten"
)

// permissions judges default_member_permissions: "Bit set of permissions serialized as a string".
func (c *checker) permissions(cmd *Command) {
	p := &cmd.DefaultMemberPermissions
	if !p.Given() {
		return
	}
	bitset, ok := bitset(p.Text)
	if !ok {
		d := c.wrongBits(p)
		d.note("\"0\" allows administrators only; omit default_member_permissions to allow everyone")
		if meant, named, _, ok := permission.Parse(p.Text); ok {
			digits := `"` + strconv.FormatUint(meant, 10) + `"`
			start, end := c.tree.Range(p.id)
			d.offer(named, "replace it with "+digits, TextEdit{start, end, digits})
		}
		return
	}
	if unknown := bitset &^ permission.Documented; unknown != 0 {
		c.report(&rulePermissionsUnknownBit, c.at(p.id), quoted(p.Text)+" has bit "+
			strconv.Itoa(bits.TrailingZeros64(unknown))+", which is no documented permission").
			meaning(bitset)
	}
}

// wrongBits reports a text that is not a bit set.
func (c *checker) wrongBits(s *String) *Diagnostic {
	message := "invalid permissions " + quoted(s.Text) + ": expected a decimal string such as \"4\""
	if plainInteger(s.Text) && s.Text[0] != '-' {
		message = "permissions " + quoted(s.Text) + " exceed 64 bits"
	}
	return c.report(&rulePermissionsBitset, c.at(s.id), message)
}

// meaning notes which documented permissions a bit set has, as far as a note can hold them.
func (d *Diagnostic) meaning(set uint64) {
	const most = 200
	if known := set & permission.Documented; known != 0 {
		d.note("permissions in it: " + shorten.To(permission.Text(known), most))
	}
}

// bitset reads a decimal string of a 64-bit bit set.
func bitset(text string) (set uint64, ok bool) {
	for i := range len(text) {
		if text[i]-'0' > 9 {
			return 0, false
		}
	}
	set, err := strconv.ParseUint(text, 10, 64)
	return set, err == nil
}

// snowflake judges a command's id.
func (c *checker) snowflake(id *String) {
	if !id.Given() {
		return
	}
	if !isSnowflake(id.Text) {
		c.report(&ruleSnowflake, c.at(id.id), quoted(id.Text)+" is no snowflake").
			note("a snowflake is a 64-bit number in decimal digits, as a string")
	}
}

// isSnowflake reports whether a text is a 64-bit id in decimal digits.
func isSnowflake(text string) bool {
	_, ok := bitset(text)
	return ok && (text == "0" || text[0] != '0')
}
