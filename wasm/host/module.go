package host

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"strings"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"
)

// Options are what a host may decide. The zero value is what most want.
type Options struct {
	// CacheDir is a folder for compiled code, which saves the seconds that compiling takes the next
	// time. It is made if need be. What lies there is run as it is: let others not write there. A
	// damaged file is passed over until it is deleted. "" compiles every time.
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
	if !bytes.HasPrefix(wasm, []byte("\x00asm")) {
		return nil, errors.New(`not a WebAssembly module; give what is in wasm/slashlint.wasm, which "make wasm" builds`)
	}
	if options.CacheDir == "" {
		return compile(ctx, wasm, config, nil, options.Pool)
	}
	cache, err := wazero.NewCompilationCacheWithDir(options.CacheDir)
	if err == nil {
		var m *Module
		if m, err = compile(ctx, wasm, config.WithCompilationCache(cache), cache, options.Pool); err == nil {
			return m, nil
		}
		if !errors.As(err, new(*fs.PathError)) {
			// The cache may be damaged. It is not to blame where this fails, too.
			return compile(ctx, wasm, config, nil, options.Pool)
		}
	}
	return nil, fmt.Errorf("the folder %q cannot hold compiled code: %w", options.CacheDir, err)
}

// compile compiles a module, with a cache or nil, for so many calls at the same time.
func compile(
	ctx context.Context, wasm []byte, config wazero.RuntimeConfig, cache wazero.CompilationCache, calls int,
) (*Module, error) {
	m := &Module{runtime: wazero.NewRuntimeWithConfig(ctx, config), cache: cache}
	m.pool = newPool(calls, m.start)
	if err := m.compile(ctx, wasm); err != nil {
		return nil, errors.Join(err, m.Close(ctx))
	}
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
	both, stop := m.pool.within(ctx)
	defer stop()
	i, err := m.pool.take(both)
	if err != nil {
		return m.pool.reason(ctx, err)
	}
	m.pool.giveBack(i, true)
	return nil
}

// Close ends all calls and frees what New took. Calls that wait or are in their middle fail with
// ErrClosed, as all later ones do; an Uninterrupted one in its middle is waited for, as long as the
// context lasts.
func (m *Module) Close(ctx context.Context) error {
	m.pool.end(ctx)
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
	// An int may have 32 bits.
	limit := int64(o.MemoryLimit)
	if limit < 0 || limit > mostPages*pageSize {
		return nil, fmt.Errorf("a memory limit of %d bytes cannot be; give at most 4 GiB, or 0 for that", o.MemoryLimit)
	}
	// wazero leaves the compiled code in every turn of every loop to see whether it is to go on
	// (wazero issue 2466).
	config := wazero.NewRuntimeConfig().WithCloseOnContextDone(!o.Uninterrupted)
	if limit > 0 {
		config = config.WithMemoryLimitPages(uint32((limit + pageSize - 1) / pageSize))
	}
	return config, nil
}
