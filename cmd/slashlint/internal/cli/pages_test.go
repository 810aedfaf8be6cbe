package cli_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const root = "../../../.."

// The pages whose commands are run here, and the commands that are not. What docs/hooks.md and
// docs/first-commit.md say to type, cmd/slashlint/hook/test runs.
var pages = []string{"README.md", "docs/command-line.md", "docs/editors.md", "docs/inputs.md"}

var notRun = map[string]string{
	"make test": "it is what runs this test",
	"go install github.com/slashlint/slashlint/cmd/slashlint@latest":            "it installs a published version",
	"node print-commands.js | slashlint check --stdin-filename commands.json -": "the script stands for the user's own",
}

// block is what a page has between fences, behind which stand a language and perhaps a file's name.
type block struct{ language, file, text string }

var fenced = regexp.MustCompile("(?ms)^```(\\w+)(?: (\\S+))?\n(.*?)^```$")

func blocksOf(t *testing.T, page string) []block {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, page))
	if err != nil {
		t.Fatal(err)
	}
	var blocks []block
	for _, m := range fenced.FindAllStringSubmatch(string(text), -1) {
		blocks = append(blocks, block{m[1], m[2], m[3]})
	}
	return blocks
}

// TestPages runs what the pages say to type, in a folder with the files that they show, and compares
// what is printed.
func TestPages(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("NOT RUN: the commands of the pages, which are for sh")
	}
	bin := t.TempDir()
	if out, err := exec.Command("go", "build", "-C", root, "-o", bin, "./cmd/slashlint").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	ran := map[string]bool{}
	for _, page := range pages {
		t.Run(filepath.Base(page), func(t *testing.T) {
			folder := scratch(t)
			for _, b := range blocksOf(t, page) {
				switch {
				case b.file != "":
					writeFile(t, filepath.Join(folder, b.file), b.text)
				case b.language == "console":
					for _, s := range sessionsOf(t, b.text) {
						s.run(t, folder)
						ran[s.command] = true
					}
				}
			}
		})
	}
	for command := range notRun {
		if !ran[command] {
			t.Errorf("no page has %q", command)
		}
	}
}

// scratch returns an empty folder, but for the examples of the playground.
func scratch(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.CopyFS(filepath.Join(folder, "playground/examples"), os.DirFS(filepath.Join(root, "playground/examples"))); err != nil {
		t.Fatal(err)
	}
	return folder
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// shown is a command as a page shows it, with what it prints.
type shown struct{ command, output string }

func sessionsOf(t *testing.T, text string) []shown {
	t.Helper()
	var all []shown
	for line := range strings.Lines(text) {
		if command, ok := strings.CutPrefix(line, "$ "); ok {
			all = append(all, shown{command: strings.TrimSpace(command)})
			continue
		}
		if all == nil {
			t.Fatalf("%q stands before every command", line)
		}
		all[len(all)-1].output += line
	}
	return all
}

func (s shown) run(t *testing.T, folder string) {
	t.Helper()
	if reason, ok := notRun[s.command]; ok {
		t.Logf("NOT RUN: %s: %s", s.command, reason)
		return
	}
	command := exec.Command("sh", "-c", s.command)
	command.Dir = folder
	if strings.HasPrefix(s.command, "go run ./") {
		command.Dir = root
	}
	// Statuses are not shown; of a command that fails otherwise than by its verdict the output tells.
	printed, _ := command.CombinedOutput()
	if !matches(strings.Split(s.output, "\n"), strings.Split(string(printed), "\n")) {
		t.Errorf("$ %s\nprints\n%s\nand the page shows\n%s", s.command, printed, s.output)
	}
}

// matches compares lines, "…" standing for any number of them.
func matches(shown, printed []string) bool {
	gap := slices.Index(shown, "…")
	if gap < 0 {
		return slices.Equal(shown, printed)
	}
	if len(printed) < gap || !slices.Equal(shown[:gap], printed[:gap]) {
		return false
	}
	for rest := gap; rest <= len(printed); rest++ {
		if matches(shown[gap+1:], printed[rest:]) {
			return true
		}
	}
	return false
}

// The README's configuration of pre-commit is the one that the hook is tested with.
func TestReadmeHook(t *testing.T) {
	const file = ".pre-commit-config.yaml"
	named := func(b block) bool { return b.file == file }
	hooks := blocksOf(t, "docs/hooks.md")
	tested := hooks[slices.IndexFunc(hooks, named)]
	for _, page := range []string{"README.md", "docs/first-commit.md"} {
		if !slices.Contains(blocksOf(t, page), tested) {
			t.Errorf("%s has another %s than docs/hooks.md", page, file)
		}
	}
}
