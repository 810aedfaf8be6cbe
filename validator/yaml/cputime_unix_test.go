//go:build unix

package yaml_test

import (
	"syscall"
	"time"
)

// cpuTime returns the time that this process has computed for, which other programs do not change.
func cpuTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
