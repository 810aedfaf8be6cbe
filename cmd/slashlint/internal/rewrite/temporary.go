package rewrite

import (
	"crypto/rand"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"syscall"
)

// temporary is a new file before it takes the place of an old one. A signal that ends the process
// removes it.
type temporary struct {
	path string
	stop func()
}

// newTemporary names a file that does not exist yet. The name is hidden, so that nothing that looks for
// documents finds it, nor one that a killed process left.
func newTemporary(folder string) *temporary {
	path := filepath.Join(folder, ".slashlint-"+rand.Text()+".tmp")
	return &temporary{path, removeOnSignal(path)}
}

// discard removes the file, unless it has been renamed.
func (t *temporary) discard() {
	os.Remove(t.path)
	t.stop()
}

// interrupted is the exit status where a process cannot end by a signal.
const interrupted = 130

// removeOnSignal removes a file when a signal ends the process, until stop is called.
func removeOnSignal(path string) (stop func()) {
	// A signal that is ignored, as under nohup, stays ignored.
	ending := slices.DeleteFunc([]os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}, signal.Ignored)
	if len(ending) == 0 {
		return func() {} // Without signals, Notify would take all.
	}
	signals, stopped := make(chan os.Signal, 1), make(chan struct{})
	signal.Notify(signals, ending...)
	go func() {
		select {
		case s := <-signals:
			os.Remove(path)
			signal.Reset(ending...)
			raise(s)
		case <-stopped:
		}
	}()
	return func() {
		signal.Stop(signals)
		select {
		case s := <-signals:
			raise(s)
		default:
			close(stopped)
		}
	}
}
