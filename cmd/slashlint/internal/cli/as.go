package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/preview"
)

// person is the flag --as, which says in short who looks: the words of the other flags for one member.
type person struct {
	*viewerFlags
	// given tells that the flag stands on the command line, admin and everyone that these words do; bits
	// are the permissions that do.
	given, admin, everyone bool
	bits                   uint64
}

func (*person) Type() string { return "WHO" }

func (*person) String() string { return "" }

// Set takes "admin", "everyone", or a list of ids and permissions.
func (p *person) Set(text string) error {
	p.given = true
	for item := range strings.SplitSeq(text, ",") {
		item = strings.TrimSpace(item)
		what, value, _ := strings.Cut(item, ":")
		switch {
		case item == "admin":
			p.admin = true
			continue
		case item == "everyone":
			p.everyone = true
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
		p.bits |= set
	}
	if p.admin && p.everyone {
		return errors.New("admin and everyone exclude each other")
	}
	return nil
}

// settle returns the permissions that --as and --permissions give together. Who is not an administrator
// has none but those.
func (p *person) settle(other permissions) (preview.Permissions, error) {
	administrator := other.given && other.Administrator()
	member := p.everyone || p.bits != 0 && !p.admin
	switch {
	case p.admin && other.given && !administrator, member && administrator:
		return other.Permissions, errors.New("--as and --permissions contradict each other: only one of them says admin")
	case !p.given || administrator:
		return other.Permissions, nil
	case p.admin:
		return preview.Permissions{}, nil
	case other.given:
		return preview.MemberPermissions(p.bits | other.Bits()), nil
	}
	return preview.MemberPermissions(p.bits), nil
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
