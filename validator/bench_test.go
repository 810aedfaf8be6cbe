package validator_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"testing"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/validator"
)

// BenchmarkDocuments runs the whole check on documents of four sizes, and beside it peers that only
// read: encoding/json into structs, as a program without slashlint would, and jsontext's token
// loop, which keeps nothing. The loop runs as it is by default, refusing duplicate keys, which
// Check finds, too; and bare, when it does not look for them.
//
//	go test -run '^$' -bench Documents/Bot40 ./validator
func BenchmarkDocuments(b *testing.B) {
	documents := []struct {
		name  string
		write func() []byte
		// into returns an empty value for encoding/json to fill.
		into func() any
	}{
		{"Typical", examples.Typical, func() any { return new(wireCommand) }},
		{"Bot40", examples.Bot40, func() any { return new([]wireCommand) }},
		{"Bot32Locales", examples.Bot32Locales, func() any { return new([]wireCommand) }},
		{"FullSet", examples.FullSet, func() any { return new([]wireCommand) }},
	}
	for _, d := range documents {
		b.Run(d.name, func(b *testing.B) {
			src := d.write()
			b.Run("Check", func(b *testing.B) { benchmarkCheck(b, src) })
			b.Run("EncodingJSON", func(b *testing.B) { benchmarkEncodingJSON(b, src, d.into) })
			b.Run("JSONText", func(b *testing.B) { benchmarkJSONText(b, src) })
			b.Run("JSONTextBare", func(b *testing.B) {
				benchmarkJSONText(b, src, jsontext.AllowDuplicateNames(true))
			})
		})
	}
}

func benchmarkCheck(b *testing.B, src []byte) {
	if n := len(validator.Check(src, validator.Options{}).Diagnostics); n > 0 {
		b.Fatalf("%d diagnostics in a clean document", n)
	}
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		validator.Check(src, validator.Options{})
	}
}

func benchmarkEncodingJSON(b *testing.B, src []byte, into func() any) {
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if err := json.Unmarshal(src, into()); err != nil {
			b.Fatal(err)
		}
	}
}

// benchmarkJSONText gives the loop what makes it fastest: a bytes.Buffer, which it reads in place,
// and one decoder for all rounds.
func benchmarkJSONText(b *testing.B, src []byte, options ...jsontext.Options) {
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	decoder := new(jsontext.Decoder)
	for b.Loop() {
		decoder.Reset(bytes.NewBuffer(src), options...)
		if err := readTokens(decoder); err != nil {
			b.Fatal(err)
		}
	}
}

func readTokens(decoder *jsontext.Decoder) error {
	for {
		if _, err := decoder.ReadToken(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

// The wire types are the interface's tables as anyone would write them down for encoding/json.
type wireCommand struct {
	ID                       string            `json:"id"`
	Type                     int               `json:"type"`
	Name                     string            `json:"name"`
	NameLocalizations        map[string]string `json:"name_localizations"`
	Description              string            `json:"description"`
	DescriptionLocalizations map[string]string `json:"description_localizations"`
	Options                  []wireOption      `json:"options"`
	DefaultMemberPermissions *string           `json:"default_member_permissions"`
	DMPermission             *bool             `json:"dm_permission"`
	DefaultPermission        *bool             `json:"default_permission"`
	NSFW                     bool              `json:"nsfw"`
	IntegrationTypes         []int             `json:"integration_types"`
	Contexts                 []int             `json:"contexts"`
	Handler                  int               `json:"handler"`
}

type wireOption struct {
	Type                     int               `json:"type"`
	Name                     string            `json:"name"`
	NameLocalizations        map[string]string `json:"name_localizations"`
	Description              string            `json:"description"`
	DescriptionLocalizations map[string]string `json:"description_localizations"`
	Required                 bool              `json:"required"`
	Choices                  []wireChoice      `json:"choices"`
	Options                  []wireOption      `json:"options"`
	ChannelTypes             []int             `json:"channel_types"`
	MinValue                 *float64          `json:"min_value"`
	MaxValue                 *float64          `json:"max_value"`
	MinLength                *int              `json:"min_length"`
	MaxLength                *int              `json:"max_length"`
	Autocomplete             bool              `json:"autocomplete"`
}

type wireChoice struct {
	Name              string            `json:"name"`
	NameLocalizations map[string]string `json:"name_localizations"`
	Value             any               `json:"value"`
}
