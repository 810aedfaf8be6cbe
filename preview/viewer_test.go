package preview_test

import (
	"testing"

	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

func TestNames(t *testing.T) {
	for c, name := range map[validator.Context]string{
		validator.GuildContext: "guild", validator.BotDM: "bot-dm",
		validator.PrivateChannel: "private-channel",
	} {
		if got := preview.ContextName(c); got != name {
			t.Errorf("%s is %q, want %q", c, got, name)
		}
		if got, ok := preview.ParseContext(name); !ok || got != c {
			t.Errorf("%q is %s, %v", name, got, ok)
		}
	}
	for i, name := range map[preview.Installation]string{
		preview.InstalledBoth: "both", preview.InstalledInGuild: "guild",
		preview.InstalledByUser: "user",
	} {
		if got := i.String(); got != name {
			t.Errorf("%d is %q, want %q", i, got, name)
		}
		if got, ok := preview.ParseInstallation(name); !ok || got != i {
			t.Errorf("%q is %s, %v", name, got, ok)
		}
	}
	if got := preview.ContextName(3); got != "" {
		t.Errorf("no context is %q", got)
	}
	for _, name := range []string{"", "GUILD", "dm"} {
		if c, ok := preview.ParseContext(name); ok {
			t.Errorf("%q is the context %s", name, c)
		}
		if i, ok := preview.ParseInstallation(name); ok {
			t.Errorf("%q is the installation %s", name, i)
		}
	}
}

func TestReasonNames(t *testing.T) {
	want := []string{
		"", "incomplete", "misplaced", "activities-disabled", "not-in-this-context",
		"not-installed-here", "denied-by-overwrite", "missing-permissions", "age-restricted",
		"no-subcommands", "", "",
	}
	for i, name := range want {
		if got := preview.Reason(i).String(); got != name {
			t.Errorf("reason %d is %q, want %q", i, got, name)
		}
	}
}

func TestPermissions(t *testing.T) {
	tests := []struct {
		text          string
		ok, admin     bool
		bits          uint64
		has32, has1e0 bool
	}{
		{"admin", true, true, 8866461766385663, true, true},
		{"0", true, false, 0, false, false},
		{"32", true, false, 32, true, false},
		{"33", true, false, 33, true, true},
		{"8", true, true, 8, true, true},
		{"18446744073709551615", true, true, 1<<64 - 1, true, true},
	}
	for _, test := range tests {
		p, ok := preview.ParsePermissions(test.text)
		if ok != test.ok || p.Administrator() != test.admin || p.Bits() != test.bits ||
			p.Has(32) != test.has32 || p.Has(1) != test.has1e0 {
			t.Errorf("%q gives %+v, %v", test.text, p, ok)
		}
	}
	for _, text := range []string{"", "Admin", "-1", "+1", "0x20", "1.0", "18446744073709551616"} {
		if _, ok := preview.ParsePermissions(text); ok {
			t.Errorf("%q is read", text)
		}
	}
	if p := preview.MemberPermissions(3); p.Has(3) != true || p.Has(5) {
		t.Error("all bits are needed")
	}
}
