package host

import (
	"os"
	"os/exec"
	"testing"
)

// Where an int has 32 bits, too.
func TestBuildsOnSmallMachines(t *testing.T) {
	for _, arch := range []string{"386", "arm"} {
		build := exec.Command("go", "build", ".")
		build.Env = append(os.Environ(), "GOOS=linux", "GOARCH="+arch, "CGO_ENABLED=0")
		if said, err := build.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", arch, err, said)
		}
	}
}
