package config

import (
	"bytes"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
)

// yaml reads YAML. It returns nil where the document could not be read, or is empty.
func (r *reader) yaml() *node {
	// The library counts some lines twice that end in CRLF, so it gets them with LF alone.
	src := r.src[r.marked():]
	src = bytes.ReplaceAll(bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n")), []byte("\r"), []byte("\n"))
	if !utf8.Valid(src) {
		r.problem(span{}, "the configuration is not UTF-8")
		return nil
	}
	// Of brackets in brackets the library takes the time of their square, and more.
	if tooDeep(src) {
		r.problem(span{}, "more than %d brackets are open at once", mostOpen)
		return nil
	}
	file, err := parseYAML(src)
	y := &yamlReader{reader: r, lines: lineStarts(r.src, r.marked()), anchors: map[string]*anchor{}}
	if err != nil {
		y.refuse(err)
		return nil
	}
	var root *node
	for _, doc := range file.Docs {
		switch {
		case doc.Body == nil:
		case root != nil:
			r.problem(y.span(doc.Body), "a configuration is one document, and here begins a second one")
		default:
			root = y.node(doc.Body)
		}
	}
	return root
}

var errYAML = errors.New("not well-formed YAML")

// parseYAML keeps a fault of the library from ending the program.
func parseYAML(src []byte) (file *ast.File, err error) {
	defer func() {
		if recover() != nil {
			file, err = nil, errYAML
		}
	}()
	return parser.ParseBytes(src, 0, parser.AllowDuplicateMapKey())
}

// mostOpen is how many brackets may be open at once; a configuration needs five.
const mostOpen = 512

// tooDeep tells whether more are open somewhere, those in strings and comments counted.
func tooDeep(src []byte) bool {
	depth := 0
	for _, c := range src {
		switch c {
		case '[', '{':
			depth++
		case ']', '}':
			depth = max(0, depth-1)
		}
		if depth > mostOpen {
			return true
		}
	}
	return false
}

// lineStarts returns where each line starts.
func lineStarts(src []byte, first int) []int {
	starts := []int{first}
	for i := first; i < len(src); i++ {
		if src[i] == '\n' || src[i] == '\r' && (i+1 == len(src) || src[i+1] != '\n') {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// yamlReader makes nodes of the tree of the YAML library.
type yamlReader struct {
	*reader
	lines   []int
	anchors map[string]*anchor
	// last is the last column that was looked for: the next is mostly behind it on the same line.
	last struct{ line, column, offset int }
}

// anchor is a value that aliases may stand for; it is open while it is read.
type anchor struct {
	value ast.Node
	open  bool
}

// refuse tells what the library could not read.
func (y *yamlReader) refuse(err error) {
	var syntax yaml.Error
	if !errors.As(err, &syntax) || syntax.GetToken() == nil {
		y.problem(span{}, "%v", errYAML)
		return
	}
	y.problem(y.token(syntax.GetToken()), "not well-formed YAML: %s", syntax.GetMessage())
}

func (y *yamlReader) node(from ast.Node) *node {
	n := &node{kind: unreadable}
	if from == nil {
		return n
	}
	n.span = y.span(from)
	if !y.room(n.span) {
		return n
	}
	switch from := from.(type) {
	case *ast.StringNode:
		n.kind, n.text = text, from.Value
	case *ast.LiteralNode:
		n.kind, n.text = text, from.Value.Value
	case *ast.TagNode:
		return y.tagged(from)
	case *ast.AnchorNode:
		return y.anchored(from)
	case *ast.AliasNode:
		return y.alias(from)
	case *ast.SequenceNode:
		n.kind = list
		for _, value := range from.Values {
			n.items = append(n.items, y.node(value))
		}
	case *ast.MappingNode:
		n.kind = object
		for _, value := range from.Values {
			y.member(n, value)
		}
	case *ast.MappingValueNode:
		n.kind = object
		y.member(n, from)
	default:
		n.kind, n.text = other, from.GetToken().Value
	}
	return n
}

// tagged reads a value with a tag, of which !!str makes a string.
func (y *yamlReader) tagged(from *ast.TagNode) *node {
	n := y.node(from.Value)
	if from.Start.Value == "!!str" && n.kind == other {
		n.kind = text
	}
	return n
}

func (y *yamlReader) anchored(from *ast.AnchorNode) *node {
	a := &anchor{from.Value, true}
	y.anchors[from.Name.GetToken().Value] = a
	n := y.node(from.Value)
	a.open = false
	return n
}

// alias reads a value where an alias stands for it. The places within are those of the value itself.
func (y *yamlReader) alias(from *ast.AliasNode) *node {
	n := &node{kind: unreadable, span: y.span(from)}
	name := strings.TrimSpace(from.Value.GetToken().Value)
	a := y.anchors[name]
	switch {
	case a == nil:
		y.problem(n.span, "no anchor %q stands before this alias", name)
		return n
	case a.open:
		y.problem(n.span, "the alias %q stands within its own anchor", name)
		return n
	}
	return y.node(a.value)
}

func (y *yamlReader) member(n *node, from *ast.MappingValueNode) {
	at := y.token(from.Key.GetToken())
	switch k := from.Key.(type) {
	case *ast.MergeKeyNode:
		y.problem(at, "a configuration has no merge keys; write the members out, or alias whole values")
		return
	case *ast.MappingKeyNode:
		if k.Value == nil {
			y.problem(at, "a key is missing")
			return
		}
		at = y.span(k.Value)
		n.keys = append(n.keys, key{k.Value.GetToken().Value, at})
	default:
		n.keys = append(n.keys, key{from.Key.GetToken().Value, at})
	}
	n.items = append(n.items, y.node(from.Value))
}

// span returns the bytes of a value: of a mapping or a block sequence, where it starts.
func (y *yamlReader) span(n ast.Node) span {
	switch n := n.(type) {
	case *ast.MappingNode:
		if !n.IsFlowStyle && len(n.Values) > 0 {
			return y.span(n.Values[0])
		}
	case *ast.MappingValueNode:
		return y.token(n.Key.GetToken())
	}
	return y.token(n.GetToken())
}

// token returns the bytes of a token, on its first line.
func (y *yamlReader) token(t *token.Token) span {
	if t.Position == nil {
		return span{}
	}
	line := min(max(t.Position.Line, 1), len(y.lines)) - 1
	end := len(y.src)
	if line+1 < len(y.lines) {
		end = y.lines[line+1]
	}
	end = y.lines[line] + len(bytes.TrimRight(y.src[y.lines[line]:end], "\r\n"))
	i := y.column(line, t.Position.Column, end)
	written := strings.TrimSpace(t.Origin)
	written, _, _ = strings.Cut(written, "\n")
	if bytes.HasPrefix(y.src[i:end], []byte(written)) {
		end = i + len(written)
	}
	return span{i, end}
}

// column returns the byte at which a column of a line starts, at most the line's end.
func (y *yamlReader) column(line, column, end int) int {
	if y.last.line != line || y.last.column > column || y.last.column == 0 {
		y.last.line, y.last.column, y.last.offset = line, 1, y.lines[line]
	}
	for y.last.column < column && y.last.offset < end {
		_, size := utf8.DecodeRune(y.src[y.last.offset:])
		y.last.offset += size
		y.last.column++
	}
	return y.last.offset
}
