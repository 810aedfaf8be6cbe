package validator_test

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/slashlint/slashlint/validator"
)

// mostMessage is how many code points a message or a title may have, mostNote those of a note, which
// may list what is possible.
const (
	mostMessage = 160
	mostNote    = 300
)

// mostListed is how many diagnostics of each severity a report lists before it says that there are
// more.
const mostListed = 10_000

func TestReportsAreSound(t *testing.T) {
	everyDocument(t, func(t *testing.T, d *document) { wantSound(t, d, d.check()) })
}

// wantSound wants of a report what holds for every document.
func wantSound(t *testing.T, d *document, report *validator.Report) {
	t.Helper()
	wantOrdered(t, report)
	wantSameJSON(t, report)
	wantSharesOfBudgets(t, report)
	places, positions := placesOf(d.src), positionsOf(d.src)
	for i := range report.Diagnostics {
		found := &report.Diagnostics[i]
		if found.Severity < validator.Info || found.Severity > validator.Error {
			t.Errorf("%s has severity %d", found.Rule, found.Severity)
		}
		wantPlainWords(t, found.Message, mostMessage)
		positions.want(t, found.Range)
		if n := len(found.Places); n != min(found.Count, 100) || n > 0 && found.Range != found.Places[0].Range {
			t.Errorf("%s: %d places of %d", found.Rule, n, found.Count)
		}
		for _, at := range found.Places {
			positions.want(t, at.Range)
			if places != nil && !slices.ContainsFunc(places[at.Pointer], func(p place) bool {
				return p.marks(found.Rule, at.Range)
			}) {
				t.Errorf("%s: %q is not at %+v", found.Rule, at.Pointer, at.Range)
			}
		}
		for _, related := range found.Related {
			wantPlainWords(t, related.Message, mostNote)
			positions.want(t, related.Range)
			if places != nil && !slices.ContainsFunc(places[related.Pointer], func(p place) bool {
				return p.marks(found.Rule, related.Range)
			}) {
				t.Errorf("%s: %q stands not at %+v", found.Rule, related.Pointer, related.Range)
			}
		}
		if places != nil {
			wantPlace(t, places, found)
		}
		for _, fix := range found.Fixes {
			wantPlainWords(t, fix.Title, mostMessage)
			wantEdits(t, d.src, fix.Edits)
		}
	}
}

func wantOrdered(t *testing.T, report *validator.Report) {
	t.Helper()
	found := report.Diagnostics
	if len(found) > 3*mostListed+1 {
		t.Errorf("%d diagnostics", len(found))
	}
	if !slices.IsSortedFunc(found, func(a, b validator.Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.Range.Start.Offset, b.Range.Start.Offset), cmp.Compare(a.Rule, b.Rule),
		)
	}) {
		t.Error("the diagnostics are not in order")
	}
}

// wantPlainWords wants a message, or a fix's title, to be short, to start lower-case or with a
// quote, and to have no final period and no characters that do not show.
func wantPlainWords(t *testing.T, message string, most int) {
	t.Helper()
	first, _ := utf8.DecodeRuneInString(message)
	switch {
	case message == "" || !utf8.ValidString(message):
		t.Errorf("%q is no text", message)
	case utf8.RuneCountInString(message) > most:
		t.Errorf("%q has more than %d code points", message, most)
	case strings.ContainsFunc(message, unicode.IsControl):
		t.Errorf("%q has control characters", message)
	case unicode.IsUpper(first) && !strings.HasPrefix(message, "U+"):
		t.Errorf("%q starts upper-case", message)
	case strings.HasSuffix(message, "."):
		t.Errorf("%q ends with a period", message)
	}
}

// positions are those of a document's bytes and of its end.
type positions []validator.Position

// positionsOf works out every position of a document, simply. It is nil for one that is not UTF-8:
// internal/position decides what counts there.
func positionsOf(src []byte) positions {
	if !utf8.Valid(src) {
		return nil
	}
	at := validator.Position{Line: 1, Column: 1}
	all := make(positions, 0, len(src)+1)
	text := string(src)
	for i, r := range text {
		for at.Offset = i; at.Offset < i+utf8.RuneLen(r); at.Offset++ {
			all = append(all, at)
		}
		at.UTF16 += len(utf16.Encode([]rune{r}))
		at.Column++
		if r == '\n' || r == '\r' && !strings.HasPrefix(text[at.Offset:], "\n") {
			at.Line, at.Column = at.Line+1, 1
		}
	}
	return append(all, at)
}

