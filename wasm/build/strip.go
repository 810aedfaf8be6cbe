package build

import (
	"bytes"
	"encoding/binary"
	"slices"
	"unicode"

	module "github.com/slashlint/slashlint/wasm/binary"
)

// strip takes out of a module's memory what only a stack trace of Go needs: the names of functions, of
// files, and the lines. Nobody sees such a trace, and it is a tenth of what has to be loaded. What the
// collector needs to walk a stack stays.
//
// Layouts are those of the runtime's symtab.go and runtime2.go in Go 1.26; memory that looks otherwise
// is left as it is.
func strip(memory []byte) {
	at := bytes.Index(memory, pclntabStart)
	if at < 0 {
		return
	}
	t := pclntab{memory[at:]}
	if !t.plausible() {
		return
	}
	t.strip()
}

// pclntabStart is the magic number of Go 1.20 and later, two zeros, the size of instructions and of
// pointers.
var pclntabStart = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// Offsets of 8 bytes in the head of the table of functions.
const (
	headFunctions = 8
	headNames     = 32
	headUnits     = 40
	headFiles     = 48
	headTables    = 56
	headEntries   = 64
)

// Offsets of 4 bytes in the entry of a function; the last is the first of the tables that follow.
const (
	entryName      = 4
	entryTableSP   = 16
	entryTableFile = 20
	entryTableLine = 24
	entryTables    = 28
	entryUnit      = 32
	entryLine      = 36
	entryMore      = 44
)

// runtimeName is the start of a name that the runtime asks for: whether it is one of its own.
const runtimeName = "runtime."

// pclntab is the table of functions and what follows it in memory.
type pclntab struct{ memory []byte }

func (t pclntab) head(offset int) int { return int(binary.LittleEndian.Uint64(t.memory[offset:])) }

func (t pclntab) word(offset int) int { return int(binary.LittleEndian.Uint32(t.memory[offset:])) }

func (t pclntab) setWord(offset, value int) {
	binary.LittleEndian.PutUint32(t.memory[offset:], uint32(value))
}

// part returns the bytes between two offsets in the head.
func (t pclntab) part(from, to int) []byte { return t.memory[t.head(from):t.head(to)] }

// plausible reports whether the parts of the table follow each other.
func (t pclntab) plausible() bool {
	if len(t.memory) < entryMore+headEntries {
		return false
	}
	parts := []int{
		headEntries + 8, t.head(headNames), t.head(headUnits), t.head(headFiles),
		t.head(headTables), t.head(headEntries), t.head(headEntries) + 8*t.head(headFunctions), len(t.memory),
	}
	return slices.IsSorted(parts) && len(t.part(headNames, headUnits)) > len(runtimeName)+2
}

func (t pclntab) strip() {
	names := t.part(headNames, headUnits)
	tables := t.part(headTables, headEntries)
	used := make([]bool, len(tables))
	first := t.head(headEntries)
	for i := range t.head(headFunctions) {
		entry := first + t.word(first+8*i+4)
		name, _, _ := bytes.Cut(names[t.word(entry+entryName):], []byte{0})
		own := bytes.HasPrefix(name, []byte(runtimeName))
		t.setWord(entry+entryName, 0)
		if own {
			t.setWord(entry+entryName, 1)
		}
		for _, member := range []int{entryTableFile, entryTableLine, entryUnit, entryLine} {
			t.setWord(entry+member, 0)
		}
		if isIdle(mangled(name)) {
			continue
		}
		mark(used, tables, t.word(entry+entryTableSP))
		for k := range t.word(entry + entryTables) {
			mark(used, tables, t.word(entry+entryMore+4*k))
		}
	}
	for i := range tables {
		if !used[i] {
			tables[i] = 0
		}
	}
	clear(names)
	copy(names[1:], runtimeName)
	clear(t.part(headUnits, headTables))
}

// mangled returns a function's name as it stands in the module's names, where an underscore stands for
// whatever is no letter, digit or dot.
func mangled(name []byte) string {
	return string(bytes.Map(func(r rune) rune {
		if r == '.' || unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return '_'
	}, name))
}

// mark marks the bytes of the table at an offset: pairs of numbers, the first of which is 0 after the
// last pair. An offset of 0 is no table.
func mark(used []bool, tables []byte, offset int) {
	if offset == 0 {
		return
	}
	r := module.Reader{Rest: tables[offset:]}
	for first := true; ; first = false {
		value := r.Number()
		if value == 0 && !first {
			break
		}
		r.Number()
	}
	for i := offset; i < len(tables)-len(r.Rest); i++ {
		used[i] = true
	}
}

// anonymous takes the names of functions out of a module: nobody calls them by name.
func anonymous(wasm []byte) (nameless []byte, err error) {
	defer module.Caught(&err)
	nameless = append(nameless, wasm[:module.Header]...)
	for r := module.Module(wasm); r.More(); {
		kind, section := r.Section()
		if kind != module.Custom || !module.IsNames(section) {
			nameless = appendSection(nameless, kind, section)
		}
	}
	return nameless, nil
}
