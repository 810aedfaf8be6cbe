package host

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/tetratelabs/wazero/api"
)

// rules is the call that takes nothing.
const rules = "rules"

// Call makes the call of a name with a document and options, both UTF-8 JSON, and returns its answer
// as it is: UTF-8 JSON that the caller owns. Options that are wrong are such an answer, too,
// {"error":…}. nil options are none; "rules" looks at neither.
//
// It waits until an instance is free. It returns the context's error when that ends first, also in
// the middle of a call, and an error when there is no such call, when the module does not lend so
// much room, when an instance ended, which says why, and ErrClosed when the module is closed. Calls
// after another error are as good as before.
func (m *Module) Call(ctx context.Context, name string, document, options []byte) ([]byte, error) {
	if err := m.offers(name); err != nil {
		return nil, err
	}
	both, stop := m.pool.within(ctx)
	defer stop()
	i, err := m.pool.take(both)
	if err != nil {
		return nil, m.pool.reason(ctx, err)
	}
	answer, err := i.call(both, name, document, options)
	m.pool.giveBack(i, err == nil && i.reusable())
	if err != nil {
		return nil, m.pool.reason(ctx, err)
	}
	return answer, nil
}

// offers returns an error when the module has no call of a name.
func (m *Module) offers(name string) error {
	var calls []string
	for export, function := range m.compiled.ExportedFunctions() {
		if slices.Equal(function.ResultTypes(), []api.ValueType{api.ValueTypeI64}) {
			calls = append(calls, export)
		}
	}
	if slices.Contains(calls, name) {
		return nil
	}
	slices.Sort(calls)
	return fmt.Errorf("there is no call %q; there are %s", name, strings.Join(calls, ", "))
}

// accepted makes a call whose options should be right: wrong ones are a Refusal.
func (m *Module) accepted(ctx context.Context, name string, document, options []byte) ([]byte, error) {
	answer, err := m.Call(ctx, name, document, options)
	if err != nil {
		return nil, err
	}
	if err := refusal(answer); err != nil {
		return nil, err
	}
	return answer, nil
}

// Check judges a document. As with all calls by name, options that are wrong are a Refusal, and else
// it fails as Call does.
func (m *Module) Check(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "check", document, options)
}

// Recognize returns the kind of a document and how certain it is that the document is of that kind.
func (m *Module) Recognize(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "recognize", document, options)
}

// Mend applies a document's safe fixes or, with "unsafe", all of them.
func (m *Module) Mend(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "mend", document, options)
}

// Budget tells what each slash command uses of its characters.
func (m *Module) Budget(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "budget", document, options)
}

// Preview shows the picker as a person sees it.
func (m *Module) Preview(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "preview", document, options)
}

// Decide tells for every command whether a person may use it, and why.
func (m *Module) Decide(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "decide", document, options)
}

// Invoke returns the interaction that the application receives when a person uses a command.
func (m *Module) Invoke(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "invoke", document, options)
}

// Plan tells what overwriting the commands in "live" with a document would do.
func (m *Module) Plan(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "plan", document, options)
}

// Locales tells how far a document is localized.
func (m *Module) Locales(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "locales", document, options)
}

// Listed returns what the service would list if the document's commands were registered.
func (m *Module) Listed(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "listed", document, options)
}

// Request judges a request whose body is the document, none where it is empty.
func (m *Module) Request(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "request", document, options)
}

// Authorize judges authorization arguments and tells the redirect they yield.
func (m *Module) Authorize(ctx context.Context, document, options []byte) ([]byte, error) {
	return m.accepted(ctx, "authorize", document, options)
}

// Rules returns the catalogue.
func (m *Module) Rules(ctx context.Context) ([]byte, error) { return m.Call(ctx, rules, nil, nil) }
