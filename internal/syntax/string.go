package syntax

import (
	"bytes"
	"strings"
	"unicode/utf8"
	"unsafe"
)

// token is a key as it was written.
type token struct {
	end    int
	cooked bool
	text   string
}

// key reads the key at i: in quotes of some kind, or bare.
func (r *reader) key(i int) token {
	if quoteSize(r.src, i) > 0 {
		end, changed, value := r.decode(i, r.next(), true)
		return token{end, changed, value}
	}
	end := i
	for size := r.keySize(i); size > 0; size = r.keySize(end) {
		end += size
	}
	word := unsafe.String(unsafe.SliceData(r.src[i:]), end-i)
	if r.notation == JSON5 {
		if word = unescape(word); r.quiet || identifier(word) {
			return token{end, true, word}
		}
	}
	p := r.problem(i, end, r.next(), "the key "+quote(r.src[i:end])+" must stand in double quotes")
	if r.at(end) == '"' && r.at(blank(r.src, end+1)) == ':' {
		p.perhaps("insert the first quote", Edit{i, i, "\""})
		return token{end + 1, true, word}
	}
	p.safely("quote it", Edit{i, end, Quote(word)})
	p.Safe = bytes.IndexByte(r.src[i:end], '\\') < 0
	return token{end, true, word}
}

// keySize returns the size of the character at i, 0 when it is not one that a bare key may have.
func (r *reader) keySize(i int) int {
	switch c := r.at(i); {
	case wordByte(c) || c == '-' || c == '\\' && r.notation == JSON5:
		return 1
	case c < utf8.RuneSelf:
		return 0
	}
	if c, size := utf8.DecodeRune(r.src[i:]); r.notation == JSON5 && joiner(c) {
		return size
	}
	return letterSize(r.src, i)
}

// quoteSize returns the size of the quote at i, of whatever kind, 0 when there is none.
func quoteSize(src []byte, i int) int {
	if i >= len(src) {
		return 0
	}
	switch src[i] {
	case '"', '\'', '`':
		return 1
	case 0xE2:
		return curlySize(src, i)
	}
	return 0
}

// curlySize returns 3 when a typographic quote stands at i, else 0.
func curlySize(src []byte, i int) int {
	if i+3 <= len(src) && string(src[i:i+2]) == "\xE2\x80" && src[i+2]&^7 == 0x98 {
		return 3
	}
	return 0
}

// cook reads the string at i whose text differs from its bytes.
func (r *reader) cook(i int, n Node) int {
	end, _, value := r.decode(i, r.next(), false)
	n.end = uint32(end)
	return r.cooked(n, value)
}

// cooked adds a string whose text is value.
func (r *reader) cooked(n Node, value string) int {
	n.kind = String
	n.flags |= cooked
	n.size = uint32(len(r.texts))
	r.texts = append(r.texts, newText(value))
	r.add(n)
	return int(n.end)
}

// decode decodes the string at i up to and with its closing quote. changed tells that the text is
// not simply the bytes between two double quotes.
func (r *reader) decode(i int, id ID, key bool) (end int, changed bool, value string) {
	s := stringReader{r: r, id: id, key: key, open: i, quote: r.src[i], from: len(r.buffer), control: none}
	changed = s.quote != '"'
	for i += quoteSize(r.src, i); ; {
		next := s.plain(i)
		r.buffer = append(r.buffer, r.src[i:next]...)
		i = next
		if size := s.closes(i); size > 0 {
			i += size
			break
		}
		changed = true
		var done bool
		if i, done = s.odd(i); done {
			break
		}
	}
	s.report(i)
	b := r.buffer[s.from:]
	return i, changed, unsafe.String(unsafe.SliceData(b), len(b))
}

// none is the index of no problem.
const none = -1

// stringReader decodes one string that has escapes or mistakes.
type stringReader struct {
	r  *reader
	id ID
	// key tells that the string is a key: one that has control characters lacks its closing quote.
	key  bool
	open int
	from int
	// quote is the first byte of the quote that the string begins with.
	quote byte
	// broken is set once a mistake was found, so that no cure built on the text is offered.
	broken bool
	// unclosed is set when the closing quote is missing.
	unclosed bool
	// control is the index of the problem that tells of control characters: one is enough.
	control int
}

// plain returns the offset of the first byte at or after i that is no plain text in this string.
func (s *stringReader) plain(i int) int {
	src := s.r.src
	if s.quote == '"' {
		i, _ = plain(src, i)
		return i
	}
	for i < len(src) && src[i] >= ' ' && src[i] != '\\' && s.closes(i) == 0 {
		_, size := utf8.DecodeRune(src[i:])
		if src[i] >= utf8.RuneSelf && size == 1 {
			return i
		}
		i += size
	}
	return i
}

// closes returns the size of the quote at i if it closes the string, else 0.
func (s *stringReader) closes(i int) int {
	src := s.r.src
	if s.quote < utf8.RuneSelf {
		if s.r.at(i) == s.quote {
			return 1
		}
		return 0
	}
	single := src[s.open+2] < 0x9C
	if s.r.at(i) == '"' && !single {
		return 1
	}
	if size := curlySize(src, i); size > 0 && src[i+2] < 0x9C == single {
		return size
	}
	return 0
}

