package preview

import (
	"strconv"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// The JSON is written by hand, so that the module does not link encoding/json.

// schema is the number of the JSON's shape: it grows when a member changes its meaning.
const schema = `{"schema":1`

// AppendJSON appends the picker as JSON: what "slashlint preview --format json" writes.
func (p *Picker) AppendJSON(dst []byte) []byte {
	dst = append(p.appendHead(dst), `,"slash":[`...)
	for i := range p.Slash {
		dst = append(p.Slash[i].appendJSON(comma(dst, i)), '}')
	}
	return p.appendRest(append(dst, ']'))
}

// MarshalJSON returns what AppendJSON appends.
func (p *Picker) MarshalJSON() ([]byte, error) { return p.AppendJSON(nil), nil }

func (p *Picker) appendHead(dst []byte) []byte {
	dst = appendMember(append(dst, schema...), `,"locale":`, p.Locale.String())
	return appendMember(dst, `,"in":`, ContextName(p.In))
}

// appendRest appends what stands after the slash entries.
func (p *Picker) appendRest(dst []byte) []byte {
	dst = appendEntries(append(dst, `,"user":`...), p.User)
	dst = appendEntries(append(dst, `,"message":`...), p.Message)
	dst = append(dst, `,"launcher":`...)
	if p.Launcher == nil {
		dst = append(dst, "null"...)
	} else {
		dst = append(p.Launcher.appendJSON(dst), '}')
	}
	dst = append(dst, `,"hidden":[`...)
	for i := range p.Hidden {
		dst = p.Hidden[i].appendJSON(comma(dst, i))
	}
	return append(dst, "]}"...)
}

func appendEntries(dst []byte, entries []Entry) []byte {
	dst = append(dst, '[')
	for i := range entries {
		dst = append(entries[i].appendJSON(comma(dst, i)), '}')
	}
	return append(dst, ']')
}

// appendJSON appends an entry without its closing brace.
func (e *Entry) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"pointer":`, e.Pointer)
	dst = append(dst, `,"path":[`...)
	for i := range e.Path {
		dst = e.Path[i].appendJSON(comma(dst, i))
	}
	dst = e.Description.appendJSON(append(dst, `],"description":`...))
	dst = append(dst, `,"options":[`...)
	for i := range e.Options {
		dst = e.Options[i].appendJSON(comma(dst, i))
	}
	return append(dst, ']')
}

func (t *Text) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"value":`, t.Value)
	dst = appendMember(dst, `,"default":`, t.Default)
	dst = appendMember(dst, `,"source":`, t.Source.String())
	if t.Source != locale.Default {
		dst = appendMember(dst, `,"from":`, t.From.String())
	}
	return append(dst, '}')
}

func (o *Option) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"pointer":`, o.Pointer)
	dst = appendMember(dst, `,"type":`, o.Type.String())
	dst = strconv.AppendBool(append(dst, `,"required":`...), o.Required)
	dst = o.Name.appendJSON(append(dst, `,"name":`...))
	dst = o.Description.appendJSON(append(dst, `,"description":`...))
	dst = append(dst, `,"choices":[`...)
	for i := range o.Choices {
		dst = o.Choices[i].appendJSON(comma(dst, i))
	}
	dst = strconv.AppendBool(append(dst, `],"autocomplete":`...), o.Autocomplete)
	return append(appendMember(dst, `,"hint":`, o.Hint()), '}')
}

func (c *Choice) appendJSON(dst []byte) []byte {
	dst = c.Name.appendJSON(append(dst, `{"name":`...))
	return append(appendScalar(append(dst, `,"value":`...), c.Value), '}')
}

func (h *Hidden) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"pointer":`, h.Pointer)
	dst = appendMember(dst, `,"name":`, h.Name)
	return append(appendMember(dst, `,"reason":`, h.Reason.String()), '}')
}

// appendScalar appends a string or number as the document has it, and null for anything else.
func appendScalar(dst []byte, s validator.Scalar) []byte {
	switch {
	case s.IsString():
		return validator.AppendString(dst, s.Text)
	case s.IsNumber():
		return append(dst, s.Text...)
	}
	return append(dst, "null"...)
}

// appendMember appends what comes before a member's value and the value, a string.
func appendMember(dst []byte, before, text string) []byte {
	return validator.AppendString(append(dst, before...), text)
}

// comma appends the comma before every element but the first.
func comma(dst []byte, i int) []byte {
	if i > 0 {
		return append(dst, ',')
	}
	return dst
}
