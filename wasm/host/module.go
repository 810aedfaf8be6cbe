package host

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"
)

// Options are what a host may decide. The zero value is what most want.
type Options struct {
	// CacheDir is a folder for compiled code, which saves the seconds that compiling takes the next
	// time. It is made if need be. What lies there is run as it is: let others not write there. ""
	// compiles every time.
	CacheDir string
	// MemoryLimit is how much memory an instance may have, in bytes, rounded up to pages of 64 KiB. 0
	// is the 4 GiB that a module can address.
	MemoryLimit int
	// Uninterrupted makes calls some five times as fast. A call that has begun is then made to its
	// end, whatever becomes of its context; and as Go's collector waits for it, the whole program may
	// stand still that long: seconds, where a document is large.
	Uninterrupted bool
	// Pool is how many calls are made at the same time; others wait. 0 is one for each processor.
	Pool int
}

// Module is a compiled module with instances that are ready for calls. It may be used by several
// goroutines at once.
type Module struct {
	runtime  wazero.Runtime
	cache    wazero.CompilationCache
	compiled wazero.CompiledModule
	pool     *pool
}

// abi is the export that tells of the interface that this package knows.
const abi = "slashlint_abi_1"

// New compiles a module. It fails on bytes that are no module or one with another interface, on
// options out of range, and where the cache's folder cannot be used.
func New(ctx context.Context, wasm []byte, options Options) (*Module, error) {
	config, err := options.config()
	if err != nil {
		return nil, err
	}
	m := &Module{}
	if options.CacheDir != "" {
		if m.cache, err = wazero.NewCompilationCacheWithDir(options.CacheDir); err != nil {
			return nil, fmt.Errorf("the folder %q cannot hold compiled code: %w", options.CacheDir, err)
		}
		config = config.WithCompilationCache(m.cache)
	}
	m.runtime = wazero.NewRuntimeWithConfig(ctx, config)
	if err := m.compile(ctx, wasm); err != nil {
		return nil, errors.Join(err, m.Close(ctx))
	}
	m.pool = newPool(options.Pool, m.start)
	return m, nil
}

func (m *Module) compile(ctx context.Context, wasm []byte) (err error) {
	if _, err = wasi_snapshot_preview1.Instantiate(ctx, m.runtime); err != nil {
		return err
	}
	if m.compiled, err = m.runtime.CompileModule(ctx, wasm); err != nil {
		return fmt.Errorf("the module cannot be compiled: %w", err)
	}
	return m.known()
}

// known returns an error when the module has not the interface that this package knows.
func (m *Module) known() error {
	exports := m.compiled.ExportedFunctions()
	if _, ok := exports[abi]; ok {
		return nil
	}
	for name := range exports {
		if strings.HasPrefix(name, "slashlint_abi_") {
			return fmt.Errorf("the module has the interface %q and this host knows %q; use the host and the module "+
				"of one release", name, abi)
		}
	}
	return fmt.Errorf("the module does not export %q, so it is not slashlint; \"make wasm\" builds it", abi)
}

// Start starts an instance ahead of the first call, which else waits for that some 10 ms. It fails as
// Call does.
func (m *Module) Start(ctx context.Context) error {
	i, err := m.pool.take(ctx)
	if err == nil {
		m.pool.giveBack(i, true)
	}
	return err
}

// Close ends all instances, also those in the middle of a call, and frees what New took. Calls fail
// from then on.
func (m *Module) Close(ctx context.Context) error {
	err := m.runtime.Close(ctx)
	if m.cache != nil {
		err = errors.Join(err, m.cache.Close(ctx))
	}
	return err
}

const (
	pageSize  = 64 << 10
	mostPages = 1 << 16
)

// config returns what wazero is told.
func (o *Options) config() (wazero.RuntimeConfig, error) {
	if o.Pool < 0 {
		return nil, fmt.Errorf("a pool of %d instances cannot be; give 1 or more, or 0 for the default", o.Pool)
	}
	if o.Pool == 0 {
		o.Pool = runtime.GOMAXPROCS(0)
	}
	if o.MemoryLimit < 0 || o.MemoryLimit > mostPages*pageSize {
		return nil, fmt.Errorf("a memory limit of %d bytes cannot be; give at most 4 GiB, or 0 for that", o.MemoryLimit)
	}
	// wazero leaves the compiled code in every turn of every loop to see whether it is to go on
	// (wazero issue 2466).
	config := wazero.NewRuntimeConfig().WithCloseOnContextDone(!o.Uninterrupted)
	if o.MemoryLimit > 0 {
		config = config.WithMemoryLimitPages(uint32((o.MemoryLimit + pageSize - 1) / pageSize))
	}
	return config, nil
}
