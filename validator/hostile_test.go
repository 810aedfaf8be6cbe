package validator_test

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// hostile are documents of n parts that are meant to take more time or memory than their size
// warrants.
var hostile = []struct {
	name string
	// parts is a number of parts that makes a document of some 1 to 4 MB.
	parts int
	write func(n int) []byte
	// listed is how many diagnostics are listed, the one about the others included.
	listed int
}{
	{"one name repeated", 100_000, func(n int) []byte {
		return object(`"description":"x"`, n, func(int) string { return `"name":"a"` })
	}, mostListed + 1},
	{"one unknown key repeated", 100_000, func(n int) []byte {
		return object(ping, n, func(int) string { return `"colour":[1]` })
	}, mostListed + 1},
	{"one list repeated", 100_000, func(n int) []byte {
		return object(ping, n, func(int) string { return `"options":[]` })
	}, mostListed + 1},
	{"unknown keys", 100_000, func(n int) []byte {
		return object(ping, n, func(i int) string { return fmt.Sprintf(`"k%d":%d`, i, i) })
	}, mostListed + 1},
	{"misspelt keys", 100_000, func(n int) []byte {
		return object(ping, n, func(i int) string { return fmt.Sprintf(`"optoins%d":%d`, i%7, i) })
	}, mostListed + 1},
	{"keys repeated far inside", 100_000, func(n int) []byte {
		inner := object(`"a":0`, n, func(int) string { return `"a":0` })
		return object(ping, 1, func(int) string {
			return `"` + strings.Repeat("k", 1<<20) + `":` + string(inner)
		})
	}, 10},
	{"options of one name", 30_000, func(n int) []byte {
		return options(n, func(int) string { return `"name":"a"` })
	}, mostListed + 1},
	{"upper-case options", 30_000, func(n int) []byte {
		return options(n, func(i int) string { return fmt.Sprintf(`"name":"A%d"`, i) })
	}, mostListed + 1},
	{"options of one localized name", 30_000, func(n int) []byte {
		return options(n, func(i int) string {
			return fmt.Sprintf(`"name":"a%d","name_localizations":{"de":"b"}`, i)
		})
	}, mostListed + 1},
	{"options that clash by fallback", 20_000, func(n int) []byte {
		return options(n, func(i int) string {
			return fmt.Sprintf(`"name":"a%d","name_localizations":{"en-%s":"b"}`, i,
				[]string{"US", "GB"}[i%2])
		})
	}, 2*mostListed + 1},
	{"options with names of default names", 30_000, func(n int) []byte {
		return options(n, func(i int) string {
			return fmt.Sprintf(`"name":"a%d","name_localizations":{"de":"a%d"}`, i, i+1)
		})
	}, mostListed + 1},
	{"options out of order", 30_000, func(n int) []byte {
		return options(n, func(i int) string {
			return fmt.Sprintf(`"name":"a%d","required":%t`, i, i > 0)
		})
	}, mostListed + 1},
	{"long options out of order", 100, func(n int) []byte {
		return options(n, func(i int) string {
			return fmt.Sprintf(`"name":"a%d","required":%t,"description_localizations":{"de":"%s"}`,
				i, i > 0, strings.Repeat("x", 10_000))
		})
	}, 201},
	{"empty options", 300_000, func(n int) []byte {
		return object(ping, 1, func(int) string { return `"options":` + string(list(n, "{}")) })
	}, mostListed + 1},
	{"empty objects", 300_000, func(n int) []byte { return list(n, "{}") }, mostListed + 1},
	{"commands of one name", 50_000, func(n int) []byte {
		return list(n, `{"name":"A","description":"x"}`)
	}, mostListed + 1},
	{"one locale repeated", 100_000, func(n int) []byte {
		return dictionary(n, func(int) string { return `"de":"a"` })
	}, mostListed + 1},
	{"one locale misspelt in turn", 100_000, func(n int) []byte {
		return dictionary(n, func(i int) string { return []string{`"pt_BR":"A"`, `"pt-br":""`}[i%2] })
	}, 2*mostListed + 1},
	{"unknown locales", 100_000, func(n int) []byte {
		return dictionary(n, func(i int) string { return fmt.Sprintf(`"x%d":"A"`, i) })
	}, mostListed + 1},
	{"nulls for locales", 100_000, func(n int) []byte {
		return dictionary(n, func(i int) string { return []string{`"de":null`, `"fr":null`}[i%2] })
	}, 2*mostListed + 1},
	{"choices of one value", 50_000, func(n int) []byte {
		return choices(n, `"type":3`, func(int) string { return `"a"` })
	}, mostListed + 3},
	{"choices outside long bounds", 50_000, func(n int) []byte {
		bound := strings.Repeat("9", 1<<20)
		members := `"type":4,"max_value":-` + bound + `,"min_value":` + bound
		return choices(n, members, func(int) string { return "1" })
	}, mostListed + 5},
	{"choices equal to a long number", 50_000, func(n int) []byte {
		long := "1." + strings.Repeat("0", 1<<20)
		return choices(n, `"type":10`, func(i int) string { return []string{"1", long}[1/(i+1)] })
	}, mostListed + 3},
	{"a list of one context", 500_000, func(n int) []byte {
		return object(ping, 1, func(int) string { return `"contexts":` + string(list(n, "0")) })
	}, mostListed + 1},
	{"a list of unknown contexts", 200_000, func(n int) []byte {
		return object(ping, 1, func(int) string {
			return `"contexts":[` + joined(n, func(i int) string { return fmt.Sprint(i + 9) }) + "]"
		})
	}, mostListed + 1},
	{"a long name", 2_000_000, func(n int) []byte {
		return []byte(`{"name":"` + strings.Repeat("A ", n/2) + `","description":"x"}`)
	}, 4},
	{"a long key", 2_000_000, func(n int) []byte {
		return object(ping, 1, func(int) string { return `"` + strings.Repeat("Aa", n/2) + `":1` })
	}, 1},
	{"a long number", 2_000_000, func(n int) []byte {
		return object(ping, 1, func(int) string { return `"type":` + strings.Repeat("1", n) })
	}, 1},
}

