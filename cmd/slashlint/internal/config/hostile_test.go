package config

import (
	"strings"
	"testing"
	"time"
)

// Whatever a configuration has, it is read in bounded time, and what is wrong is told in bounded
// space.
func TestHostile(t *testing.T) {
	laughs := "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
	for i := '1'; i <= '9'; i++ {
		before := "*a" + string(i-1)
		laughs += "a" + string(i) + ": &a" + string(i) + " [" + strings.Repeat(before+", ", 9) + before + "]\n"
	}
	fill := func(file, head, part string) string {
		return head + strings.Repeat(part, (MaxSize-len(head))/len(part))
	}
	for name, c := range map[string]struct{ file, text, want string }{
		"billion laughs":  {"x.yaml", laughs, "aliases stand for more"},
		"anchors":         {"x.yaml", fill("x.yaml", "", "&a "), "one anchor only"},
		"tags":            {"x.yaml", fill("x.yaml", "", "!a "), "one tag only"},
		"members":         {"x.yaml", fill("x.yaml", "", "a: b\n"), "stands twice"},
		"values in YAML":  {"x.yaml", fill("x.yaml", "files: [", "1,") + "]", "is a string"},
		"aliases":         {"x.yaml", fill("x.yaml", "a: &a x\nb: [", "*a,") + "]", "unknown key"},
		"flow sequences":  {"x.yaml", fill("x.yaml", "", "["), "deeper than 64"},
		"flow mappings":   {"x.yaml", fill("x.yaml", "", "{a: "), "deeper than 64"},
		"block sequences": {"x.yaml", fill("x.yaml", "", "- "), "deeper than 64"},
		"keys":            {"x.yaml", fill("x.yaml", "", "? "), "deeper than 64"},
		"closed lists":    {"x.yaml", "a: " + strings.Repeat("[", 30_000) + strings.Repeat("]", 30_000), "deeper than 64"},
		"lists":           {"x.json", fill("x.json", "", "["), ""},
		"values":          {"x.json", fill("x.json", `{"files": [`, "1,") + "]}", "is a string"},
		"keys in JSON":    {"x.json", fill("x.json", "{", `"a":1,`) + "}", "stands twice"},
		"globs":           {"x.json", fill("x.json", `{"files": [`, `"`+strings.Repeat("{*,?}", 4)+`",`) + "]}", ""},
	} {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			_, problems := Parse(c.file, []byte(c.text))
			if took := time.Since(start); took > 10*time.Second {
				t.Error(took)
			}
			if said := strings.Join(lines(problems), "\n"); len(problems) > mostProblems+1 || !strings.Contains(said, c.want) {
				t.Errorf("%d problems: %s", len(problems), said)
			}
		})
	}
}

// FuzzParse wants an answer to whatever is read, with places that are in the document.
func FuzzParse(f *testing.F) {
	for _, d := range documents {
		f.Add(d.text, false)
		f.Add(d.text, true)
	}
	f.Add("a: &a\r\n  - é # x\r\n  - ? k\r\n    : |\r\n     x\r\nb: *a", true)
	f.Fuzz(func(t *testing.T, text string, yaml bool) {
		file := "x.json"
		if yaml {
			file = "x.yaml"
		}
		if len(text) > 1<<12 {
			t.Skip()
		}
		c, problems := Parse(file, []byte(text))
		if (c == nil) == (problems == nil) {
			t.Fatalf("the configuration is %v, with %d problems", c, len(problems))
		}
		for _, p := range problems {
			if s, e := p.Range.Start, p.Range.End; s.Offset < 0 || s.Offset > e.Offset || e.Offset > len(text) || p.Message == "" {
				t.Errorf("the problem %+v of %d bytes", p, len(text))
			}
		}
	})
}
