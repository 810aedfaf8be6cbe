package config

import (
	"slices"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/internal/shorten"
	"github.com/slashlint/slashlint/validator"
)

// hold notes every way in which a value is not as the shape wants it. name is the key that it stands
// under.
func (r *reader) hold(n *node, s *shape, name string) {
	switch {
	case n.kind == unreadable:
	case n.kind != s.kind:
		r.wrongKind(n, s, name)
	case n.kind == text:
		r.holdText(n, s)
	case n.kind == list:
		r.holdList(n, s, name)
	default:
		r.holdObject(n, s)
	}
}

func (r *reader) wrongKind(n *node, s *shape, name string) {
	subject := "the configuration"
	if name != "" {
		subject = quoted(name)
	}
	advice := ""
	if s.kind == list && n.kind == text {
		advice = "; write [" + quoted(n.text) + "]"
	}
	r.problem(n.span, "%s is %s, not %s%s", subject, s.kind, n.shown(), advice)
}

func (r *reader) holdText(n *node, s *shape) {
	if s.words != nil && !slices.Contains(s.words, n.text) && !slices.Contains(s.also, n.text) {
		r.unknownWord(n, s)
		return
	}
	if s.form == nil {
		return
	}
	if wrong := s.form.wrong(n.text); wrong != "" {
		r.problem(n.span, "%s", wrong)
	}
}

// unknownWord lists the words where they are few, and otherwise says which may have been meant.
func (r *reader) unknownWord(n *node, s *shape) {
	if s.what == "" {
		r.problem(n.span, "want %s, not %s", orList(s.words), quoted(n.text))
		return
	}
	if n.text == UnusedRule {
		r.problem(n.span, "%q cannot be suppressed; set its severity in \"rules\"", n.text)
		return
	}
	r.problem(n.span, "unknown %s %s%s", s.what, quoted(n.text), didYouMean(n.text, s.words))
}

func (r *reader) holdList(n *node, s *shape, name string) {
	if len(n.items) == 0 {
		r.problem(n.span, "%s is empty; leave it out, or say what belongs there", quoted(name))
	}
	for _, item := range n.items {
		r.hold(item, s.each, "an element of "+name)
	}
}

func (r *reader) holdObject(n *node, s *shape) {
	known := s.names
	if s.members != nil {
		known = s.memberNames()
	}
	seen := map[string]bool{}
	for i, k := range n.keys {
		member := s.each
		if s.members != nil {
			member = s.member(k.text)
		}
		switch {
		case seen[k.text]:
			r.problem(k.span, "the key %s stands twice in this object", quoted(k.text))
		case s.patterns && MatchRules(k.text) == nil:
			what, candidates := UnknownRule(k.text)
			r.problem(k.span, "%s %s%s", what, quoted(k.text), didYouMean(k.text, candidates))
		case !s.patterns && !slices.Contains(known, k.text):
			r.problem(k.span, "unknown key %s%s", quoted(k.text), didYouMean(k.text, known))
		default:
			r.hold(n.items[i], member, k.text)
		}
		seen[k.text] = true
	}
	for _, name := range s.needed {
		if !seen[name] {
			r.problem(span{n.start, n.start + 1}, "%q is missing", name)
		}
	}
}

// shown tells what a value is: plain ones themselves, others in words.
func (n *node) shown() string {
	switch n.kind {
	case text:
		return "the string " + quoted(n.text)
	case other:
		return shorten.To(n.text, 40)
	}
	return n.kind.String()
}

func quoted(s string) string { return strconv.Quote(shorten.To(s, 40)) }

// orList writes words as in "a, b or c".
func orList(words []string) string {
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

func didYouMean(word string, known []string) string {
	meant := validator.Suggest(strings.ToLower(word), slices.Values(known))
	if meant == "" {
		return ""
	}
	return "; did you mean " + strconv.Quote(meant) + "?"
}
