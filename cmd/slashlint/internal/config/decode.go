package config

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// decode makes a Config of a tree in which nothing is wrong; nil stands for an empty document.
func (r *reader) decode(root *node) *Config {
	if root == nil {
		return &Config{}
	}
	c := &Config{
		Files: r.globs(root), Exclude: r.excluded(root), Settings: readSettings(root),
	}
	c.FailOn, _ = ParseSeverity(root.word("failOn"))
	if overrides := root.member("overrides"); overrides != nil {
		for _, n := range overrides.items {
			c.Overrides = append(c.Overrides,
				Override{Files: r.globs(n), Exclude: r.excluded(n), Settings: readSettings(n)})
		}
	}
	if suppressions := root.member("suppressions"); suppressions != nil {
		for i, n := range suppressions.items {
			c.Suppressions = append(c.Suppressions, r.suppression(n, i))
		}
	}
	return c
}

// everywhere is the pointer of a suppression that has none.
const everywhere = "/**"

func (r *reader) suppression(n *node, index int) *Suppression {
	s := &Suppression{
		Rule: n.word("rule"), Pointer: everywhere, Files: r.globs(n),
		Reason: strings.TrimSpace(n.word("reason")),
		At:     "/suppressions/" + strconv.Itoa(index), Range: r.place(n.member("rule").span),
	}
	if pointer := n.member("pointer"); pointer != nil {
		s.Pointer = pointer.text
	}
	s.pattern = segments(s.Pointer)
	return s
}

func readSettings(n *node) Settings {
	s := Settings{
		Kind: n.word("kind"), Scope: n.word("scope"), Operation: n.word("operation"),
		Rules: map[string]validator.Severity{},
	}
	if rules := n.member("rules"); rules != nil {
		s.Rules = readRules(rules)
	}
	return s
}

// word returns the text of a member, "" if there is none.
func (n *node) word(name string) string {
	if m := n.member(name); m != nil {
		return m.text
	}
	return ""
}

func (r *reader) globs(n *node) Globs    { return r.globList(n.member("files")) }
func (r *reader) excluded(n *node) Globs { return r.globList(n.member("exclude")) }

func (r *reader) globList(n *node) Globs {
	if n == nil {
		return nil
	}
	var all Globs
	for _, item := range n.items {
		all = append(all, Glob{clean(item.text), r.place(item.span)})
	}
	return all
}
