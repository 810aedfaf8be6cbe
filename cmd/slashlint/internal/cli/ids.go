package cli

import (
	"errors"
	"fmt"
	"iter"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/internal/permission"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// permissions is a flag that takes the permissions of a member.
type permissions struct {
	preview.Permissions
	// given tells that the flag stands on the command line.
	given bool
}

func (*permissions) Type() string { return "admin|BITS|NAMES" }

func (p *permissions) String() string {
	if p.Administrator() {
		return "admin"
	}
	return strconv.FormatUint(p.Bits(), 10)
}

func (p *permissions) Set(text string) error {
	p.given = true
	if text == "admin" {
		p.Permissions = preview.Permissions{}
		return nil
	}
	set, _, err := bitset(text)
	if err != nil {
		return wanting(err, "admin, a bit set in decimal digits, or names of permissions")
	}
	p.Permissions = preview.MemberPermissions(set)
	return nil
}

// bitset reads a set of permission bits, as numbers or by their names, and tells whether there is a
// name.
func bitset(text string) (set uint64, named bool, err error) {
	set, named, wrong, ok := permission.Parse(text)
	switch {
	case ok:
		return set, named, nil
	case wrong == "":
		return 0, false, errors.New("a permission is missing")
	}
	if wrong[0] >= '0' && wrong[0] <= '9' {
		return 0, false, fmt.Errorf("%q is no bit set of at most 64 bits", wrong)
	}
	err = fmt.Errorf("no permission %q", wrong)
	upper := strings.ToUpper(wrong)
	meant := validator.Suggest(upper, permissionNames())
	if meant == "" {
		meant = completed(upper, permissionNames())
	}
	if meant != "" {
		err = fmt.Errorf("%w; did you mean %s?", err, meant)
	}
	return 0, false, err
}

// wanting adds to an error what is wanted, unless it tells already what may have been meant.
func wanting(err error, want string) error {
	if strings.HasSuffix(err.Error(), "?") {
		return err
	}
	return fmt.Errorf("%w; want %s", err, want)
}

func permissionNames() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, name := range permission.Names {
			if name != "" && !yield(name) {
				return
			}
		}
	}
}

// snowflake is a flag that takes an id.
type snowflake uint64

func (*snowflake) Type() string { return "ID" }

func (n *snowflake) String() string {
	if *n == 0 {
		return ""
	}
	return strconv.FormatUint(uint64(*n), 10)
}

func (n *snowflake) Set(text string) error {
	id, err := strconv.ParseUint(text, 10, 64)
	if err != nil || id == 0 {
		return errors.New("want an id, such as 1100000000000000001")
	}
	if *n != 0 && uint64(*n) != id {
		return fmt.Errorf("another id was given before, %d", *n)
	}
	*n = snowflake(id)
	return nil
}

// snowflakes is a flag that takes ids, divided by commas or one by one.
type snowflakes []uint64

func (*snowflakes) Type() string { return "IDS" }

func (all *snowflakes) String() string {
	texts := make([]string, len(*all))
	for i, id := range *all {
		texts[i] = strconv.FormatUint(id, 10)
	}
	return strings.Join(texts, ",")
}

func (all *snowflakes) Set(text string) error {
	for item := range strings.SplitSeq(text, ",") {
		var one snowflake
		if err := one.Set(strings.TrimSpace(item)); err != nil {
			return err
		}
		*all = append(*all, uint64(one))
	}
	return nil
}

var (
	_ pflag.Value = (*permissions)(nil)
	_ pflag.Value = (*snowflake)(nil)
	_ pflag.Value = (*snowflakes)(nil)
)
