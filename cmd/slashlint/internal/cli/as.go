package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/preview"
)

// person is the flag --as, which says in short who looks: the words of the other flags for one member.
type person struct{ *viewerFlags }

func (*person) Type() string { return "WHO" }

func (*person) String() string { return "" }

// Set takes "admin", "everyone", or a list of ids and permissions. Who is not an administrator has no
// permissions but those given.
func (p *person) Set(text string) error {
	admin, bits := false, uint64(0)
	if !p.permissions.Administrator() {
		bits = p.permissions.Bits()
	}
	for item := range strings.SplitSeq(text, ",") {
		item = strings.TrimSpace(item)
		what, value, _ := strings.Cut(item, ":")
		switch {
		case item == "admin":
			admin = true
			continue
		case item == "everyone":
			continue
		case p.id(what) != nil:
			if err := p.id(what).Set(value); err != nil {
				return fmt.Errorf("%s: %w", what, err)
			}
			continue
		case what != "permissions":
			value = item
		}
		set, _, err := bitset(value)
		if err != nil {
			return wanting(err, "admin, everyone, user:ID, role:ID, channel:ID, parent:ID, guild:ID, "+
				"permissions:BITS or the name of a permission")
		}
		bits |= set
	}
	p.permissions.Permissions = preview.MemberPermissions(bits)
	if admin {
		p.permissions.Permissions = preview.Permissions{}
	}
	return nil
}

// id returns the flag that takes the ids of a word, nil if there is none.
func (p *person) id(what string) pflag.Value {
	switch what {
	case "user":
		return &p.user
	case "role":
		return &p.roles
	case "channel":
		return &p.channelID
	case "parent":
		return &p.parent
	case "guild":
		return &p.guild
	}
	return nil
}
