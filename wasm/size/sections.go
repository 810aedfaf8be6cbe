package main

import (
	"errors"
	"regexp"
	"strings"
)

// module is what the size of a WebAssembly module is made of, in bytes.
type module struct {
	// packages are the sizes of the functions of each package.
	packages map[string]int
	// data is the size of the data section: texts, tables and what the runtime knows of the code.
	data int
}

// The sections that tell sizes.
const (
	customSection   = 0
	importSection   = 2
	codeSection     = 10
	dataSection     = 11
	functionNames   = 1
	importedFuction = 0
)

var errModule = errors.New("not a WebAssembly module with names")

// measure reads a module that has a section of names.
func measure(wasm []byte) (m module, err error) {
	defer func() {
		if recover() != nil {
			err = errModule
		}
	}()
	m.packages = map[string]int{}
	var sizes []int
	var names map[int]string
	imported := 0
	for r := (reader{wasm[8:]}); len(r.rest) > 0; {
		kind := r.byte()
		body := reader{r.bytes(r.number())}
		switch kind {
		case importSection:
			imported = body.number()
		case codeSection:
			for range body.number() {
				size := body.number()
				sizes = append(sizes, size)
				body.bytes(size)
			}
		case dataSection:
			m.data = len(body.rest)
		case customSection:
			if string(body.bytes(body.number())) == "name" {
				names = body.functionNames()
			}
		}
	}
	if names == nil {
		return m, errModule
	}
	for i, size := range sizes {
		m.packages[packageOf(names[imported+i])] += size
	}
	return m, nil
}

// reader reads the binary format; it panics at the end of its bytes.
type reader struct{ rest []byte }

func (r *reader) byte() byte { return r.bytes(1)[0] }

func (r *reader) bytes(n int) []byte {
	read := r.rest[:n]
	r.rest = r.rest[n:]
	return read
}

// number reads an unsigned number in LEB128.
func (r *reader) number() int {
	n := 0
	for shift := 0; ; shift += 7 {
		b := r.byte()
		n |= int(b&0x7f) << shift
		if b < 0x80 {
			return n
		}
	}
}

// functionNames reads the names of functions by their index.
func (r *reader) functionNames() map[int]string {
	names := map[int]string{}
	for len(r.rest) > 0 {
		kind := r.byte()
		body := reader{r.bytes(r.number())}
		if kind != functionNames {
			continue
		}
		for range body.number() {
			index := body.number()
			names[index] = string(body.bytes(body.number()))
		}
	}
	return names
}

// instance is what the type arguments of a generic function look like in its name.
var instance = regexp.MustCompile(`\[.*\]`)

// packageOf returns the package of a function: "strconv" of "strconv.ParseFloat".
func packageOf(function string) string {
	function = instance.ReplaceAllString(function, "")
	path, name := "", function
	if i := strings.LastIndexByte(function, '/'); i >= 0 {
		path, name = function[:i+1], function[i+1:]
	}
	if i := strings.IndexAny(name, "._"); i >= 0 {
		name = name[:i]
	}
	return path + name
}
