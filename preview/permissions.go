package preview

import (
	"strconv"

	"github.com/slashlint/slashlint/internal/permission"
	"github.com/slashlint/slashlint/validator"
)

// Administrator is the permission bit of those who "can use all commands".
const Administrator = 1 << 3

// Permissions are the permissions of a guild's member in a channel, as a bit set. The zero value is
// an administrator's, who has them all.
type Permissions struct {
	limited bool
	bits    uint64
}

// MemberPermissions returns the permissions of a member who has these bits and no other.
func MemberPermissions(bits uint64) Permissions { return Permissions{limited: true, bits: bits} }

// ParsePermissions reads "admin" or a bit set in decimal digits, below 2^64, and reports whether
// text is one of them.
func ParsePermissions(text string) (Permissions, bool) {
	if text == "admin" {
		return Permissions{}, true
	}
	bits, err := strconv.ParseUint(text, 10, 64)
	return MemberPermissions(bits), err == nil
}

// Administrator reports whether the member is an administrator.
func (p Permissions) Administrator() bool { return !p.limited || p.bits&Administrator != 0 }

// Has reports whether the member has all these bits; an administrator has every one.
func (p Permissions) Has(bits uint64) bool { return p.Administrator() || p.bits&bits == bits }

// Bits returns the bit set: for the zero value, all the bits the service documents.
func (p Permissions) Bits() uint64 {
	if !p.limited {
		return permission.Documented
	}
	return p.bits
}

// defaultPermissions returns the bits a member needs to use a command where no overwrite decides,
// and whether there is such a condition; 0 with one is for administrators only. A value that is no
// bit set says nothing. default_permission, which default_member_permissions replaces, counts where
// that is not given; null is given, and allows everyone.
func defaultPermissions(c *validator.Command) (bits uint64, limited bool) {
	switch c.DefaultMemberPermissions.State() {
	case validator.Present:
		bits, err := strconv.ParseUint(c.DefaultMemberPermissions.Text, 10, 64)
		return bits, err == nil
	case validator.Null:
		return 0, false
	}
	return 0, c.DefaultPermission.Given() && !c.DefaultPermission.B
}
