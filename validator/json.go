package validator

import (
	"strconv"
	"unicode/utf8"
)

// The JSON of a report is written by hand, so that the module does not link encoding/json. It is
// what encoding/json makes of the same report: "<", ">", "&" and the two separators U+2028 and
// U+2029 are escaped.

// AppendJSON appends the report's JSON: the object that "slashlint check --format json" writes for
// one file, without its path.
func (r *Report) AppendJSON(dst []byte) []byte {
	return r.appendJSON(append(dst, '{'))
}

// AppendJSONNamed appends the report's JSON with the file's path first.
func (r *Report) AppendJSONNamed(dst []byte, path string) []byte {
	dst = appendMember(dst, `{"path":`, path)
	return r.appendJSON(append(dst, ','))
}

// MarshalJSON returns what AppendJSON appends.
func (r Report) MarshalJSON() ([]byte, error) { return r.AppendJSON(nil), nil }

func (r *Report) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `"kind":`, r.Kind.String())
	dst = appendMember(dst, `,"scope":`, r.Scope.String())
	dst = appendMember(dst, `,"operation":`, r.Operation.String())
	dst = append(dst, `,"diagnostics":[`...)
	for i := range r.Diagnostics {
		dst = r.Diagnostics[i].AppendJSON(comma(dst, i))
	}
	dst = append(dst, `],"budgets":[`...)
	for i := range r.Budgets {
		dst = r.Budgets[i].appendJSON(comma(dst, i))
	}
	return append(dst, "]}"...)
}