// want wants a range to lie in the document, and its positions to be those of its offsets.
func (all positions) want(t *testing.T, r validator.Range) {
	t.Helper()
	if all == nil {
		return
	}
	if r.Start.Offset < 0 || r.Start.Offset > r.End.Offset || r.End.Offset >= len(all) {
		t.Errorf("the range %+v is outside the document", r)
		return
	}
	for _, p := range []validator.Position{r.Start, r.End} {
		if p != all[p.Offset] {
			t.Errorf("%+v should be %+v", p, all[p.Offset])
		}
	}
}

func wantEdits(t *testing.T, src []byte, edits []validator.TextEdit) {
	t.Helper()
	if bytes.Equal(validator.Apply(src, edits), src) {
		t.Errorf("%+v changes nothing", edits)
	}
	at := 0
	for i, e := range edits {
		if e.Start < at || e.End < e.Start || e.End > len(src) || i > 0 && e.Start == edits[i-1].Start {
			t.Errorf("edit %d of %+v is out of order or of the document", i, edits)
		}
		at = e.End
	}
}

// place is where a value stands, and its key when it is a member.
type place struct {
	keyStart, keyEnd, start, end int
	// repeated tells that an earlier member of the object has the key.
	repeated bool
}

// withinValue are the rules that mark a part of their value.
var withinValue = []string{
	"json-syntax", "name-charset", "name-newer-unicode", "entry-point-name", "authorization-scope",
	"authorization-challenge", "authorization-scheme", "field-required", "name-length",
	"description-length", "choice-name-length", "choice-value-length", "option-count", "choice-count",
	"command-count", "overwrite-count",
}

// marks reports whether a range marks the value or its key, or a part where the rule does that.
func (p place) marks(rule string, r validator.Range) bool {
	start, end := r.Start.Offset, r.End.Offset
	return start == p.start && end == p.end ||
		start == p.keyStart && end == p.keyEnd && p.keyEnd > 0 ||
		slices.Contains(withinValue, rule) && start >= p.start && end <= p.end
}

// wantPlace wants a diagnostic's pointer to be that of a value, and its range to mark it.
func wantPlace(t *testing.T, places map[string][]place, d *validator.Diagnostic) {
	t.Helper()
	if d.Rule == "report-limit" {
		return
	}
	at, ok := places[d.Pointer]
	if !ok {
		t.Errorf("%s: %q points to nothing", d.Rule, d.Pointer)
		return
	}
	if !slices.ContainsFunc(at, func(p place) bool {
		return p.marks(d.Rule, d.Range) && (d.Rule != "json-duplicate-key" || p.repeated)
	}) {
		t.Errorf("%s: %q stands not at %+v", d.Rule, d.Pointer, d.Range)
	}
}

// placesOf returns the places of every value of a JSON document by its pointer, or nil when it is
// none; a pointer has several where keys repeat.
func placesOf(src []byte) map[string][]place {
	if !json.Valid(src) || !utf8.Valid(src) {
		return nil
	}
	w := walker{src: src, decoder: json.NewDecoder(bytes.NewReader(src)), places: map[string][]place{}}
	w.value("", place{})
	return w.places
}

type walker struct {
	src     []byte
	decoder *json.Decoder
	places  map[string][]place
}

// token returns the next token and the bytes where it stands.
func (w *walker) token() (token json.Token, start, end int) {
	start = int(w.decoder.InputOffset())
	token, _ = w.decoder.Token()
	start += bytes.IndexFunc(w.src[start:], func(r rune) bool {
		return !strings.ContainsRune(" \t\r\n,:", r)
	})
	return token, start, int(w.decoder.InputOffset())
}

// value notes the places of the next value, which has this pointer, and of those in it.
func (w *walker) value(pointer string, at place) {
	var token json.Token
	token, at.start, at.end = w.token()
	escape := strings.NewReplacer("~", "~0", "/", "~1")
	seen := map[string]bool{}
	switch token {
	case json.Delim('{'):
		for w.decoder.More() {
			key, start, end := w.token()
			text := key.(string)
			w.value(pointer+"/"+escape.Replace(text),
				place{keyStart: start, keyEnd: end, repeated: seen[text]})
			seen[text] = true
		}
		_, _, at.end = w.token()
	case json.Delim('['):
		for i := 0; w.decoder.More(); i++ {
			w.value(pointer+"/"+strconv.Itoa(i), place{})
		}
		_, _, at.end = w.token()
	}
	w.places[pointer] = append(w.places[pointer], at)
}
