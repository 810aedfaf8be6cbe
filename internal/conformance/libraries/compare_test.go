package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const (
	pingStored = `{"library": "%", "version": "1.0", "cases": [
		{"name": "ping", "scope": "global", "operation": "create",
			"document": {"name": "ping", "max": 1.0}, "want": [{"rule": "field-type", "pointer": "/max"}]},
		{"name": "bulk", "scope": "global", "operation": "bulk", "document": [{"name": "ping", "max": 1.0}], "want": []}]}`
	pingPrinted = `{"library": "%", "version": "1.0", "documents": [{"name": "ping", "document": {"name":"ping","max":1.0}}]}`
)

// folders writes the files of a library, if there are any, and returns their folders.
func folders(t *testing.T, library, stored, printed string) (storedFolder, printedFolder string) {
	t.Helper()
	storedFolder, printedFolder = t.TempDir(), t.TempDir()
	for folder, text := range map[string]string{storedFolder: stored, printedFolder: printed} {
		if text == "" {
			continue
		}
		text = strings.ReplaceAll(text, "%", library)
		if err := os.WriteFile(filepath.Join(folder, library+".json"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return storedFolder, printedFolder
}

func TestCompare(t *testing.T) {
	swapped := strings.Replace(pingPrinted, `"name":"ping","max":1.0`, `"max":1.0,"name":"ping"`, 1)
	tests := []struct {
		name, library, stored, printed string
		want                           string
	}{
		{"the same", "discordgo", pingStored, pingPrinted, ""},
		{"another number", "discordgo", pingStored, strings.Replace(pingPrinted, "1.0}", "1}", 1), `["ping" "bulk"]`},
		{"another version", "discordgo", pingStored, strings.Replace(pingPrinted, `"1.0"`, `"1.1"`, 1), `["version"]`},
		{"another name", "discordgo", pingStored, strings.Replace(pingPrinted, `"name": "ping"`, `"name": "pong"`, 1), `["pong" "ping"]`},
		{"another order", "discordgo", pingStored, swapped, `["ping" "bulk"]`},
		{"another order of a hash map", "serenity", pingStored, swapped, ""},
		{"another number in a hash map", "serenity", pingStored, strings.Replace(swapped, "1.0,", "1,", 1), `["ping" "bulk"]`},
		{"not stored", "discordgo", "", pingPrinted, `["version" "ping" "bulk"]`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			stored, printed := folders(t, test.library, test.stored, test.printed)
			err := compareAll(stored, printed, false)
			if test.want == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			if !errors.Is(err, errDiffers) || !strings.HasSuffix(err.Error(), ": "+test.want) {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
}

func TestCompareRefuses(t *testing.T) {
	tests := []struct{ name, stored, printed, want string }{
		{"no program", pingStored, "", "no such file"},
		{"no documents", pingStored, `{"library": "%", "version": "1.0", "documents": []}`, "printed no documents"},
		{"no document", pingStored, `{"library": "%", "version": "1.0", "documents": [{"name": "ping"}]}`, "a name without one"},
		{"not JSON", pingStored, `{`, "unexpected EOF"},
		{"a member that an update would lose", strings.Replace(pingStored, `"scope"`, `"rules": {}, "scope"`, 1), pingPrinted, "rules"},
		{"nothing", "", "", "no libraries"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			stored, printed := folders(t, "discordgo", test.stored, test.printed)
			for _, update := range []bool{false, true} {
				err := compareAll(stored, printed, update)
				if err == nil || errors.Is(err, errDiffers) || !strings.Contains(err.Error(), test.want) {
					t.Errorf("got %v, want %q", err, test.want)
				}
			}
		})
	}
}

func TestUpdateKeepsWhatIsWanted(t *testing.T) {
	stored, printed := folders(t, "discordgo", pingStored, strings.Replace(pingPrinted, "1.0}", "2.50}", 1))
	if err := compareAll(stored, printed, true); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(stored, "discordgo.json"))
	if err != nil {
		t.Fatal(err)
	}
	want := `{
  "library": "discordgo",
  "version": "1.0",
  "cases": [
    {
      "name": "ping",
      "scope": "global",
      "operation": "create",
      "document": {"name":"ping","max":2.50},
      "want": [
        {"rule":"field-type","pointer":"/max"}
      ]
    },
    {
      "name": "bulk",
      "scope": "global",
      "operation": "bulk",
      "document": [
        {"name":"ping","max":2.50}
      ],
      "want": []
    }
  ]
}
`
	if string(got) != want {
		t.Errorf("got %s", got)
	}
	if err := compareAll(stored, printed, false); err != nil {
		t.Errorf("after the update: %v", err)
	}
}

func TestUpdateKeepsTheOrderOfHashMaps(t *testing.T) {
	swapped := strings.Replace(pingPrinted, `"name":"ping","max":1.0`, `"max":1.0,"name":"ping"`, 1)
	swapped = strings.Replace(swapped, `"1.0"`, `"1.1"`, 1)
	stored, printed := folders(t, "serenity", pingStored, swapped)
	if err := compareAll(stored, printed, true); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(stored, "serenity.json"))
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(got), `{"name":"ping","max":1.0}`); n != 2 {
		t.Errorf("%d documents in the stored order, want 2: %s", n, got)
	}
}
