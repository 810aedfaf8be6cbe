package yaml

import (
	"bytes"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml/internal/parse"
)

// The rules that documents in YAML break as such.
const (
	syntaxRule    = "yaml-syntax"
	ambiguousRule = "yaml-ambiguous"
)

// Reader reads YAML. Its zero value is ready.
type Reader struct{}

// Read translates a document.
func (Reader) Read(src []byte) validator.Translation {
	t := translate(src)
	t.budget = verifiable
	return t
}

// HasContent reports whether there is a document in a stream of YAML, and not just comments and markers.
func HasContent(src []byte) bool {
	for at := 0; at >= 0; {
		content, _, next := parse.HasContent(src, at)
		if content {
			return true
		}
		at = next
	}
	return false
}

// translate translates a document whose fixes need no proof.
func translate(src []byte) *translation {
	c := converter{translation: &translation{src: src}}
	if !c.unreadable() {
		c.characters()
		c.lastLine()
		c.read()
	}
	c.endFindings()
	return c.translation
}

// maxSize is how large a document may be: the JSON of one has up to five times its size, and offsets
// are of 32 bits.
const maxSize = 256 << 20

// unreadable reports a document that is not read at all.
func (c *converter) unreadable() bool {
	switch {
	case len(c.src) > maxSize:
		c.problem(validator.Error, span{}, "the document is too large: YAML is read up to 256 MiB", "write it as JSON")
	case syntax.Encoding(c.src) != "":
		c.problem(validator.Error, span{0, 2},
			"the document is encoded in "+syntax.Encoding(c.src)+"; save it as UTF-8", "")
	default:
		return false
	}
	return true
}

// maxCharacters is how many places with characters that YAML does not have are reported.
const maxCharacters = 100

// characters reports bytes that are no characters of YAML, and characters that are line breaks to some
// readers.
func (c *converter) characters() {
	for i := 0; i < len(c.src) && len(c.findings) < maxCharacters; {
		b := c.src[i]
		if b >= ' ' && b < utf8.RuneSelf || b == '\n' || b == '\t' || b == '\r' && c.at(i+1) == '\n' {
			i++
			continue
		}
		r, size := utf8.DecodeRune(c.src[i:])
		at := span{i, i + size}
		switch {
		case r == utf8.RuneError && size == 1:
			at.end = c.invalidEnd(i)
			c.problem(validator.Error, at, "the bytes "+
				strconv.QuoteToASCII(string(c.src[i:min(at.end, i+4)]))+" are not UTF-8", "save the document as UTF-8")
		case r == '\r':
			c.differ(at, "readers do not agree on whether U+000D alone is a line break", "end lines with U+000A")
		case r < ' ':
			for at.end < len(c.src) && c.src[at.end] == b {
				at.end++
			}
			c.problem(validator.Error, at, "YAML does not allow the character "+codePoint(r), "write it as an escape sequence in double quotes")
		case r == 0xFEFF && i > 0:
			c.differ(at, "readers do not agree on U+FEFF within a document", "remove it, or write it as an escape sequence in double quotes")
		case r == 0x85, r == 0x2028, r == 0x2029:
			c.differ(at, codePoint(r)+" is a line break to readers of YAML 1.1", "write it as an escape sequence in double quotes")
		}
		i = at.end
	}
}

// lastLine reports a last line of tabs without a line break.
func (c *converter) lastLine() {
	line := bytes.LastIndexAny(c.src, "\r\n") + 1
	if rest := c.src[line:]; len(bytes.Trim(rest, " \t")) == 0 && bytes.IndexByte(rest, '\t') >= 0 {
		c.differ(span{line, len(c.src)}, "some readers refuse a last line of tabs", "remove it")
	}
}

// at returns the byte at an offset, 0 at the end.
func (c *converter) at(i int) byte {
	if i == len(c.src) {
		return 0
	}
	return c.src[i]
}

// codePoint names a character.
func codePoint(r rune) string {
	text := strings.ToUpper(strconv.FormatInt(int64(r), 16))
	return "U+" + strings.Repeat("0", max(4-len(text), 0)) + text
}

// invalidEnd returns the end of the bytes that are not UTF-8.
func (c *converter) invalidEnd(i int) int {
	for ; i < len(c.src) && c.src[i] >= utf8.RuneSelf; i++ {
		if _, size := utf8.DecodeRune(c.src[i:]); size > 1 {
			break
		}
	}
	return i
}

// read reads the first document of the stream that has content.
func (c *converter) read() {
	for at := 0; at >= 0; {
		content, _, next := parse.HasContent(c.src, at)
		if !content {
			at = next
			continue
		}
		c.tree, next = parse.Next(c.src, at)
		c.document()
		c.others(next)
		return
	}
	c.problem(validator.Error, span{len(c.src), len(c.src)}, "the document is empty", "")
}

// document translates the document, unless what it is cannot be known for errors.
func (c *converter) document() {
	if c.tree.Root != 0 && !c.tree.Unsure && !c.allBroken() {
		c.value(c.tree.Root)
	}
	for i := range c.tree.Problems {
		p := &c.tree.Problems[i]
		f := validator.Finding{
			Rule: syntaxRule, Severity: validator.Error, Start: p.Start, End: p.End, Message: p.Message, Note: p.Note,
		}
		if k := c.brokenPart(p.Item); k >= 0 {
			f.At = int(c.parts[k].start)
		} else if i < len(c.offsets) {
			f.At = c.offsets[i]
		}
		c.add(f)
	}
	c.discarded += c.tree.Unlisted
}

// locate notes where in the JSON the problems of a scalar are, which keep nothing from being read.
func (c *converter) locate(at span) {
	for len(c.offsets) < len(c.tree.Problems) && c.tree.Problems[len(c.offsets)].Start < at.end {
		offset := 0
		if c.tree.Problems[len(c.offsets)].Start >= at.start {
			offset = len(c.json)
		}
		c.offsets = append(c.offsets, offset)
	}
}

// allBroken reports whether nothing of the outermost collection could be read, so that what it is
// cannot be known.
func (c *converter) allBroken() bool {
	if !c.tree.Lost {
		return false
	}
	for child := c.tree.First(c.tree.Root); child != 0; child = c.tree.Next(child) {
		if c.tree.Kind(c.tree.Root) == parse.Mapping {
			child = c.tree.Next(child)
		}
		if c.tree.Kind(child) != parse.Broken {
			return false
		}
	}
	return true
}

// brokenPart returns the part of a broken item, -1 for none.
func (c *converter) brokenPart(item parse.ID) int {
	for c.nextBroken < len(c.broken) && c.parts[c.broken[c.nextBroken]].node < item {
		c.nextBroken++
	}
	if item == 0 || c.nextBroken == len(c.broken) || c.parts[c.broken[c.nextBroken]].node != item {
		return -1
	}
	return c.broken[c.nextBroken]
}

// others reports that more documents follow.
func (c *converter) others(at int) {
	count, first := 1, -1
	for at >= 0 {
		content, start, next := parse.HasContent(c.src, at)
		if content {
			if count++; first < 0 {
				first = start
			}
		}
		at = next
	}
	if count == 1 {
		return
	}
	end := first
	for end < len(c.src) && !bytes.ContainsRune([]byte(" \t\r\n:"), rune(c.src[end])) {
		end++
	}
	c.add(validator.Finding{
		Rule: syntaxRule, Severity: validator.Error, Start: first, End: max(end, first+1),
		Message: "the file has " + strconv.Itoa(count) + " documents; only the first one is checked",
		Note:    "write a list of commands, or one file for each",
	})
}
