package syntax

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/shorten"
)

// mended reads a value that does not start as JSON values do.
func (r *reader) mended(i int, n Node) int {
	c := r.at(i)
	switch {
	case i == len(r.src):
		return r.missing(i, n, "the document ends where a value must stand")
	case quoteSize(r.src, i) > 0:
		return r.cook(i, n)
	case c == '+' || c == '.' || r.notation == JSON5 && r.nonFinite(i):
		return r.otherNumber(i, n)
	case r.letter(i):
		return r.bareText(i, n)
	case c == ':':
		return r.manyColons(i, n)
	case c == ',' || c == ']' || c == '}':
		return r.missing(i, n, "a value is missing before \""+string(c)+"\"")
	}
	end := r.junk(i)
	r.problem(i, end, r.next(), "expected a value, found "+quote(r.src[i:end]))
	n.end = uint32(end)
	r.add(n)
	return end
}

// missing notes a value that is not there.
func (r *reader) missing(i int, n Node, message string) int {
	n.end = n.start
	id := r.add(n)
	if !r.ended {
		r.problem(i, i+1, id, message)
	}
	r.ended = r.ended || i == len(r.src)
	return i
}

// manyColons reads a value that more than one colon stands before.
func (r *reader) manyColons(i int, n Node) int {
	end := i
	for next := i; r.at(next) == ':'; next = blank(r.src, end) {
		end = next + 1
	}
	p := r.problem(i, end, r.next(), "a colon with nothing before it")
	p.safely("remove it", Edit{i, end, ""})
	if i = r.blank(end); r.at(i) == ':' {
		n.start, n.end = uint32(i), uint32(i)
		r.add(n)
		return i + 1
	}
	return r.value(i, n)
}

// meant are words of other languages for JSON's.
var meant = []struct {
	word, json string
	kind       Kind
}{
	{"True", "true", True},
	{"TRUE", "true", True},
	{"False", "false", False},
	{"FALSE", "false", False},
	{"None", "null", Null},
	{"Null", "null", Null},
	{"NULL", "null", Null},
	{"nil", "null", Null},
	{"undefined", "null", Null},
}

// bareText reads text without quotes.
func (r *reader) bareText(i int, n Node) int {
	end := r.bareEnd(i)
	text := string(r.src[i:end])
	if text == "NaN" || text == "Infinity" {
		return r.otherNumber(i, n)
	}
	for _, m := range meant {
		if text == m.word || len(text) > 1 && strings.HasPrefix(m.json, text) {
			p := r.problem(i, end, r.next(), quote(r.src[i:end])+" is not "+r.notation.String())
			p.perhaps("write "+m.json, Edit{i, end, m.json})
			return r.literal(end, m.kind, n)
		}
	}
	if r.at(end) == '"' && r.endsValue(end+1) {
		p := r.problem(i, end+1, r.next(), "the string's first quote is missing")
		p.perhaps("insert it", Edit{i, i, "\""})
		n.end = uint32(end + 1)
		return r.cooked(n, text)
	}
	p := r.problem(i, end, r.next(), quote(r.src[i:end])+" must stand in double quotes")
	p.perhaps("quote it", Edit{i, end, Quote(text)})
	n.end = uint32(end)
	return r.cooked(n, text)
}

// bareEnd returns the end of the words at i that stand without quotes.
func (r *reader) bareEnd(i int) int {
	for {
		end := r.bareWord(i)
		i = spaces(r.src, end)
		if i == end || !r.letter(i) {
			return end
		}
	}
}

// bareWord returns the end of the word at i.
func (r *reader) bareWord(i int) int {
	for size := letterSize(r.src, i); size > 0; size = letterSize(r.src, i) {
		switch c := r.src[i]; {
		case c <= ' ', c == '"', c == ',', c == '{', c == '}', c == '[', c == ']':
			return i
		case c == ':' && !wordByte(r.at(i+1)) && r.at(i+1) != '/':
			return i
		}
		i += size
	}
	return i
}

// letter reports whether text without quotes may start at i.
func (r *reader) letter(i int) bool {
	return wordByte(r.at(i)) || letterSize(r.src, i) > 1
}