// ping are the members that a command must have.
const ping = `"name":"ping","description":"Pong"`

func joined(n int, part func(i int) string) string {
	var b strings.Builder
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(part(i))
	}
	return b.String()
}

func object(first string, n int, member func(i int) string) []byte {
	return []byte("{" + first + "," + joined(n, member) + "}")
}

func list(n int, element string) []byte {
	return []byte("[" + joined(n, func(int) string { return element }) + "]")
}

// options is a command with n options that have these members beside what they must have.
func options(n int, members func(i int) string) []byte {
	return object(ping, 1, func(int) string {
		return `"options":[` + joined(n, func(i int) string {
			return `{"type":3,"description":"x",` + members(i) + "}"
		}) + "]"
	})
}

// dictionary is a command with n entries in a dictionary.
func dictionary(n int, entry func(i int) string) []byte {
	return object(ping, 1, func(int) string {
		return `"name_localizations":{` + joined(n, entry) + "}"
	})
}

// choices is a command with an option that has these members and n choices of these values.
func choices(n int, members string, value func(i int) string) []byte {
	return object(ping, 1, func(int) string {
		return `"options":[{"name":"o","description":"x",` + members + `,"choices":[` +
			joined(n, func(i int) string {
				return fmt.Sprintf(`{"name":"%d","value":%s}`, i, value(i))
			}) + "]}]"
	})
}

// TestHostileDocuments tries them at two sizes: four times the size may take four times the memory.
func TestHostileDocuments(t *testing.T) {
	for _, h := range hostile {
		t.Run(h.name, func(t *testing.T) {
			src := h.write(h.parts)
			report := validator.Check(src, validator.Options{})
			if len(report.Diagnostics) != h.listed {
				t.Errorf("%d diagnostics, want %d", len(report.Diagnostics), h.listed)
			}
			small := h.write(h.parts / 4)
			was, is := taken(small, validator.Options{}), taken(src, validator.Options{})
			grown := float64(is) / float64(was) / (float64(len(src)) / float64(len(small)))
			t.Logf("%d bytes: %d for each", len(src), is/len(src))
			if grown > 2 {
				t.Errorf("%d bytes take %d, %d take %d", len(small), was, len(src), is)
			}
		})
	}
}

// taken returns how many bytes of memory it takes to judge a document and to write what is found.
func taken(src []byte, options validator.Options) int {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	report := validator.Check(src, options)
	out := report.AppendJSON(nil)
	runtime.ReadMemStats(&after)
	if !bytes.HasPrefix(out, []byte("{")) {
		panic("no report")
	}
	return int(after.TotalAlloc - before.TotalAlloc)
}

// BenchmarkHostile shows by their speed at two sizes that the time is linear.
func BenchmarkHostile(b *testing.B) {
	for _, h := range hostile {
		for _, times := range []int{1, 4} {
			b.Run(fmt.Sprintf("%s/%d", h.name, times), func(b *testing.B) {
				src := h.write(h.parts * times / 4)
				b.SetBytes(int64(len(src)))
				b.ReportAllocs()
				for b.Loop() {
					validator.Check(src, validator.Options{})
				}
			})
		}
	}
}
