package validator

import (
	"sort"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/position"
)

// Part is one document of a set: of several that are deployed together, as one bulk body would hold
// their commands.
type Part struct {
	// File is what the document is called where another one speaks of it.
	File string
	// Report is what Check found in it, with Options.Part.
	Report *Report
}

// JudgeSet judges what the commands of a set have to do with each other, and adds it to the reports of
// the documents it is about: commands of one type and name in two documents, and too many commands of
// a type. The options are those that the documents were checked with.
func JudgeSet(parts []Part, options Options) {
	s := set{
		parts: parts, options: options, first: map[setKey]setPlace{}, number: map[setKey]int{},
		lines: make([]*position.Index, len(parts)), added: make([]*checker, len(parts)),
	}
	for i := range parts {
		document := parts[i].Report.Document
		s.lines[i] = position.New(document.source())
		for k := range document.Commands {
			s.command(i, &document.Commands[k])
		}
	}
	s.counts()
	for i, c := range s.added {
		if c != nil {
			parts[i].Report.add(c)
		}
	}
}

// set is what is known of the documents that were looked at.
type set struct {
	parts   []Part
	options Options
	// first has the first command of each type and name.
	first map[setKey]setPlace
	// number counts the commands of each type and guild; full are those of which there are too many, each with
	// the first document that has too many.
	number map[setKey]int
	full   []fullKey
	// lines tells positions in each document.
	lines []*position.Index
	// added has a checker for each document that something is added to.
	added []*checker
}

type setKey struct {
	kind CommandType
	name string
	// guild is the id of the guild, where a map by scope tells it.
	guild string
}

// fullKey is a type and guild with too many commands from a document on.
type fullKey struct {
	setKey
	part int
}

// setPlace is a command: the document it stands in, and the last that was told of it.
type setPlace struct {
	part, told int
	command    *Command
}

func (s *set) command(part int, cmd *Command) {
	kind := cmd.Kind()
	if !cmd.Given() || kind == UnknownCommand {
		return
	}
	guild := s.parts[part].Report.Document.guildOf(cmd)
	all := setKey{kind: kind, guild: guild}
	if s.number[all]++; s.number[all] == commandLimits[kind]+1 {
		s.full = append(s.full, fullKey{all, part})
	}
	if !cmd.Name.Given() {
		return
	}
	key := setKey{kind, cmd.Name.Text, guild}
	first, known := s.first[key]
	if !known {
		s.first[key] = setPlace{part, part, cmd}
		return
	}
	// Of commands of one document the document itself has told.
	if first.told == part {
		return
	}
	s.first[key] = setPlace{first.part, part, first.command}
	c := s.of(part)
	d := c.report(&ruleCommandDuplicate, c.at(cmd.id),
		"an earlier "+kind.String()+" command is named "+quoted(cmd.Name.Text)+" too")
	if d != &c.unheard {
		d.Related = append(d.Related, s.elsewhere(first))
	}
}

// elsewhere returns the place of a command's name in another document.
func (s *set) elsewhere(at setPlace) Related {
	part := &s.parts[at.part]
	document := part.Report.Document
	start, end := document.Range(at.command.Name.Place)
	there := Range{Position{Offset: start}, Position{Offset: end}}
	there.locate(s.lines[at.part])
	return Related{
		Message: "first used here", File: part.File,
		Pointer: document.Pointer(at.command.Name.Place), Range: there,
	}
}

// of returns the checker that adds to a document's report.
func (s *set) of(part int) *checker {
	if s.added[part] == nil {
		report := s.parts[part].Report
		c := &checker{options: s.options, scope: report.Scope, operation: report.Operation}
		c.resume(report.Document)
		s.added[part] = c
	}
	return s.added[part]
}

func (s *set) counts() {
	for _, full := range s.full {
		c := s.of(full.part)
		c.tooMany(c.at(max(c.paths.list, syntax.Root)), full.kind, s.number[full.setKey])
	}
}

// add adds what was found later.
func (r *Report) add(c *checker) {
	c.translate()
	c.locate()
	r.Diagnostics = append(r.Diagnostics, c.found...)
	sort.Stable(inOrder(r.Diagnostics))
}
