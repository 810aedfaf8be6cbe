package validator

import (
	"sort"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/naming"
)

// NamePattern is the regular expression of CHAT_INPUT command names and option names, as the interface
// has it, to be matched with the Unicode flag: "Naming rules", rule 1.
const NamePattern = naming.Pattern

// UnicodeVersion is the version of Unicode by which names are judged.
const UnicodeVersion = naming.UnicodeVersion

// Check judges a document. It never fails and never panics, whatever src is: what is wrong is in
// the report. src is not changed, and must not change while the report is used.
func Check(src []byte, options Options) *Report {
	return check(nil, src, options, false)
}

// check is Recheck; translates tells that camelCase members are judged as what they mean.
func check(last *Report, src []byte, options Options, translates bool) *Report {
	c := checker{
		options: options, scope: options.Scope, operation: options.Operation, translates: translates,
		last: last,
	}
	if most := options.maxSize(); len(src) > most {
		return c.tooLarge(src, most)
	}
	c.use(c.read(src), src)
	kind := c.judge()
	if c.camel && !translates && !options.AsSent && c.dialect() {
		return check(last, src, options, true)
	}
	c.finish()
	discarded := c.unlisted
	discarded.Errors += c.unread
	return &Report{
		Document: c.document, Kind: kind, Scope: c.scope, Operation: c.operation,
		Diagnostics: c.found, Budgets: c.budgets, circumstances: c.circumstances(), grouped: c.grouped,
		discarded: discarded,
	}
}

// Read returns the Document that Check's report has, at about half the time: nothing is judged. src
// is not changed, and must not change while the document is used.
func Read(src []byte, options Options) *Document {
	return read(src, options, false)
}

func read(src []byte, options Options, translates bool) *Document {
	c := checker{
		options: options, scope: options.Scope, operation: options.Operation, translates: translates,
		unjudged: true,
	}
	if len(src) > options.maxSize() {
		src = nil
	}
	c.use(c.read(src), src)
	c.decode()
	if c.camel && !translates && !options.AsSent && c.dialect() {
		return read(src, options, true)
	}
	return c.document
}

// use sets the tree to judge, of a document.
func (c *checker) use(tree *syntax.Tree, src []byte) {
	c.resume(&Document{tree: tree, src: src, translation: c.translation})
}

// resume sets the document to judge.
//
//go:noinline
func (c *checker) resume(d *Document) {
	c.tree, c.paths.tree, c.names.tree = d.tree, d.tree, d.tree
	c.paths.list, c.paths.scoped = d.list, d.scoped
	c.translation, c.document = d.translation, d
}

// maxSize returns the limit in force, which node offsets bound at 2 GiB.
func (o *Options) maxSize() int {
	const most = 1<<31 - 1
	if o.MaxSize <= 0 {
		return MaxSize
	}
	return min(o.MaxSize, most)
}

// tooLarge returns the report of a document that is not read.
func (c *checker) tooLarge(src []byte, most int) *Report {
	c.use(syntax.Read(nil, syntax.JSON), nil)
	c.report(&ruleDocumentKind, spot{id: syntax.Root}, "the document has "+decimalGroups(len(src))+
		" bytes; at most "+decimalGroups(most)+" are read")
	c.locate()
	return &Report{
		Document: c.document, Scope: c.scope, Operation: max(c.operation, Create),
		Diagnostics: c.found,
	}
}

// judge decodes and judges the document and returns its kind.
func (c *checker) judge() Kind {
	kind, ofCommands := c.decode()
	if !ofCommands {
		return kind
	}
	if !c.document.List {
		c.judgeCommand(&c.document.Commands[0], nil)
		return Commands
	}
	scope, spared := c.scope, c.spared()
	for i := range c.lists {
		list := &c.lists[i]
		c.scope = list.scope
		for k := range list.commands {
			if k < len(spared) && spared[k] != mustJudge {
				c.spare(&list.commands[k], spared[k])
			} else {
				c.judgeCommand(&list.commands[k], list.commands)
			}
		}
		c.judgeList(list)
	}
	c.scope, c.command = scope, 0
	return Commands
}

