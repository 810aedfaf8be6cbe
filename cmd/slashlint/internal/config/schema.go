package config

import (
	"bytes"
	"encoding/json"
	"slices"
)

// SchemaAddress is where the JSON Schema of configurations is published.
const SchemaAddress = "https://raw.githubusercontent.com/slashlint/slashlint/main/docs/slashlint.schema.json"

// Schema returns the JSON Schema (draft 2020-12) of configurations, indented. It says what the loader
// wants, except for the inside of globs, duplicate keys and patterns that match no rule.
func Schema() []byte {
	whole := document.schema()
	whole.Dialect = "https://json-schema.org/draft/2020-12/schema"
	whole.ID = SchemaAddress
	whole.Title = "slashlint configuration"
	// Comments and trailing commas: a word that editors know.
	whole.Comments, whole.Commas = true, true
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	// It fails for values that JSON does not have, and here are none.
	_ = encoder.Encode(whole)
	return out.Bytes()
}

// schema is the part of JSON Schema that is used.
type schema struct {
	Dialect     string             `json:"$schema,omitempty"`
	ID          string             `json:"$id,omitempty"`
	Title       string             `json:"title,omitempty"`
	Description string             `json:"description,omitempty"`
	Comments    bool               `json:"allowComments,omitempty"`
	Commas      bool               `json:"allowTrailingCommas,omitempty"`
	Type        string             `json:"type,omitempty"`
	Enum        []string           `json:"enum,omitempty"`
	AnyOf       []*schema          `json:"anyOf,omitempty"`
	MinLength   int                `json:"minLength,omitempty"`
	MaxLength   int                `json:"maxLength,omitempty"`
	Pattern     string             `json:"pattern,omitempty"`
	Not         *schema            `json:"not,omitempty"`
	Items       *schema            `json:"items,omitempty"`
	MinItems    int                `json:"minItems,omitempty"`
	Names       *schema            `json:"propertyNames,omitempty"`
	Properties  map[string]*schema `json:"properties,omitempty"`
	Required    []string           `json:"required,omitempty"`
	Additional  any                `json:"additionalProperties,omitempty"`
	Examples    []string           `json:"examples,omitempty"`
}

func (s *shape) schema() *schema {
	out := &schema{Description: s.says, Enum: slices.Concat(s.words, s.also), Examples: s.examples, Required: s.needed}
	switch s.kind {
	case text:
		out.Type = "string"
		s.form.constrain(out)
	case list:
		out.Type, out.MinItems, out.Items = "array", 1, s.each.schema()
	case object:
		out.Type, out.Additional = "object", false
		if s.each != nil {
			out.Names, out.Additional = &schema{Enum: s.names}, s.each.schema()
			if s.patterns {
				out.Names = &schema{AnyOf: []*schema{out.Names, {Pattern: `^[a-z-]*\*[a-z*-]*$`}}}
			}
			return out
		}
		out.Properties = map[string]*schema{}
		for i := range s.members {
			out.Properties[s.members[i].name] = s.members[i].schema()
		}
	}
	return out
}

func (f *form) constrain(out *schema) {
	if f == nil {
		return
	}
	out.Pattern, out.MaxLength = f.pattern, f.most
	if f.none != "" {
		out.MinLength = 1
		out.Not = &schema{Pattern: f.none}
	}
}
