package yaml

import (
	"bytes"
	"unicode/utf8"

	"github.com/goccy/go-yaml/token"
)

// span is a part of the document.
type span struct{ start, end int }

// place finds the bytes of every token: the lexer counts in code points, and not always right. Tokens
// follow each other with nothing but blanks between them, so each is found behind the one before.
func (c *converter) place(tokens token.Tokens) {
	c.spans = make(map[*token.Token]span, len(tokens))
	at := c.first
	var block bool
	for _, tk := range tokens {
		if block && tk.Type == token.StringType {
			at = c.line(at)
		}
		start := c.blank(at)
		end, ok := c.end(tk, start, block)
		if !ok {
			lost := c.byPosition(tk)
			start, end = max(lost.start, at), max(lost.end, at)
		}
		c.spans[tk] = span{start, end}
		at = end
		block = tk.Type == token.LiteralType || tk.Type == token.FoldedType ||
			block && tk.Type == token.CommentType
	}
}

// byPosition returns where the lexer says that a token stands, to which CRLF is one character.
func (c *converter) byPosition(tk *token.Token) span {
	at := c.first
	for n := 1; n < tk.Position.Offset && at < len(c.src); n++ {
		_, size := utf8.DecodeRune(c.src[at:])
		if bytes.HasPrefix(c.src[at:], []byte("\r\n")) {
			size = 2
		}
		at += size
	}
	end, ok := c.end(tk, at, false)
	if !ok {
		_, size := utf8.DecodeRune(c.src[at:])
		end = at + size
	}
	return span{at, end}
}

// blank passes over white space and line breaks.
func (c *converter) blank(i int) int {
	for i < len(c.src) && (c.src[i] == ' ' || c.src[i] == '\t' || c.src[i] == '\n' || c.src[i] == '\r') {
		i++
	}
	return i
}

// line returns the start of the next line.
func (c *converter) line(i int) int {
	for i < len(c.src) {
		i++
		if c.src[i-1] == '\n' || c.src[i-1] == '\r' && (i == len(c.src) || c.src[i] != '\n') {
			break
		}
	}
	return i
}

// end returns the end of a token that starts at i, and whether it stands there. The text of a block
// may be written over several lines, as may a plain one.
func (c *converter) end(tk *token.Token, i int, block bool) (int, bool) {
	switch {
	case i == len(c.src):
		return i, tk.Value == ""
	case tk.Type == token.CommentType:
		for i < len(c.src) && c.src[i] != '\n' && c.src[i] != '\r' {
			i++
		}
		return i, true
	case tk.Type == token.DoubleQuoteType && c.src[i] == '"':
		return c.quoted(i, '\\')
	case tk.Type == token.SingleQuoteType && c.src[i] == '\'':
		return c.quoted(i, '\'')
	case tk.Type == token.DoubleQuoteType || tk.Type == token.SingleQuoteType:
		return i, false
	case tk.Type == token.InvalidType:
		return min(i+1, len(c.src)), true
	}
	return c.unquoted(tk.Value, i)
}

// quoted returns the end of the quoted text at i, in which escape stands before a quote that does not
// close it.
func (c *converter) quoted(i int, escape byte) (int, bool) {
	quote := c.src[i]
	for i++; i < len(c.src); i++ {
		switch {
		case c.src[i] == escape && i+1 < len(c.src) && (escape == '\\' || c.src[i+1] == quote):
			i++
		case c.src[i] == quote:
			return i + 1, true
		}
	}
	return i, false
}

// unquoted returns the end of a text at i, which may be broken into lines.
func (c *converter) unquoted(text string, i int) (int, bool) {
	end := i
	for _, r := range text {
		if r == ' ' || r == '\t' || r == '\n' || r == '\r' {
			continue
		}
		i = c.blank(end)
		got, size := utf8.DecodeRune(c.src[i:])
		if got != r {
			return end, false
		}
		end = i + size
	}
	return end, true
}
