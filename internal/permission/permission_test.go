package permission_test

import (
	"strings"
	"testing"

	"github.com/slashlint/slashlint/internal/permission"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]uint64{
		"MANAGE_GUILD": 32, "MANAGE_GUILD,KICK_MEMBERS": 34, "manage_guild": 32, "ManageGuild": 32,
		"Manage Guild": 32, "manage-guild | kick-members": 34, "PermissionFlagsBits.ManageGuild": 32,
		"KICK_MEMBERS+4": 6, "34": 34, "0": 0, "0x22": 34, "0b100010": 34, "0B11|4": 7, "0XfF": 255, "1<<5": 32, "1 << 5|1<<1": 34,
		"18446744073709551615": 1<<64 - 1, "0xffffffffffffffff": 1<<64 - 1, "1<<63": 1 << 63,
		"010": 10, " 8 ": 8,
	} {
		if got, _, wrong, ok := permission.Parse(text); !ok || got != want {
			t.Errorf("%q gives %d, %q, want %d", text, got, wrong, want)
		}
	}
	for text, want := range map[string]string{
		"": "", ",": "", "8,": "", "MANAGE_GUILDS": "MANAGE_GUILDS", "34,x": "x", "-1": "-1", "1.5": "1.5",
		"18446744073709551616": "18446744073709551616", "0x": "0x", "0xg": "0xg", "0b": "0b", "0b12": "0b12", "1<<64": "1<<64",
		"1<<": "1<<", "2<<1": "2<<1", "_": "_", "@BAN_MEMBERS": "@BAN_MEMBERS",
		"1_000": "1_000", "0x1<<1": "0x1<<1", "MANAGE@GUILD": "MANAGE@GUILD",
	} {
		if got, _, wrong, ok := permission.Parse(text); ok || wrong != want {
			t.Errorf("%q gives %d, %q, want it refused for %q", text, got, wrong, want)
		}
	}
}

func TestEveryNameReadsAsItsBit(t *testing.T) {
	documented := uint64(0)
	for bit, name := range permission.Names {
		if name == "" {
			continue
		}
		documented |= 1 << bit
		for _, written := range []string{name, strings.ToLower(name), strings.ReplaceAll(name, "_", "")} {
			if set, named, _, _ := permission.Parse(written); set != 1<<bit || !named {
				t.Errorf("%q gives %d", written, set)
			}
		}
		if got := permission.Text(1 << bit); got != name {
			t.Errorf("bit %d is %q", bit, got)
		}
	}
	if documented != permission.Documented {
		t.Errorf("Documented is %d, those with names are %d", uint64(permission.Documented), documented)
	}
}

func TestText(t *testing.T) {
	for set, want := range map[uint64]string{
		0: "", 2: "KICK_MEMBERS", 6: "KICK_MEMBERS and BAN_MEMBERS",
		7: "CREATE_INSTANT_INVITE, KICK_MEMBERS and BAN_MEMBERS", 1<<47 | 4: "BAN_MEMBERS and bit 47",
		1 << 63: "bit 63",
	} {
		if got := permission.Text(set); got != want {
			t.Errorf("%d is %q, want %q", set, got, want)
		}
	}
}
