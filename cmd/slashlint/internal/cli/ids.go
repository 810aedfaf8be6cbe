package cli

import (
	"errors"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/slashlint/slashlint/preview"
)

// permissions is a flag that takes the permissions of a member.
type permissions struct{ preview.Permissions }

func (*permissions) Type() string { return "admin|BITS" }

func (p *permissions) String() string {
	if p.Administrator() {
		return "admin"
	}
	return strconv.FormatUint(p.Bits(), 10)
}

func (p *permissions) Set(text string) error {
	read, ok := preview.ParsePermissions(text)
	if !ok {
		return errors.New("want admin, or a bit set in decimal digits")
	}
	p.Permissions = read
	return nil
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
