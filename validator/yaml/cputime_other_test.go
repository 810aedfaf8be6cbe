//go:build !unix

package yaml_test

import "time"

var started = time.Now()

// cpuTime returns the time since the tests have started.
func cpuTime() time.Duration { return time.Since(started) }
