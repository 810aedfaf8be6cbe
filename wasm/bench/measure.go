package main

import (
	"context"
	"slices"
	"time"

	"github.com/slashlint/slashlint/wasm/call"
	"github.com/slashlint/slashlint/wasm/host"
)

// row is what was measured of one host. What it does not do takes no time.
type row struct {
	host string
	// compile makes code of the module, start makes an instance, first is the first check in it.
	compile, start, first time.Duration
	// checks are the median times of checking the documents.
	checks []time.Duration
}

func measureGo(documents []document) row {
	check := func(document []byte) error {
		call.Check(document, nil)
		return nil
	}
	r := row{host: "Go, linked"}
	r.first, _ = timed(func() error { return check(documents[0].text) })
	r.checks, _ = medians(documents, check)
	return r
}

func measureWazero(
	ctx context.Context, wasm []byte, options host.Options, documents []document,
) (r row, err error) {
	var module *host.Module
	r.compile, err = timed(func() (err error) {
		module, err = host.New(ctx, wasm, options)
		return err
	})
	if err != nil {
		return r, err
	}
	defer module.Close(ctx)
	check := func(document []byte) error {
		_, err := module.Check(ctx, document, nil)
		return err
	}
	if r.start, err = timed(func() error { return module.Start(ctx) }); err != nil {
		return r, err
	}
	if r.first, err = timed(func() error { return check(documents[0].text) }); err != nil {
		return r, err
	}
	r.checks, err = medians(documents, check)
	return r, err
}

// long is how long one document is measured, if it is not so large that five times take longer.
const long = 2 * time.Second

// medians returns the median time of checking each document.
func medians(documents []document, check func([]byte) error) (all []time.Duration, err error) {
	for _, d := range documents {
		median, err := median(func() error { return check(d.text) }, long)
		if err != nil {
			return nil, err
		}
		all = append(all, median)
	}
	return all, nil
}

// median does a thing some times, more often what is quick, and returns the middle of how long it
// took.
func median(do func() error, long time.Duration) (time.Duration, error) {
	const least, most = 5, 1000
	var all []time.Duration
	for begun := time.Now(); len(all) < least || len(all) < most && time.Since(begun) < long; {
		took, err := timed(do)
		if err != nil {
			return 0, err
		}
		all = append(all, took)
	}
	slices.Sort(all)
	return all[len(all)/2], nil
}

func timed(do func() error) (time.Duration, error) {
	begun := time.Now()
	err := do()
	return time.Since(begun), err
}
