package validator_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// mistakes are the characters that somebody mistypes; "" stands for one that is left out.
var mistakes = []string{"", `"`, "{", "}", "[", "]", ",", ":", "'", "\n", "x", "0"}

// brokenEvery is at which of the places of a document one mistake is made, and which: a prime, so that
// all mistakes are made at all kinds of places.
const brokenEvery = 10_007

// TestFixBroken makes one-character mistakes in every document: a character is left out, inserted or
// replaced by another.
func TestFixBroken(t *testing.T) {
	n := 0
	tried := 0
	for _, d := range documents(t) {
		for at := range d.src {
			for _, mistake := range mistakes {
				for removed := range 2 {
					if n++; n%brokenEvery != 0 || mistake == "" && removed == 0 {
						continue
					}
					src := slices.Concat(d.src[:at], []byte(mistake), d.src[at+removed:])
					wantFixSound(t, &document{src: src, options: d.options})
					tried++
				}
			}
		}
	}
	t.Logf("%d of %d mistakes", tried, n)
}

// wantFixSound wants what the doc comment of Mend promises of any document.
func wantFixSound(t *testing.T, d *document) {
	t.Helper()
	before := d.check()
	for _, unsafe := range []bool{false, true} {
		mended, n := validator.Mend(d.src, d.options, unsafe)
		if len(mended) > 4*len(d.src)+1024 {
			t.Errorf("%d bytes grow to %d: %q", len(d.src), len(mended), d.src)
		}
		if changed := !bytes.Equal(d.src, mended); changed != (n > 0) {
			t.Errorf("%d fixes make %q of %q", n, mended, d.src)
		}
		if again, n := validator.Mend(mended, d.options, unsafe); n > 0 || !bytes.Equal(again, mended) {
			t.Errorf("fixing twice makes %q of %q", again, mended)
		}
		after := validator.Check(mended, d.options)
		if is, was := after.Counts(), before.Counts(); worse(is, was) {
			t.Errorf("%v become %v: %q, of %q", was, is, mended, d.src)
		}
		if !unsafe {
			wantNothingNew(t, before, after)
		}
	}
}

// worse compares the severities from the highest to the lowest.
func worse(is, was validator.Counts) bool {
	return slices.Compare(
		[]int{is.Errors, is.Warnings, is.Infos}, []int{was.Errors, was.Warnings, was.Infos},
	) > 0
}

// wantNothingNew wants no rule to report anything of a value of which, or of whose members, nothing was
// reported before. What was reported already, of a value that is now elsewhere, is not new.
func wantNothingNew(t *testing.T, before, after *validator.Report) {
	t.Helper()
	known := map[string]bool{}
	for _, d := range before.Diagnostics {
		known[d.Pointer] = true
		known[d.Pointer[:max(0, strings.LastIndexByte(d.Pointer, '/'))]] = true
		known[d.Rule+d.Message] = true
		for _, p := range d.Places {
			known[p.Pointer] = true
		}
	}
	for _, d := range after.Diagnostics {
		if !known[d.Pointer] && !known[d.Rule+d.Message] {
			t.Errorf("%s is new at %q: %q, of %q", d.Rule, d.Pointer, after.Source(), before.Source())
		}
	}
}

// TestFixHostile fixes documents whose fixes bring new mistakes, or that have more than are listed.
func TestFixHostile(t *testing.T) {
	for _, src := range []string{
		"{\"o\":[\n\"{\n\"a\":1,\n\"b\":2\n}]}",
		"{" + strings.Repeat("a:1 ", 12_000) + "}",
		strings.Repeat("[{", 100),
		strings.Repeat("\"{\n", 300),
		strings.Repeat("]}", 300),
		`{"name":"` + strings.Repeat("\x01", 1000) + `"}`,
		`{"name":'` + strings.Repeat(`"`, 1000) + `'}`,
	} {
		wantFixSound(t, &document{src: []byte(src)})
	}
}

// TestFixTooMuch wants a document with more mistakes than 16 checks list to be returned as it is.
func TestFixTooMuch(t *testing.T) {
	src := "{" + strings.Repeat("a:1 ", 100_000) + "}"
	if mended, n := validator.Mend([]byte(src), validator.Options{}, true); n > 0 || string(mended) != src {
		t.Errorf("%d fixes", n)
	}
}