// report tells of quotes that are not double ones, once the whole string is known.
func (s *stringReader) report(end int) {
	if s.quote == '"' || s.unclosed || s.quote == '\'' && s.r.notation == JSON5 {
		return
	}
	message := "strings stand in double quotes, not in typographic ones"
	switch s.quote {
	case '\'':
		message = "strings stand in double quotes, not in single ones"
	case '`':
		message = "strings stand in double quotes, not in backquotes"
	}
	p := s.r.problem(s.open, end, s.id, message)
	if !s.broken && !s.r.silent() {
		p.safely("use double quotes", Edit{s.open, end, Quote(string(s.r.buffer[s.from:]))})
	}
}

// odd deals with the byte at i that is not plain text; done tells that the string ends at next.
func (s *stringReader) odd(i int) (next int, done bool) {
	r := s.r
	switch c := r.at(i); {
	case i >= len(r.src):
		return s.unterminated(i), true
	case c == '\\':
		return s.escape(i), false
	case c >= utf8.RuneSelf:
		return s.malformed(i), false
	case c == '\n' || c == '\r':
		next = blank(r.src, i)
		if s.endsBefore(next) {
			return s.unterminated(i), true
		}
		s.controls(i, next)
		return next, false
	}
	s.controls(i, i+1)
	return i + 1, false
}

// endsBefore tells whether a string that meets a line break was meant to end before it: the next
// line, at i, starts as JSON's lines do.
func (s *stringReader) endsBefore(i int) bool {
	switch s.r.at(i) {
	case '"':
		return s.quote != '"' || !s.r.endsValue(i+1)
	case '}', ']', '{', '[':
		return true
	case '\'':
		return s.quote == '\''
	}
	return i == len(s.r.src)
}

// unterminated ends a string that has no closing quote at i, or before the comma and brackets that
// stand before i and surely are not part of it.
func (s *stringReader) unterminated(i int) int {
	r := s.r
	end := i
	if !r.bounded {
		end = s.beforeClosers(i)
	}
	r.buffer = r.buffer[:len(r.buffer)-(i-end)]
	s.broken, s.unclosed = true, true
	r.open = end
	r.ended = r.ended || end == len(r.src)
	p := r.problem(s.open, end, s.id, "the string is not closed")
	p.perhaps("close it", Edit{end, end, string(r.src[s.open : s.open+quoteSize(r.src, s.open)])})
	return end
}

// beforeClosers returns i less the comma, brackets and white space before it. Brackets stay where
// others that they might close stand in the string, and all stays that a backslash precedes.
func (s *stringReader) beforeClosers(i int) int {
	r := s.r
	closers := ",}] \t\r"
	if bytes.ContainsAny(r.buffer[s.from:], "{[") {
		closers = ", \t\r"
	}
	end := i
	for len(r.buffer)-s.from > i-end && strings.IndexByte(closers, r.src[end-1]) >= 0 {
		end--
	}
	if !bytes.ContainsAny(r.src[end:i], ",}]") || r.src[end-1] == '\\' {
		return i
	}
	return end
}

// controls takes the text from i up to end, in which there is a control character.
func (s *stringReader) controls(i, end int) {
	r := s.r
	for ; i < end; i++ {
		c := r.src[i]
		r.buffer = append(r.buffer, c)
		if c < ' ' && (r.notation != JSON5 || c == '\n' || c == '\r') {
			s.controlCharacter(i, i+1)
		}
	}
}

// controlCharacter reports the control character just before end, with those before it if there are
// any. A backslash at i may precede it.
func (s *stringReader) controlCharacter(i, end int) {
	const most = 64
	r := s.r
	if r.quiet || s.quote == '`' {
		return
	}
	s.broken = true
	escape := Quote(string(r.src[end-1]))
	escape = escape[1 : len(escape)-1]
	edit := Edit{i, end, escape}
	if s.control == none {
		s.control = len(r.problems)
		p := r.problem(i, end, s.id, "the control character "+escape+" must be written as an escape")
		p.perhaps("write it as an escape", edit)
		p.Safe = !s.key
		return
	}
	if s.control < len(r.problems) && len(r.problems[s.control].Edits) < most {
		p := &r.problems[s.control]
		p.Edits = append(p.Edits, edit)
	}
}

// malformed passes over bytes at i that are not UTF-8; each run reads as one U+FFFD.
func (s *stringReader) malformed(i int) int {
	r := s.r
	end := i
	for end < len(r.src) && r.src[end] >= 0x80 {
		if _, size := utf8.DecodeRune(r.src[end:]); size > 1 {
			break
		}
		end++
	}
	s.broken = true
	r.problem(i, end, s.id, "the bytes "+quote(r.src[i:min(end, i+4)])+
		" are not UTF-8; save the document as UTF-8")
	r.buffer = append(r.buffer, "\uFFFD"...)
	return end
}
