package host

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/tetratelabs/wazero/api"
)

// imported are the functions that a host has to have. All are for the Go runtime.
var imported = []string{
	"args_get", "args_sizes_get", "clock_time_get", "environ_get", "environ_sizes_get", "fd_write",
	"poll_oneoff", "proc_exit", "random_get", "sched_yield",
}

func TestImports(t *testing.T) {
	var names []string
	for _, function := range fastModule(t).compiled.ImportedFunctions() {
		module, name, _ := function.Import()
		if module != "wasi_snapshot_preview1" {
			t.Errorf("imports %s.%s", module, name)
		}
		names = append(names, name)
	}
	slices.Sort(names)
	if !slices.Equal(names, imported) {
		t.Errorf("imports\n%q\nand should\n%q", names, imported)
	}
}

// The exports are those of the table in ABI.md, with its types.
func TestExports(t *testing.T) {
	compiled := fastModule(t).compiled
	want := documented(t)
	for name, function := range compiled.ExportedFunctions() {
		if want[name] == "" {
			t.Errorf("%s is exported and not documented", name)
		} else if got := signature(function); got != want[name] {
			t.Errorf("%s is %s and documented as %s", name, got, want[name])
		}
		delete(want, name)
	}
	for name := range compiled.ExportedMemories() {
		if want[name] != "memory" {
			t.Errorf("a memory %s is exported and not documented", name)
		}
		delete(want, name)
	}
	for name := range want {
		t.Errorf("%s is documented and not exported", name)
	}
}

// signature writes a function's type as ABI.md does, without names.
func signature(function api.FunctionDefinition) string {
	types := func(all []api.ValueType) string {
		var names []string
		for _, one := range all {
			names = append(names, api.ValueTypeName(one))
		}
		return strings.Join(names, ",")
	}
	return "(" + types(function.ParamTypes()) + ")" + types(function.ResultTypes())
}

// unsaid is what stands in a type of ABI.md beside the types.
var unsaid = regexp.MustCompile("[a-z]+:|->|[` ]")

// documented returns the exports that ABI.md lists, and their types. The row of rules comes after
// that of the calls, which rules is one of, and is right about it.
func documented(t testing.TB) map[string]string {
	all := map[string]string{}
	for _, row := range table(t, "Exports") {
		wants := unsaid.ReplaceAllString(row[1], "")
		if row[0] != "the calls" {
			all[strings.Trim(row[0], "`")] = wants
			continue
		}
		for _, name := range callNames(t) {
			all[name] = wants
		}
	}
	return all
}

// callNames returns the calls that ABI.md lists.
func callNames(t testing.TB) (names []string) {
	for _, row := range table(t, "The calls") {
		names = append(names, strings.Trim(row[0], "`"))
	}
	return names
}

// table returns the rows of the first table under a heading of ABI.md.
func table(t testing.TB, heading string) (rows [][]string) {
	t.Helper()
	text, err := os.ReadFile("../ABI.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "\n## "+heading+"\n")
	_, body, found := strings.Cut(section, "|---|")
	if !found {
		t.Fatalf("ABI.md has no table under %q", heading)
	}
	body, _, _ = strings.Cut(body, "\n\n")
	for line := range strings.Lines(body) {
		if cells := strings.Split(line, "|"); strings.HasPrefix(line, "| ") {
			rows = append(rows, []string{strings.TrimSpace(cells[1]), strings.TrimSpace(cells[2])})
		}
	}
	return rows
}

// The package knows the calls by the same names.
func TestOffersTheCalls(t *testing.T) {
	m := fastModule(t)
	for _, name := range callNames(t) {
		if err := m.offers(name); err != nil {
			t.Error(err)
		}
	}
	for _, name := range []string{"", "chek", "alloc", "memory", "_initialize", abi} {
		err := m.offers(name)
		if err == nil || !strings.HasSuffix(err.Error(), "preview, recognize, request, rules") {
			t.Errorf("the call %q: %v", name, err)
		}
	}
}
