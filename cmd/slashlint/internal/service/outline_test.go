package service_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/service"
	"github.com/slashlint/slashlint/validator"
)

// sample is what discord.py shows of an answer, with the commands that were sent.
type sample struct {
	Name             string
	Commands, Errors json.RawMessage
	Text             []string
	// Want has the pointer, rule and locale of what is found.
	Want []string
}

func samples(t *testing.T) []sample {
	t.Helper()
	text, err := os.ReadFile("testdata/discordpy.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Samples []sample }
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Samples) < 10 {
		t.Fatal(len(file.Samples))
	}
	return file.Samples
}

// findings returns what of the commands a response is about, by pointer, rule and locale.
func findings(t *testing.T, report *validator.Report, text string) (found []string) {
	t.Helper()
	response, err := service.ReadResponse([]byte(text))
	if err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	locator := service.NewLocator(report)
	all := locator.Whole(response)
	for _, m := range locator.Mistakes(response) {
		if len(m.Diagnostics) == 0 {
			t.Errorf("nothing is found at %s, %s", m.Place(), m.Message)
		}
		all = append(all, m.Diagnostics...)
	}
	for _, d := range all {
		found = append(found, strings.TrimSpace(d.Pointer+" "+d.Rule+" "+d.Locale))
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// What discord.py shows of a failed sync is found where it says, as is what Discord answered, also within
// a log.
func TestOutline(t *testing.T) {
	for _, s := range samples(t) {
		t.Run(s.Name, func(t *testing.T) {
			report := validator.Check(s.Commands, validator.Options{})
			text := strings.Join(s.Text, "\n")
			for kind, input := range map[string]string{
				"answer":    `{"code": 50035, "message": "Invalid Form Body", "errors": ` + string(s.Errors) + `}`,
				"text":      text,
				"traceback": "Traceback (most recent call last):\n  File \"bot.py\", line 3, in setup_hook\n    await tree.sync()\n" + "discord.app_commands.errors.CommandSyncFailure: " + text + "\n",
				"log": "2026-01-01 00:00:00 INFO     discord.client logging in\r\n\x1b[31mdiscord.app_commands.errors.CommandSyncFailure: " +
					strings.ReplaceAll(text, "\n", "\r\n") + "\x1b[0m\r\n2026-01-01 00:00:01 INFO     In all: done\r\n  name: x\r\n",
				"container": "bot-1  | " + strings.ReplaceAll(text, "\n", "\nbot-1  | ") + "\nbot-1  | Traceback\n",
				"twice":     text + "\nRestarting\n" + text,
			} {
				if got := findings(t, report, input); !slices.Equal(got, s.Want) {
					t.Errorf("%s: got %q, want %q", kind, got, s.Want)
				}
			}
		})
	}
}