// decode decodes the document and returns its kind. What is not of commands is judged on the way.
func (c *checker) decode() (kind Kind, ofCommands bool) {
	root := syntax.Root
	c.findLists()
	if c.operation == Auto {
		c.operation = Create
		if c.document.List || c.options.Part {
			c.operation = Bulk
		}
	}
	switch kind := c.kind(); kind {
	case Permissions, Interaction, Authorization:
		c.judgeOther(kind)
		return kind, false
	}
	if !c.commands() {
		return c.options.Kind, false
	}
	c.syntaxProblems()
	if c.paths.scoped && !c.unjudged {
		c.duplicatesOf(root)
	}
	c.wrapped()
	c.translated()
	c.wrongForm()
	if c.document.List {
		c.readElements()
	} else {
		c.document.Commands = make([]Command, 1)
		c.document.Commands[0].Scope = c.scope
		c.readCommand(&c.document.Commands[0], root, 0)
	}
	return Commands, true
}

// readElements decodes the commands of all lists.
func (c *checker) readElements() {
	t, n := c.tree, 0
	for i := range c.lists {
		n += t.Count(c.lists[i].id)
	}
	rest := make([]Command, c.room(n))
	c.document.Commands = rest
	scope := c.scope
	for i := range c.lists {
		list := &c.lists[i]
		c.scope = list.scope
		n := min(t.Count(list.id), len(rest))
		list.commands, rest = rest[:n], rest[n:]
		id := t.First(list.id)
		for k := range list.commands {
			cmd := &list.commands[k]
			if c.beginObject(&cmd.Place, id) {
				c.readCommand(cmd, id, k)
			}
			cmd.Scope = list.scope
			if list.guild != "" && !cmd.GuildID.Given() {
				cmd.GuildID = String{Place: Place{list.id, Present}, Text: list.guild}
			}
			id = t.Next(id)
		}
	}
	c.scope = scope
}

// finish brings the diagnostics into their order and tells of those not listed.
func (c *checker) finish() {
	c.reportGroups()
	if c.guessed {
		c.doubt()
	}
	c.translate()
	c.readerFindings()
	sort.Stable(inOrder(c.found))
	c.reportLimit()
	c.locate()
}

// inOrder sorts diagnostics by their places, then by rule name.
type inOrder []Diagnostic

func (d inOrder) Len() int { return len(d) }

func (d inOrder) Swap(i, k int) { d[i], d[k] = d[k], d[i] }

func (d inOrder) Less(i, k int) bool {
	a, b := d[i].Range.Start.Offset, d[k].Range.Start.Offset
	return a < b || a == b && d[i].Rule < d[k].Rule
}

// reportLimit tells, at the end of the document, what the limits of a report leave out.
func (c *checker) reportLimit() {
	unlisted := c.unlisted.Errors + c.unlisted.Warnings + c.unlisted.Infos
	if unlisted+c.unread == 0 {
		return
	}
	severity, message := c.unlisted.worst(), count(unlisted, "further diagnostic")+" not listed"
	if c.unread > 0 {
		severity = Error
		message = "too many commands, options and choices: the last " + decimalGroups(c.unread) +
			" are not read"
	}
	severity = c.severity(&ruleReportLimit, severity)
	if severity == Off {
		return
	}
	end := len(c.document.source())
	c.found = append(c.found, Diagnostic{
		Rule: ruleReportLimit.Name, Severity: severity, Message: message,
		Range: Range{Position{Offset: end}, Position{Offset: end}},
	})
}

// doubt makes the rules' fixes unsafe: a document whose syntax leaves open what was meant may read
// otherwise once it is changed. Its syntax comes first.
func (c *checker) doubt() {
	for i := range c.found {
		d := &c.found[i]
		for k := range d.Fixes {
			d.Fixes[k].Safe = d.Fixes[k].Safe && d.Rule == ruleJSONSyntax.Name
		}
	}
}
