package host

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/wasm/cases"
)

// shapes are what the largest documents are made of: the start of a document, then the same again
// and again.
var shapes = []struct{ start, again string }{
	{"", "["},
	{"", "{"},
	{"", " "},
	{"", `"`},
	{"", "\xff"},
	{"", `\`},
	{`"`, `\`},
	{`"`, `\u0e33`},
	{"", "0,"},
	{"[", "0,"},
	{"[", `"",`},
	{"[", "{},"},
	{"", `{"":`},
	{"", `{"":0,`},
	{"{", `"":0,`},
	{"", `{"options":[`},
	{`{"options":[`, `{"name":""},`},
	{`{"name":"`, "\u0e33"},
	{"", "/"},
	{"", "// "},
	{"", "]"},
}

// The largest documents are answered as package call answers them, whatever they are made of. This
// takes minutes, so it has to be asked for.
func TestHostileDocuments(t *testing.T) {
	if os.Getenv("SLASHLINT_HOSTILE") == "" {
		t.Skip("set SLASHLINT_HOSTILE=1 to check documents of 64 MiB for some minutes")
	}
	for _, shape := range shapes {
		answersLike(t, shape.start+"…"+shape.again, repeated(shape.start, shape.again, validator.MaxSize))
	}
}

// The same in small: every shape, and every call.
func TestHostileShapes(t *testing.T) {
	for _, shape := range shapes {
		answersLike(t, shape.start+"…"+shape.again, repeated(shape.start, shape.again, 8<<10))
	}
}

func TestTooLargeDocuments(t *testing.T) {
	answersLike(t, "64 MiB of blanks", repeated("", " ", validator.MaxSize))
	answersLike(t, "64 MiB and a byte", repeated("", " ", validator.MaxSize+1))
	answersLike(t, "64 MiB of brackets", repeated("", "[", validator.MaxSize))
}

// repeated returns a document of so many bytes.
func repeated(start, again string, size int) []byte {
	return []byte(start + strings.Repeat(again, size/len(again)+1))[:size]
}

// answersLike makes calls with a document and compares: every call if it is small.
func answersLike(t *testing.T, name string, document []byte) {
	t.Helper()
	for named, native := range cases.Calls {
		if len(document) > mebibyte && named != "check" {
			continue
		}
		at := time.Now()
		answer, err := fastModule(t).Call(context.Background(), named, document, nil)
		took := time.Since(at)
		if err != nil {
			t.Errorf("%s of %s: %v", named, name, err)
		} else if want := native(document, nil); !bytes.Equal(answer, want) {
			t.Errorf("%s of %s answers %d bytes that are not the %d of package call", named, name, len(answer), len(want))
		}
		t.Logf("%s of %s: %v", named, name, took)
	}
}

// The options are read as documents are; hostile ones are refused or read.
func TestHostileOptions(t *testing.T) {
	const many = 64 << 10
	for _, options := range []string{
		"\xff\xfe", `{"scope":"\ud800"}`, "\x00", strings.Repeat("[", many), strings.Repeat(`{"scope":`, many),
		`{"scope":"` + strings.Repeat("\u0e33", many) + `"}`, `{"roles":[` + strings.Repeat(`"1",`, many) + `"1"]}`,
		`{"live":` + strings.Repeat("[", many), `{"overwrites":"` + strings.Repeat(`[`, many) + `"}`,
		`{"options":[` + strings.Repeat(`{"name":"a","text":1},`, many/16) + `{}]}`,
		`{"query":"` + strings.Repeat("a ", many) + `"}`, strings.Repeat(" ", 8*mebibyte),
	} {
		for name, native := range cases.Calls {
			answer, err := fastModule(t).Call(context.Background(), name, []byte(ping), []byte(options))
			if err != nil {
				t.Errorf("%s with %.40q: %v", name, options, err)
			} else if want := native([]byte(ping), []byte(options)); !bytes.Equal(answer, want) {
				t.Errorf("%s with %.40q answers\n%.300s\nbut package call\n%.300s", name, options, answer, want)
			}
		}
	}
}
