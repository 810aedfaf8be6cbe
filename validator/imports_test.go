package validator_test

import (
	"os/exec"
	"strings"
	"testing"
)

// pure are the rooms that are compiled into the WebAssembly module.
var pure = []string{
	"github.com/slashlint/slashlint/locale",
	"github.com/slashlint/slashlint/validator",
	"github.com/slashlint/slashlint/preview",
}

// kept are the packages that keep the module small or its answers pure by staying out of it.
var kept = []string{
	"os", "fmt", "reflect", "encoding/json", "regexp", "net", "time", "syscall", "log", "math/rand",
	"crypto", "io/fs", "path/filepath", "bufio", "encoding/binary", "context",
}

func TestPureRoomsImportNothingImpure(t *testing.T) {
	for _, room := range pure {
		out, err := exec.Command("go", "list", "-deps", room).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		for _, dependency := range strings.Fields(string(out)) {
			if strings.Contains(dependency, ".") &&
				!strings.HasPrefix(dependency, "github.com/slashlint/slashlint/") {
				t.Errorf("%s depends on the module of %s", room, dependency)
			}
			for _, out := range kept {
				if dependency == out || strings.HasPrefix(dependency, out+"/") {
					t.Errorf("%s depends on %s", room, dependency)
				}
			}
		}
	}
}
