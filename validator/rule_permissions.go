package validator

import (
	"math/bits"
	"strconv"
)

// documentedBits are the permission bits that the service documents: 0 to 52 but 47.
const documentedBits = 1<<53 - 1 - 1<<47

// permissions judges default_member_permissions: "Bit set of permissions serialized as a string".
func (c *checker) permissions(cmd *Command) {
	p := &cmd.DefaultMemberPermissions
	if !p.Given() {
		return
	}
	bitset, ok := bitset(p.Text)
	if !ok {
		d := c.report(&rulePermissionsBitset, c.at(p.id),
			quoted(p.Text)+" is no bit set: write it in decimal digits")
		d.note("\"0\" is for administrators only; leave the member out for everyone")
		return
	}
	if unknown := bitset &^ documentedBits; unknown != 0 {
		c.report(&rulePermissionsUnknownBit, c.at(p.id), quoted(p.Text)+" has bit "+
			strconv.Itoa(bits.TrailingZeros64(unknown))+", which is no documented permission")
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
