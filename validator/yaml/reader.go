package yaml

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	goyaml "github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"github.com/slashlint/slashlint/validator"
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

// translate translates a document whose fixes need no proof.
func translate(src []byte) *translation {
	c := converter{translation: &translation{src: src}}
	c.read()
	return c.translation
}

// problem notes what is wrong between two bytes of the document.
func (c *converter) problem(severity validator.Severity, at span, message, note string) {
	if c.expanding > 0 {
		return
	}
	c.findings = append(c.findings, validator.Finding{
		Rule: syntaxRule, Severity: severity, At: len(c.json),
		Start: at.start, End: at.end, Message: message, Note: note,
	})
}

// memberProblem notes what is wrong with a member that is not written to the JSON.
func (c *converter) memberProblem(at span, message, note string) {
	before := len(c.findings)
	c.problem(validator.Error, at, message, note)
	if len(c.findings) > before {
		c.findings[before].At = c.parts[c.parent].start
	}
}

// maxSize is how large a document may be, maxMarks how many characters it may have that may be tokens
// or stand between them. The parser needs a kilobyte for each token.
const (
	maxSize  = 4 << 20
	maxMarks = 400_000
)

// marks counts what may be tokens, or stand between them.
func marks(src []byte) int {
	count := 0
	for _, b := range src {
		switch b {
		case '\n', ',', ':', '[', ']', '{', '}', '&', '*', '!', '?', '"', '\'', '#':
			count++
		}
	}
	return count + bytes.Count(src, []byte("- "))
}

func (c *converter) read() {
	if c.unreadable() {
		return
	}
	text := c.src
	if bytes.HasPrefix(text, byteOrderMark) {
		c.first = len(byteOrderMark)
		text = text[c.first:]
	}
	// The lexer folds quoted texts wrongly where lines end in CRLF.
	tokens := lexer.Tokenize(strings.ReplaceAll(string(text), "\r\n", "\n"))
	c.place(tokens)
	tokens, others := firstDocument(tokens)
	if tk := tokens.InvalidToken(); tk != nil {
		c.malformed(tk, tk.Error)
		return
	}
	if at, deep := c.tooDeep(tokens); deep {
		c.problem(validator.Error, at, tooDeep, "")
		return
	}
	if at, wide := c.tooWide(tokens); wide {
		c.problem(validator.Error, at, "an object has more than 10,000 members", "write the document as JSON")
		return
	}
	file, err := parse(tokens)
	if err != nil {
		c.refused(err)
		return
	}
	c.document(file)
	c.others(others)
}

var byteOrderMark = []byte("\uFEFF")

// unreadable reports bytes that are no text.
func (c *converter) unreadable() bool {
	if len(c.src) > maxSize || marks(c.src) > maxMarks {
		c.problem(validator.Error, span{}, "the document is too large for YAML: at most 4 MiB and "+
			"some 100,000 values are read", "write it as JSON")
		return true
	}
	if bytes.HasPrefix(c.src, []byte{0xFF, 0xFE}) || bytes.HasPrefix(c.src, []byte{0xFE, 0xFF}) {
		c.problem(validator.Error, span{0, 2}, "the document is encoded in UTF-16; save it as UTF-8", "")
		return true
	}
	const most = 100
	for i := 0; i < len(c.src) && len(c.findings) < most; {
		_, size := utf8.DecodeRune(c.src[i:])
		if size == 1 && c.src[i] >= utf8.RuneSelf {
			end := i
			for ; end < len(c.src) && c.src[end] >= utf8.RuneSelf; end++ {
				if _, next := utf8.DecodeRune(c.src[end:]); next > 1 {
					break
				}
			}
			c.problem(validator.Error, span{i, end}, "the bytes "+
				fmt.Sprintf("%+q", c.src[i:min(end, i+4)])+" are not UTF-8; save the document as UTF-8", "")
			size = end - i
		}
		i += size
	}
	return false
}

// parse parses what the lexer found. The parser is other people's: should it panic, that is an error.
func parse(tokens token.Tokens) (file *ast.File, err error) {
	defer func() {
		if recover() != nil {
			file, err = nil, errors.New("the document cannot be read")
		}
	}()
	return parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
}

// refused reports what the parser says.
func (c *converter) refused(err error) {
	var syntax *goyaml.SyntaxError
	if errors.As(err, &syntax) {
		c.malformed(syntax.GetToken(), syntax.GetMessage())
		return
	}
	c.problem(validator.Error, span{0, len(c.src)}, "the document cannot be read as YAML", "")
}

// malformed reports a token that cannot stand where it stands.
func (c *converter) malformed(tk *token.Token, message string) {
	at, ok := c.spans[tk]
	if tk != nil && (!ok || tk.Type == token.InvalidType) {
		at = c.byPosition(tk)
	}
	if i := bytes.IndexAny(c.src[at.start:at.end], "\r\n"); i > 0 {
		at.end = at.start + i
	}
	for _, a := range advice {
		if strings.Contains(message, a.message) {
			if a.instead != "" {
				message = a.instead
			}
			c.problem(validator.Error, at, message, a.note)
			return
		}
	}
	c.problem(validator.Error, at, clip(message), "")
}

