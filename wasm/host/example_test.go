package host_test

import (
	"context"
	"fmt"

	"github.com/slashlint/slashlint/wasm/build"
	"github.com/slashlint/slashlint/wasm/host"
)

func Example() {
	wasm, err := build.Bytes() // or: os.ReadFile("slashlint.wasm")
	if err != nil {
		fmt.Println(err)
		return
	}
	ctx := context.Background()
	module, err := host.New(ctx, wasm, host.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer module.Close(ctx)
	report, err := module.Check(ctx, []byte(`{"name":"Ping","description":"Says pong"}`), nil)
	fmt.Println(string(report[:20]), err)
	_, err = module.Check(ctx, []byte(`{}`), []byte(`{"scope":"nowhere"}`))
	fmt.Println(err)
	// Output:
	// {"kind":"commands"," <nil>
	// "scope" must be "global" or "guild", not "nowhere"
}
