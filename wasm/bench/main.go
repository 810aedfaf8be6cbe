package main

import (
	"context"
	"fmt"
	"os"

	"github.com/slashlint/slashlint/wasm/build"
	"github.com/slashlint/slashlint/wasm/host"
)

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run measures everything and rewrites the table.
func run(ctx context.Context) error {
	documents := documents()
	if err := write(documents, "wasm/dist/bench"); err != nil {
		return err
	}
	wasm, err := build.Bytes()
	if err != nil {
		return err
	}
	sizes, err := measureSizes(wasm)
	if err != nil {
		return err
	}
	rows, err := measureHosts(ctx, wasm, documents)
	if err != nil {
		return err
	}
	table := sizes.line() + "\n\n" + markdown(rows)
	fmt.Println(table)
	return replaceTable("wasm/README.md", table)
}

// measureHosts measures one host after the other: at the same time they would slow each other down.
func measureHosts(ctx context.Context, wasm []byte, documents []document) ([]row, error) {
	rows := []row{measureGo(documents)}
	for _, one := range []struct {
		name    string
		options host.Options
	}{
		{"wazero", host.Options{Pool: 1}},
		{"wazero, uninterrupted", host.Options{Pool: 1, Uninterrupted: true}},
	} {
		r, err := measureWazero(ctx, wasm, one.options, documents)
		if err != nil {
			return nil, err
		}
		r.host = one.name
		rows = append(rows, r)
	}
	others, err := measureJavaScript(ctx)
	return append(rows, others...), err
}
