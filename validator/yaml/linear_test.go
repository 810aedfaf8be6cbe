package yaml_test

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/slashlint/slashlint/validator/yaml"
)

// repeated returns a shape that repeats a text between two others.
func repeated(before, text, after string) func(size int) string {
	return func(size int) string { return before + strings.Repeat(text, size/len(text)) + after }
}

// numbered is repeated with a text in which %d is a number.
func numbered(before, text, after string) func(size int) string {
	return func(size int) string {
		var b strings.Builder
		b.WriteString(before)
		for i := 0; b.Len() < size; i++ {
			fmt.Fprintf(&b, text, i)
		}
		return b.String() + after
	}
}

// shapes are documents of about a size, by what they have much of.
var shapes = map[string]func(size int) string{
	"blank lines in a folded scalar":    repeated("a: >\n", "\n", ""),
	"spaces in a folded scalar":         repeated("a: >\n", "  \n", "  b\n"),
	"lines of a folded scalar":          repeated("a: >\n", "  b\n", ""),
	"indented lines of a folded scalar": repeated("a: >\n b\n", "   b\n\n", ""),
	"lines of a literal scalar":         repeated("a: |\n", "  b\n", ""),
	"blank lines that are kept":         repeated("a: |+\n  b\n", "\n", ""),
	"scalars before spaces": func(size int) string {
		return strings.Repeat("- |+\n  a\n", size/18) + strings.Repeat("  \n", size/6) + strings.Repeat(" ", size/6)
	},
	"folded scalars":                     repeated("", "- >\n", ""),
	"literal scalars":                    repeated("", "- |+\n  a\n\n", ""),
	"lines of a plain scalar":            repeated("a: b\n", "  c\n", ""),
	"blank lines in a plain scalar":      repeated("a: b\n", "\n", "  c\n"),
	"lines of a scalar in double quotes": repeated("a: \"", "b\n  ", "\""),
	"lines of a scalar in single quotes": repeated("a: '", "b\n  ", "'"),
	"blank lines in quotes":              repeated("a: \"b", "\n", "  c\""),
	"escaped line breaks":                repeated("a: \"", "b\\\n  ", "\""),
	"escape sequences":                   repeated("a: \"", "\\x41", "\""),
	"invalid escape sequences":           repeated("a: \"", "\\q", "\""),
	"a long plain scalar":                repeated("a: ", "b c ", ""),
	"a long key":                         repeated("", "k", ": v"),
	"an octal number":                    repeated("a: 0o", "7", ""),
	"a hexadecimal number":               repeated("a: 0x", "f", ""),
	"a decimal number":                   repeated("a: ", "9", ""),
	"a number with underscores":          repeated("a: ", "1_", "0"),
	"a number to the base of 60":         repeated("a: 1", ":00", ""),
	"fields":                             numbered("", "k%d: v\n", ""),
	"duplicate keys":                     repeated("", "k: v\n", ""),
	"keys with ?":                        numbered("", "? k%d\n", ""),
	"keys and values with ?":             numbered("", "? k%d\n: v\n", ""),
	"lists as keys":                      repeated("", "? [a]\n: b\n", ""),
	"items":                              repeated("", "- a\n", ""),
	"empty items":                        repeated("", "-\n", ""),
	"objects":                            repeated("", "- a: 1\n  b: 2\n", ""),
	"nested lists":                       repeated("", "- - - - - - a\n", ""),
	"items in brackets":                  repeated("[", "a,", "]"),
	"fields in braces":                   numbered("{", "k%d: v, ", "}"),
	"keys alone in braces":               numbered("{", "k%d,", "}"),
	"pairs of nothing":                   repeated("[", ":,", "]"),
	"pairs in brackets":                  repeated("[", "a: b,", "]"),
	"lists in brackets":                  repeated("[", "[a],", "]"),
	"lines in brackets":                  repeated("[\n", " a,\n", "]"),
	"open brackets":                      repeated("", "[", ""),
	"open braces":                        repeated("", "{a: ", ""),
	"lists that are not closed":          repeated("", "a: [\n", ""),
	"quotes that are not closed":         repeated("", "a: \"\n", ""),
	"indented lists that are not closed": repeated("- [\n", "  - [\n", ""),
	"errors":                             repeated("", "- @\n", ""),
	"lines that are no field":            repeated("a: b\n", "c\n", ""),
	"lines with a tab":                   repeated("a: b\n", "\tc: d\n", ""),
	"wrong indentation":                  repeated("a: b\n", "   c: d\n e: f\n", ""),
	"deeper and deeper":                  func(size int) string { return stairs(size) },
	"comments":                           repeated("a: b\n", "# c\n", ""),
	"comments behind values":             repeated("", "- a # b\n", ""),
	"comments in brackets":               repeated("[\n", " # a\n", "]"),
	"anchors":                            numbered("", "- &a%d b\n", ""),
	"anchors in brackets":                numbered("[", "&a%d b,", "]"),
	"anchors before lists":               numbered("", "- &a%d\n  [&b x, &c y]\n", ""),
	"aliases":                            repeated("- &a b\n", "- *a\n", ""),
	"unknown aliases":                    repeated("", "- *a\n", ""),
	"aliases of a list":                  repeated("- &a [b, c, d, e, f]\n", "- *a\n", ""),
	"merge keys":                         repeated("- &a {b: c}\n", "- <<: *a\n", ""),
	"merge keys of one mapping":          repeated("- &a {b: c}\n- d: e\n", "  <<: *a\n", ""),
	"merged aliases":                     repeated("- &a {b: c}\n- <<: [", "*a,", "]\n"),
	"a merged mapping of many":           numbered("- &a\n", "  k%d: v\n", "- <<: *a\n"),
	"tags":                               repeated("", "- !!str a\n", ""),
	"unknown tags":                       repeated("", "- !a b\n", ""),
	"tag directives":                     numbered("", "%%TAG !a%d! b\n", "---\na"),
	"directives":                         repeated("", "%a\n", "---\na"),
	"documents":                          repeated("", "---\na\n", ""),
	"empty documents":                    repeated("", "---\n", ""),
	"ends of documents":                  repeated("", "...\n", ""),
	"carriage returns":                   repeated("", "- a\r", ""),
	"CRLF":                               repeated("", "- a\r\n", ""),
	"line separators":                    repeated("- a", "\u2028", ""),
	"bytes that are not UTF-8":           repeated("- a", "\xff ", ""),
	"NULs":                               repeated("- a", "\x00", ""),
	"words of YAML 1.1":                  repeated("", "- no\n", ""),
	"question marks in brackets":         repeated("[", "?a,", "]"),
	"spaces":                             repeated("a:", " ", "b"),
	"tabs":                               repeated("a:", "\t", "b"),
	"spaces before colons":               repeated("a", " ", ": b"),
	"dashes":                             repeated("", "- ", ""),
	"plain colons":                       repeated("a: ", "b:", ""),
	"hashes":                             repeated("a: ", "b#", ""),
}

