package syntax

import (
	"math"
	"runtime"
	"strings"
	"testing"
	"time"
)

type hostileCase struct{ name, before, part string }

// hostile are parts of documents that are hard on a reader when they are repeated.
var hostile = []hostileCase{
	{"open brackets", "", "["},
	{"open braces", "", "{"},
	{"quotes", "", `"`},
	{"one key", "{", `"a":1,`},
	{"digits", "", "1"},
	{"commas", "", ","},
	{"commas in a list", "[", ","},
	{"commas apart in a list", "[", ", /**/"},
	{"comments", "[", "/*"},
	{"closed comments", "[", "/**/"},
	{"slashes", "[", "/"},
	{"hashes", "[", "#\n"},
	{"apostrophes", "[", "'"},
	{"backquotes", "[", "`"},
	{"typographic quotes", "[", "“"},
	{"strings not closed", "[", "\"\n"},
	{"strings not closed, of text", "[", "\"a\n"},
	{"keys not closed", "", `{"`},
	{"closing brackets", "[", "]"},
	{"closing braces in a list", "[", "}"},
	{"exchanged brackets", "", "[}"},
	{"exchanged braces", "", "{]"},
	{"braces around brackets", "", "{[}"},
	{"colons", "[", ":"},
	{"colons apart", "[", ":/**/"},
	{"semicolons", "[1", ";1"},
	{"keys of lists", "[", `"a":1,`},
	{"keys as values", "{", `"a":`},
	{"objects without keys", "{", "{}"},
	{"objects not closed", "[", `{"a":1,`},
	{"lists not closed", "[", `{"a":[1,"b":`},
	{"values without commas", "[", "1 "},
	{"members without commas", "{", `"a":1 `},
	{"strings without colons", "{", `"a" `},
	{"words", "[", "a"},
	{"words apart", "[", "a "},
	{"words and colons", "{", "a:"},
	{"words after strings", "[", `"a"b`},
	{"words after strings in an object", `{"a":`, `"a"b`},
	{"line breaks in a string", `["`, "\n"},
	{"line breaks and text in a string", `["`, "\na"},
	{"control characters", `["`, "\x01"},
	{"backslashes", `["`, `\`},
	{"bad escapes", `["`, `\d`},
	{"half surrogates", `["`, `\ud800`},
	{"bytes that are not UTF-8", `["`, "\xff"},
	{"bytes that are not UTF-8, apart", `["`, "\xffa"},
	{"no-break spaces", "[", "\u00A0"},
	{"zero bytes", "[", "\x00"},
	{"signs", "[", "+"},
	{"dots", "[", "."},
	{"junk", "[", "!"},
	{"junk apart", "[1", "! "},
	{"junk and strings", `{"a":1`, ` ! "a"`},
	{"numbers with signs", "[", "+.5,-5.,"},
	{"hexadecimal numbers", "[", "0x" + strings.Repeat("F", maxHex) + ","},
	{"hexadecimal digits", "0x", "F"},
	{"keys in escapes", "{", `\u0061`},
	{"keys with escapes", "{", `\u0061:1,`},
	{"letters of a key", "{", "𝒳"},
	{"keys of letters and marks", "{", "é𝒳:1,"},
	{"keys without values", "{", "é,"},
	{"continued lines", "['", "\\\n"},
	{"strings in single quotes", "[", `'\x41',`},
	{"separators of lines", "[", "//\u2028"},
	{"blanks", "", " "},
	{"blanks in a list", "[1,", "\n"},
}

// document returns a document of this size.
func (h hostileCase) document(size int) []byte {
	return []byte(h.before + strings.Repeat(h.part, size/len(h.part)))
}

// A hostile document is read in time and memory that grow as it does. The limit on the time is far
// above what a slow machine needs, and far below what time that grows as the square would be.
func TestHostile(t *testing.T) {
	const small, factor, limit = 1 << 18, 4, 2 * time.Minute
	for _, h := range hostile {
		t.Run(h.name, func(t *testing.T) {
			done := make(chan struct{})
			notations := []Notation{JSON, JSON5}
			var before, after [2]uint64
			go func() {
				defer close(done)
				for i, notation := range notations {
					before[i] = allocated(h.document(small), notation)
					after[i] = allocated(h.document(small*factor), notation)
				}
			}()
			select {
			case <-done:
			case <-time.After(limit):
				t.Fatalf("not read within %v", limit)
			}
			for i, notation := range notations {
				if after[i] > before[i]*factor*3/2+1<<20 {
					t.Errorf("%v: %d bytes are allocated, and %d for a document %d times as large",
						notation, before[i], after[i], factor)
				}
			}
		})
	}
}

// allocated returns how many bytes are allocated to read a document.
func allocated(src []byte, notation Notation) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	Read(src, notation)
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// A value takes 24 bytes; a document of as many values as can be needs little more.
func TestMemory(t *testing.T) {
	const size = 8 << 20
	src := []byte("[" + strings.Repeat("1,", size/2) + "1]")
	if got, most := allocated(src, JSON), uint64(25*size); got > most {
		t.Errorf("%d bytes are allocated for a document of %d, more than %d", got, len(src), most)
	}
}

func TestTooLarge(t *testing.T) {
	if math.MaxInt == math.MaxInt32 || testing.Short() {
		t.Skip("needs 4 GiB of addresses")
	}
	size := uint64(math.MaxUint32) + 1
	tree := Read(make([]byte, size), JSON) // not touched, so it takes no memory
	if len(tree.Problems) != 1 || tree.Kind(Root) != Invalid {
		t.Errorf("%v", tree.Problems)
	}
}

func TestUnlisted(t *testing.T) {
	const mistakes = MaxProblems + 5
	tree := readText("[" + strings.Repeat("'',", mistakes) + "0]")
	if len(tree.Problems) != MaxProblems || tree.Unlisted != 5 {
		t.Errorf("%d problems are listed, %d are not", len(tree.Problems), tree.Unlisted)
	}
	if tree.Count(Root) != mistakes+1 {
		t.Errorf("%d values are read", tree.Count(Root))
	}
	checkCures(t, string(tree.Src), JSON)
}
