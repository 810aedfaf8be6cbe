package docs

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"io"
	"regexp"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/slashlint/slashlint/validator"
)

// playground is the address to which the playground is published.
const playground = "https://slashlint.github.io/slashlint/"

// shared is what a link to the playground holds; playground/README.md has its form, and
// playground/test/unit/rules_page.test.mjs opens every link of the page with the playground's own code.
type shared struct {
	Text      string `json:"text"`
	Name      string `json:"name"`
	Scope     string `json:"scope,omitempty"`
	Operation string `json:"operation,omitempty"`
	Kind      string `json:"kind,omitempty"`
	// Against is the definition that an interaction is judged against; Judged tells that there is none.
	Against string `json:"against,omitempty"`
	Judged  string `json:"judged,omitempty"`
	Sum     uint32 `json:"sum"`
}

// link returns the address that opens an example in the playground, judged as it is here.
func link(t *testing.T, name string, e *validator.Example) string {
	t.Helper()
	s := shared{Text: e.Text, Name: name, Sum: sum(e.Text)}
	if e.Scope != validator.Global {
		s.Scope = e.Scope.String()
	}
	if e.Operation != validator.Auto {
		s.Operation = e.Operation.String()
	}
	// Some examples leave it to the validator to recognise their kind.
	kind := validator.Check([]byte(e.Text), e.Options()).Kind
	if kind > validator.Commands {
		s.Kind = kind.String()
	}
	if s.Against = e.Against; kind == validator.Interaction && e.Against == "" {
		s.Judged = "nothing"
	}
	var text, packed bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(s); err != nil {
		t.Fatal(err)
	}
	writer, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := writer.Write(bytes.TrimSpace(text.Bytes())); err != nil {
		t.Fatal(err)
	}
	if err := writer.Close(); err != nil {
		t.Fatal(err)
	}
	return playground + "#v1." + base64.RawURLEncoding.EncodeToString(packed.Bytes())
}

// sum is FNV-1a over UTF-16 units, by which a link that lost something is told.
func sum(text string) uint32 {
	hash := uint32(0x811c9dc5)
	for _, unit := range utf16.Encode([]rune(text)) {
		hash = (hash ^ uint32(unit)) * 0x01000193
	}
	return hash
}

var packedLink = regexp.MustCompile(`#v1\.[\w-]+`)

// unpacked returns a page with what its links hold in their place: versions of Go may pack the same
// text in different ways.
func unpacked(t *testing.T, page string) string {
	t.Helper()
	return packedLink.ReplaceAllStringFunc(page, func(link string) string {
		packed, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(link, "#v1."))
		if err != nil {
			t.Errorf("%.40s: %v", link, err)
		}
		text, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
		if err != nil {
			t.Errorf("%.40s: %v", link, err)
		}
		return string(text)
	})
}