// stairs is a list in a list in a list, each in a line of its own, again and again.
func stairs(size int) string {
	var b strings.Builder
	for b.Len() < size {
		for depth := range 60 {
			b.WriteString(strings.Repeat(" ", depth) + "-\n")
		}
	}
	return b.String()
}

// Four times the size takes about four times as long, whatever the document is.
func TestLinearTime(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	// The collector starts at some size of the heap, which would look like growth.
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	for name, shape := range shapes {
		t.Run(name, func(t *testing.T) {
			small, large := []byte(shape(64<<10)), []byte(shape(256<<10))
			short, long := time.Hour, time.Hour
			for range 20 {
				short, long = min(short, timeOf(small)), min(long, timeOf(large))
				if long < 6*max(short, 100*time.Microsecond) {
					return
				}
			}
			t.Errorf("64 KiB take %v, 256 KiB %v", short, long)
		})
	}
}

func timeOf(src []byte) time.Duration {
	runtime.GC()
	start := cpuTime()
	yaml.Reader{}.Read(src)
	return cpuTime() - start
}

// What a report keeps of a document is some bytes for each of its own: most for one of nothing but
// brackets and indicators. Only aliases stand for more.
func TestMemory(t *testing.T) {
	for name, shape := range shapes {
		t.Run(name, func(t *testing.T) {
			const size = 1 << 20
			most := 28.0
			switch {
			case strings.HasPrefix(name, "aliases"):
				t.Skip("bounded by what aliases may add")
			case name == "pairs of nothing":
				most = 72
			}
			src := []byte(shape(size))
			before := heap()
			read := yaml.Reader{}.Read(src)
			kept := float64(heap()-before) / size
			if kept > most {
				t.Errorf("%.1f bytes for each byte", kept)
			}
			runtime.KeepAlive(read)
			runtime.KeepAlive(src)
		})
	}
}

// heap returns the bytes of all that is in use.
func heap() int64 {
	var stats runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&stats)
	return int64(stats.HeapAlloc)
}