// letterSize returns the size of the character at i, 0 when it is not one that text may have.
func letterSize(src []byte, i int) int {
	if i >= len(src) {
		return 0
	}
	if src[i] < utf8.RuneSelf {
		return 1
	}
	_, size := utf8.DecodeRune(src[i:])
	if size == 1 || strangeBlank(src[i:]) > 0 {
		return 0
	}
	return size
}

// endsValue reports whether what stands at i fits after the end of a value.
func (r *reader) endsValue(i int) bool {
	for i < len(r.src) && (r.src[i] == ' ' || r.src[i] == '\t') {
		i++
	}
	switch r.at(i) {
	case ',', '}', ']', '\r', '\n':
		return true
	}
	return i == len(r.src)
}

// maxShown is how many characters of a number a title shows.
const maxShown = 24

// otherNumber reads something that starts like a number and is not one in JSON.
func (r *reader) otherNumber(i int, n Node) int {
	end := i
	for c := r.at(end); wordByte(c) || c == '+' || c == '-' || c == '.'; c = r.at(end) {
		end++
	}
	word := string(r.src[i:end])
	if r.notation == JSON5 && r.json5Number(word, end, n) {
		return end
	}
	p := r.problem(i, end, r.next(), quote(r.src[i:end])+" is not a "+r.notation.String()+" number")
	if strings.Trim(word, "+-.") == "" {
		p.Message = "expected a value, found " + quote(r.src[i:end])
	} else if mended, sure := mendNumber(word); mended != "" {
		p.perhaps("write "+shorten.To(mended, maxShown), Edit{i, end, mended})
		p.Safe = sure
	}
	n.end = uint32(end)
	r.add(n)
	return end
}

// mendNumber returns the JSON number that a number of another language means, "" when it is none,
// and whether it is sure.
func mendNumber(word string) (mended string, sure bool) {
	if value, err := strconv.ParseUint(word, 0, 64); err == nil && len(word) > 2 && word[1] > '9' {
		return strconv.FormatUint(value, 10), false
	}
	plain := strings.ReplaceAll(word, "_", "")
	sure = plain == word
	sign := ""
	if plain[:1] == "-" {
		sign = "-"
	}
	plain = strings.TrimPrefix(strings.TrimPrefix(plain, "+"), sign)
	if whole := strings.TrimLeft(plain, "0"); whole != plain && whole != "" && whole[0]-'0' <= 9 {
		plain, sure = whole, false
	}
	if mended, _ = jsonNumber(sign + plain); mended == word {
		return "", false
	}
	return mended, sure && !strings.ContainsAny(plain, "xX")
}

// tooDeep passes over a container beyond MaxDepth.
func (r *reader) tooDeep(i int, n Node) int {
	id := r.next()
	r.problem(i, i+1, id, "lists and objects nest deeper than "+strconv.Itoa(MaxDepth)+
		" levels; what is inside is not read")
	open := 0
	for ; i < len(r.src); i++ {
		switch r.src[i] {
		case '"':
			i = skipString(r.src, i)
		case '{', '[':
			open++
		case '}', ']':
			open--
		}
		if open == 0 {
			i++
			break
		}
	}
	n.end = uint32(min(i, len(r.src)))
	r.add(n)
	return int(n.end)
}

// skipString returns the offset of the quote that ends the string at i, or of the last byte.
func skipString(src []byte, i int) int {
	for i++; i < len(src) && src[i] != '"'; i++ {
		if src[i] == '\\' {
			i++
		}
	}
	return i
}

// junk returns the end of a run of bytes at i that mean nothing; it passes at least one code point.
func (r *reader) junk(i int) int {
	for i++; i < len(r.src); i++ {
		switch c := r.src[i]; c {
		case ',', ':', '{', '}', '[', ']', '"', '\'', ' ', '\t', '\r', '\n':
			return i
		}
	}
	return i
}

// wordByte reports whether c is part of a word without quotes.
func wordByte(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c-'0' <= 9 || c == '_' || c == '$'
}

// trimBlank returns end less the white space before it, not going before start.
func trimBlank(src []byte, start, end int) int {
	for end > start && (src[end-1] == ' ' || src[end-1] >= '\t' && src[end-1] <= '\r') {
		end--
	}
	return end
}