// advice says what to do where the parser's message does not.
var advice = []struct{ message, instead, note string }{
	{
		"found character '\t' that cannot start any token",
		"a tab cannot indent YAML", "indent with spaces",
	},
	{"mapping value is not allowed", "", `put quotes around a text that has ": " in it`},
	{"could not find end character of", "", "close the quotes"},
	{"must be specified", "", "a text that goes on in the next line needs quotes here"},
	{"value is not allowed in this context", "", "indent it as what it belongs to, or quote the text before it"},
	{"unexpected key name", "", "a key is followed by \":\" and a space"},
	{"non-map value is specified", "", "a key is followed by \":\" and a space"},
}

func clip(message string) string {
	const most = 100
	message = strings.ToValidUTF8(strings.Join(strings.Fields(message), " "), "\uFFFD")
	if runes := []rune(message); len(runes) > most {
		message = string(runes[:most]) + "…"
	}
	return message
}

// maxDepth is how deep lists and objects may nest, as in JSON.
const maxDepth = 64

const tooDeep = "lists and objects nest deeper than 64 levels"

// tooDeep reports whether a document nests so deep that the parser, which goes down by recursion,
// is not to see it. Tokens of one line that stand further and further right may nest, as may runs of
// tags and anchors.
func (c *converter) tooDeep(tokens token.Tokens) (span, bool) {
	const most = 4 * maxDepth
	var columns []int
	flow, run := 0, 0
	for _, tk := range tokens {
		switch tk.Type {
		case token.MappingStartType, token.SequenceStartType:
			flow++
		case token.MappingEndType, token.SequenceEndType:
			flow--
		case token.TagType, token.AnchorType, token.MappingKeyType, token.SequenceEntryType:
			run += 2
		}
		run = max(run-1, 0)
		if flow <= 0 {
			column := tk.Position.Column
			for len(columns) > 0 && columns[len(columns)-1] >= column {
				columns = columns[:len(columns)-1]
			}
			columns = append(columns, column)
		}
		if flow > most || run > most || len(columns) > most {
			return c.spans[tk], true
		}
	}
	return span{}, false
}

// maxMembers is how many members a mapping in block style may have: the time that the parser takes
// grows with their square.
const maxMembers = 10_000

// tooWide reports a mapping of too many members, and where the first of those too many is. Keys of one
// mapping stand at one column; what stands further left ends it.
func (c *converter) tooWide(tokens token.Tokens) (span, bool) {
	members := map[int]int{}
	line := 0
	for _, tk := range tokens {
		column := tk.Position.Column
		if tk.Position.Line != line || tk.Type == token.SequenceEntryType {
			line = tk.Position.Line
			for further := range members {
				if further > column {
					delete(members, further)
				}
			}
		}
		if tk.Type != token.MappingValueType || tk.Prev == nil {
			continue
		}
		key := tk.Prev.Position.Column
		if members[key]++; members[key] > maxMembers {
			return c.spans[tk.Prev], true
		}
	}
	return span{}, false
}

// firstDocument divides the tokens of a stream into those of the first document that has content and,
// of each further one, the first. The parser takes ever longer with many documents, and loses one
// that follows an empty one.
func firstDocument(tokens token.Tokens) (first token.Tokens, others []*token.Token) {
	start, end, begun, content := 0, len(tokens), false, false
	for i, tk := range tokens {
		switch tk.Type {
		case token.DocumentHeaderType, token.DocumentEndType:
			if content && end == len(tokens) {
				end = i
			}
			if !content && !begun {
				start = i
			}
			begun = false
		case token.CommentType:
		case token.DirectiveType:
			begun = true
		default:
			if directive := tk.Prev != nil && tk.Prev.Type == token.DirectiveType; begun || directive {
				break
			}
			begun = true
			if content {
				others = append(others, tk)
			}
			content = true
		}
	}
	return tokens[start:end], others
}

// document translates the document of a file.
func (c *converter) document(file *ast.File) {
	for _, document := range file.Docs {
		if document.Body != nil && document.Body.Type() != ast.DirectiveType {
			ast.Walk(aliases{c}, document.Body)
			c.value(document.Body, span{})
			return
		}
	}
	c.problem(validator.Error, span{len(c.src), len(c.src)}, "the document is empty", "")
}

// others reports that more documents follow.
func (c *converter) others(first []*token.Token) {
	if len(first) == 0 {
		return
	}
	at := c.spans[first[0]]
	c.findings = append(c.findings, validator.Finding{
		Rule: syntaxRule, Severity: validator.Error, Start: at.start, End: at.end,
		Message: fmt.Sprintf("the file holds %d documents; the first one alone is judged", len(first)+1),
		Note:    "write a list of commands, or one file for each",
	})
}

// aliases notes which anchors are used.
type aliases struct{ c *converter }

// Visit notes an alias.
func (a aliases) Visit(node ast.Node) ast.Visitor {
	if alias, ok := node.(*ast.AliasNode); ok {
		if a.c.aliased == nil {
			a.c.aliased = map[string]bool{}
		}
		a.c.aliased[nameOf(alias.Value)] = true
	}
	return a
}
