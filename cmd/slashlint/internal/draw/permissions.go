package draw

import (
	"math/bits"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/permission"
)

// permissions names the bits of a set: "KICK_MEMBERS and BAN_MEMBERS".
func permissions(set uint64) string {
	var names []string
	for ; set != 0; set &= set - 1 {
		names = append(names, permissionName(bits.TrailingZeros64(set)))
	}
	return listing(names, "and")
}

func permissionName(bit int) string {
	if bit < len(permission.Names) && permission.Names[bit] != "" {
		return permission.Names[bit]
	}
	return "bit " + strconv.Itoa(bit)
}

// listing writes "a", "a and b", "a, b and c".
func listing(words []string, conjunction string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " " + conjunction + " " + words[last]
}
