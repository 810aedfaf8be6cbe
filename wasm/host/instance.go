package host

import (
	"context"
	"fmt"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

// mostKept is how much memory an instance may have to be used again, in bytes. Memory never shrinks:
// most documents take less than 8 MiB and one of 40 MB takes 100, which is not worth keeping where
// starting another instance takes some 10 ms.
const mostKept = 64 << 20

// instance is a running module, for one call at a time.
type instance struct {
	module api.Module
	said   lastWords
}

// start starts an instance.
func (m *Module) start(ctx context.Context) (*instance, error) {
	i := &instance{}
	module, err := m.runtime.InstantiateModule(ctx, m.compiled, i.config())
	if err != nil {
		return nil, i.ended(ctx, "instantiating", err)
	}
	i.module = module
	if _, err := i.run(ctx, "_initialize"); err != nil {
		i.close()
		return nil, err
	}
	return i, nil
}

// config returns what an instance gets. What wazero gives where nothing is said is what doc.go
// promises, but for its clock, of which every look takes a millisecond: Go's collector then believes
// that it takes all the time there is, slows down, and memory grows without end.
func (i *instance) config() wazero.ModuleConfig {
	microseconds := int64(0)
	count := func() int64 {
		microseconds++
		return 1000 * microseconds
	}
	return wazero.NewModuleConfig().WithName("").WithStartFunctions().WithStderr(&i.said).WithNanotime(count, 1000)
}

// close ends an instance. There is nothing to flush, so that nothing can fail.
func (i *instance) close() { _ = i.module.Close(context.Background()) }

// reusable tells whether an instance may be used again after a call that went well.
func (i *instance) reusable() bool {
	return !i.module.IsClosed() && i.module.Memory().Size() <= mostKept
}

// call makes one call. After an error nothing is known of the instance.
func (i *instance) call(ctx context.Context, name string, document, options []byte) ([]byte, error) {
	if name == rules {
		return i.answer(ctx, name)
	}
	d, err := i.lend(ctx, "a document", document)
	if err != nil {
		return nil, err
	}
	o, err := i.lend(ctx, "options", options)
	if err != nil {
		return nil, err
	}
	answer, err := i.answer(ctx, name, d, uint64(len(document)), o, uint64(len(options)))
	if err != nil {
		return nil, err
	}
	return answer, i.free(ctx, d, o)
}

// lend copies bytes into the instance and returns where they lie; no bytes lie nowhere.
func (i *instance) lend(ctx context.Context, what string, bytes []byte) (ptr uint64, err error) {
	if len(bytes) == 0 {
		return 0, nil
	}
	if len(bytes) > mostLent {
		return 0, tooLarge(what, len(bytes))
	}
	ptr, err = i.run(ctx, "alloc", uint64(len(bytes)))
	if err != nil {
		return 0, err
	}
	if ptr == 0 {
		return 0, tooLarge(what, len(bytes))
	}
	if !i.module.Memory().Write(uint32(ptr), bytes) {
		return 0, fmt.Errorf("the module lent memory at %d that it does not have; it is not slashlint", ptr)
	}
	return ptr, nil
}

// answer runs a call and returns a copy of its answer.
func (i *instance) answer(ctx context.Context, name string, parameters ...uint64) ([]byte, error) {
	packed, err := i.run(ctx, name, parameters...)
	if err != nil {
		return nil, err
	}
	ptr, size := packed>>32, uint32(packed)
	view, ok := i.module.Memory().Read(uint32(ptr), size)
	if !ok {
		return nil, fmt.Errorf("%q answered at %d, where the module has no memory; it is not slashlint", name, ptr)
	}
	return append(make([]byte, 0, size), view...), i.free(ctx, ptr)
}

func (i *instance) free(ctx context.Context, ptrs ...uint64) error {
	for _, ptr := range ptrs {
		if ptr == 0 {
			continue
		}
		if _, err := i.run(ctx, "free", ptr); err != nil {
			return err
		}
	}
	return nil
}

// run runs an exported function and returns its result, 0 where it has none.
func (i *instance) run(ctx context.Context, name string, parameters ...uint64) (uint64, error) {
	function := i.module.ExportedFunction(name)
	if function == nil {
		return 0, fmt.Errorf("the module does not export %q; it is not slashlint", name)
	}
	results, err := function.Call(ctx, parameters...)
	if err != nil {
		return 0, i.ended(ctx, name, err)
	}
	if len(results) == 0 {
		return 0, nil
	}
	return results[0], nil
}
