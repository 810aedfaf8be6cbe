package validator_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// The limits of the tool itself.

func TestLargestDocument(t *testing.T) {
	src := []byte(`{"name":"ping","description":"Pong"}`)
	for size, want := range map[int]string{
		0: "", -1: "", 1: "the document has 36 bytes; at most 1 are read",
		len(src) - 1: "the document has 36 bytes; at most 35 are read", len(src): "",
		len(src) + 1: "", 1 << 40: "",
	} {
		options := validator.Options{Operation: validator.Edit, MaxSize: size}
		report := validator.Check(src, options)
		wantSameJSON(t, report)
		got := ""
		if len(report.Diagnostics) > 0 {
			got = report.Diagnostics[0].Message
		}
		read := len(report.Document.Commands) > 0
		if got != want || report.Operation != validator.Edit || read != (want == "") {
			t.Errorf("%d: %q, want %q: %s", size, got, want, report.AppendJSON(nil))
		}
		if mended, n := validator.Mend(src, options, true); n > 0 || string(mended) != string(src) {
			t.Errorf("%d: mending makes %q", size, mended)
		}
	}
	large := validator.Check(make([]byte, validator.MaxSize+1), validator.Options{})
	const want = "the document has 67,108,865 bytes; at most 67,108,864 are read"
	if got := large.Diagnostics[0].Message; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestReportLimit wants what is not listed to be counted, at the end of the document.
func TestReportLimit(t *testing.T) {
	unknown := func(n int) string {
		return string(object(ping, n, func(i int) string { return fmt.Sprintf(`"k%d":0`, i) }))
	}
	as := func(rule string, s validator.Severity) map[string]validator.Severity {
		return map[string]validator.Severity{rule: s}
	}
	commas := "[" + strings.Repeat("{},,", mostListed+5) + "{}]"
	for _, c := range []struct {
		name, src string
		rules     map[string]validator.Severity
		listed    int
		// severity and message are those of the diagnostic about the others.
		severity validator.Severity
		message  string
	}{
		{"as many as are listed", unknown(mostListed), nil, mostListed, validator.Off, ""},
		{
			"one more", unknown(mostListed + 1), nil, mostListed,
			validator.Warning, "1 further diagnostic not listed",
		},
		{
			"thousands more", unknown(mostListed + 1234), nil, mostListed,
			validator.Warning, "1,234 further diagnostics not listed",
		},
		{
			"of another severity", unknown(mostListed + 2), as("field-unknown", validator.Info), mostListed,
			validator.Info, "2 further diagnostics not listed",
		},
		{"off", unknown(mostListed + 2), as("field-unknown", validator.Off), 0, validator.Off, ""},
		{
			"with a severity of its own", unknown(mostListed + 2), as("report-limit", validator.Error),
			mostListed, validator.Error, "2 further diagnostics not listed",
		},
		{
			"off itself", unknown(mostListed + 2), as("report-limit", validator.Off),
			mostListed, validator.Off, "",
		},
		{
			"syntax", commas, map[string]validator.Severity{
				"field-required": validator.Off, "command-count": validator.Off,
			}, mostListed, validator.Error, "5 further diagnostics not listed",
		},
		{
			"syntax that is off", commas, map[string]validator.Severity{
				"field-required": validator.Off, "command-count": validator.Off, "json-syntax": validator.Off,
			}, 0, validator.Off, "",
		},
	} {
		report := validator.Check([]byte(c.src), validator.Options{Rules: c.rules})
		listed := report.Diagnostics
		if c.message != "" {
			last := listed[len(listed)-1]
			listed = listed[:len(listed)-1]
			if last.Rule != "report-limit" || last.Severity != c.severity || last.Message != c.message ||
				last.Range.Start.Offset != len(c.src) {
				t.Errorf("%s: %+v", c.name, last)
			}
		}
		if len(listed) != c.listed {
			t.Errorf("%s: %d are listed, want %d", c.name, len(listed), c.listed)
		}
		counts := report.Counts()
		if n := counts.Errors + counts.Warnings + counts.Infos; n != len(report.Diagnostics) {
			t.Errorf("%s: %+v are not the %d diagnostics", c.name, counts, len(report.Diagnostics))
		}
	}
}

// TestMostObjects wants the rest of a document of very many objects to be left out, and that to be
// told.
func TestMostObjects(t *testing.T) {
	const most = 1 << 20
	quiet := map[string]validator.Severity{}
	for _, rule := range validator.Rules() {
		if rule.Name != "report-limit" {
			quiet[rule.Name] = validator.Off
		}
	}
	for beyond, want := range map[int]string{
		0: "", 1: "too many commands, options and choices: the last 1 are not read",
		3000: "too many commands, options and choices: the last 3,000 are not read",
	} {
		// The option counts, the command does not.
		many := "0}" + strings.Repeat(",{}", most-3+beyond) + ",{"
		src := choices(1, `"type":3`, func(int) string { return many })
		report := validator.Check(src, validator.Options{Rules: quiet})
		got := ""
		if len(report.Diagnostics) > 0 {
			got = report.Diagnostics[0].Message
		}
		if got != want || len(report.Diagnostics) > 1 {
			t.Errorf("%d: %q, want %q", beyond, got, want)
		}
		read := report.Document.Commands[0].Options.Elements[0].Choices.Elements
		if len(read) != most-1 {
			t.Errorf("%d: %d choices are read", beyond, len(read))
		}
	}
}

// TestOddOptions wants options that no constant names to do no harm.
func TestOddOptions(t *testing.T) {
	options := validator.Options{
		Scope: 9, Operation: 9, Kind: 9, MaxSize: -5,
		Rules: map[string]validator.Severity{"name-lowercase": 200, "field-unknown": 4, "": 7},
	}
	for _, src := range []string{everythingWrong, whole, "", "[", `{"name":"A","x":1}`} {
		d := document{src: []byte(src), options: options}
		wantSound(t, &d, d.check())
	}
}