// AppendJSON appends the diagnostic's JSON.
func (d *Diagnostic) AppendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"rule":`, d.Rule)
	dst = appendMember(dst, `,"severity":`, d.Severity.String())
	dst = appendMember(dst, `,"message":`, d.Message)
	dst = appendMember(dst, `,"pointer":`, d.Pointer)
	dst = appendMember(dst, `,"path":`, d.Path)
	if d.Locale != "" {
		dst = appendMember(dst, `,"locale":`, d.Locale)
	}
	dst = d.Range.appendJSON(append(dst, `,"range":`...))
	dst = d.appendPlaces(dst)
	dst = d.appendRelated(dst)
	return append(d.appendFixes(dst), '}')
}

// MarshalJSON returns what AppendJSON appends.
func (d Diagnostic) MarshalJSON() ([]byte, error) { return d.AppendJSON(nil), nil }

func (d *Diagnostic) appendPlaces(dst []byte) []byte {
	if d.Count == 0 {
		return dst
	}
	dst = appendNumber(dst, `,"count":`, d.Count)
	dst = append(dst, `,"places":[`...)
	for i := range d.Places {
		dst = appendMember(comma(dst, i), `{"pointer":`, d.Places[i].Pointer)
		dst = append(d.Places[i].Range.appendJSON(append(dst, `,"range":`...)), '}')
	}
	return append(dst, ']')
}

func (d *Diagnostic) appendRelated(dst []byte) []byte {
	if len(d.Related) == 0 {
		return dst
	}
	dst = append(dst, `,"related":[`...)
	for i := range d.Related {
		r := &d.Related[i]
		dst = appendString(append(comma(dst, i), `{"message":`...), r.Message)
		if r.File != "" {
			dst = appendMember(dst, `,"file":`, r.File)
		}
		dst = appendMember(dst, `,"pointer":`, r.Pointer)
		dst = r.Range.appendJSON(append(dst, `,"range":`...))
		dst = append(dst, '}')
	}
	return append(dst, ']')
}

func (d *Diagnostic) appendFixes(dst []byte) []byte {
	if len(d.Fixes) == 0 {
		return dst
	}
	dst = append(dst, `,"fixes":[`...)
	for i := range d.Fixes {
		dst = d.Fixes[i].appendJSON(comma(dst, i))
	}
	return append(dst, ']')
}

func (f *Fix) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"title":`, f.Title)
	dst = strconv.AppendBool(append(dst, `,"safe":`...), f.Safe)
	dst = append(dst, `,"edits":[`...)
	for i, e := range f.Edits {
		dst = appendInt(append(comma(dst, i), `{"start":`...), e.Start)
		dst = appendNumber(dst, `,"end":`, e.End)
		dst = appendMember(dst, `,"text":`, e.Text)
		dst = append(dst, '}')
	}
	return append(dst, "]}"...)
}

func (b *Budget) appendJSON(dst []byte) []byte { return append(b.appendMembers(dst), '}') }

// appendMembers appends a budget without its closing brace.
func (b *Budget) appendMembers(dst []byte) []byte {
	dst = appendMember(dst, `{"pointer":`, b.Pointer)
	dst = appendMember(dst, `,"name":`, b.Name)
	dst = appendNumber(dst, `,"used":`, b.Used)
	return appendNumber(dst, `,"limit":`, b.Limit)
}

func (r *Range) appendJSON(dst []byte) []byte {
	dst = r.Start.appendJSON(append(dst, `{"start":`...))
	dst = r.End.appendJSON(append(dst, `,"end":`...))
	return append(dst, '}')
}

func (p *Position) appendJSON(dst []byte) []byte {
	dst = appendNumber(dst, `{"offset":`, p.Offset)
	dst = appendNumber(dst, `,"line":`, p.Line)
	dst = appendNumber(dst, `,"column":`, p.Column)
	dst = appendNumber(dst, `,"utf16":`, p.UTF16)
	return append(dst, '}')
}

//go:noinline
func appendInt(dst []byte, n int) []byte { return strconv.AppendInt(dst, int64(n), 10) }

// comma appends the comma before every element but the first.
//
//go:noinline
func comma(dst []byte, i int) []byte {
	if i > 0 {
		return append(dst, ',')
	}
	return dst
}

// appendMember appends what stands before a string in an object, and the string. It is one call at
// each place, which keeps the module small; so are the others here that are not inlined.
//
//go:noinline
func appendMember(dst []byte, before, text string) []byte {
	return appendString(append(dst, before...), text)
}

// appendNumber is appendMember for a number.
//
//go:noinline
func appendNumber(dst []byte, before string, n int) []byte {
	return appendInt(append(dst, before...), n)
}

// appendString appends a JSON string, escaped as encoding/json does.
func appendString(dst []byte, text string) []byte {
	dst = append(dst, '"')
	from := 0
	for i := 0; i < len(text); {
		c := text[i]
		if plainInJSON[c] {
			i++
			continue
		}
		if c < utf8.RuneSelf {
			dst = appendEscape(append(dst, text[from:i]...), c)
			i++
			from = i
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		if escape := runeEscape(r, size); escape != "" {
			dst = append(append(dst, text[from:i]...), escape...)
			from = i + size
		}
		i += size
	}
	return append(append(dst, text[from:]...), '"')
}

// plainInJSON are the bytes that stand for themselves, whatever is around them.
var plainInJSON = func() (plain [256]bool) {
	for c := ' '; c < utf8.RuneSelf; c++ {
		plain[c] = c != '"' && c != '\\' && c != '<' && c != '>' && c != '&'
	}
	return plain
}()

func appendEscape(dst []byte, c byte) []byte {
	const hex = "0123456789abcdef"
	switch c {
	case '"', '\\':
		return append(dst, '\\', c)
	case '\b':
		return append(dst, '\\', 'b')
	case '\f':
		return append(dst, '\\', 'f')
	case '\n':
		return append(dst, '\\', 'n')
	case '\r':
		return append(dst, '\\', 'r')
	case '\t':
		return append(dst, '\\', 't')
	}
	return append(dst, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
}

// runeEscape returns the escape of a code point that is not written as itself, or "".
func runeEscape(r rune, size int) string {
	switch {
	case r == utf8.RuneError && size == 1:
		return `\ufffd`
	case r == '\u2028':
		return `\u2028`
	case r == '\u2029':
		return `\u2029`
	}
	return ""
}
