package validator

// Recheck returns the Report that Check returns, sooner where most of src stands in the document of the
// last report, too, as when somebody types: what is the same is not read again, and commands of which
// nothing was said are not judged again. last is nil or a report as Check or Recheck returned it, whatever
// its document and options were; it is not changed.
func Recheck(last *Report, src []byte, options Options) *Report {
	return check(last, src, options, false)
}

// circumstances is what the judgement of a command depends on, beside the command.
type circumstances struct {
	// severities are those that the options give the rules of the catalogue, in its order, each with 1
	// added; "" when they give none.
	severities string
	// translates tells that camelCase members were judged as what they mean.
	translates bool
	// partial tells that something was left out of the report, for its limits.
	partial bool
	// converted tells that the document is in another notation.
	converted bool
}

func (c *checker) circumstances() circumstances {
	return circumstances{
		severities: c.severities(), translates: c.translates, converted: c.translation != nil,
		partial: c.unlisted != Counts{} || c.unread > 0,
	}
}

func (c *checker) severities() string {
	if len(c.options.Rules) == 0 {
		return ""
	}
	given := make([]byte, len(catalogue))
	for i, rule := range catalogue {
		if severity, ok := c.options.Rules[rule.Name]; ok {
			given[i] = byte(min(severity, Error)) + 1
		}
	}
	return string(given)
}

// alike reports whether commands were judged by what they are judged by now.
func (c *checker) alike(last *Report) bool {
	was := &last.circumstances
	return last.Kind == Commands && !c.paths.scoped && !last.Document.scoped && last.Scope == c.scope && last.Operation == c.operation &&
		!was.partial && !was.converted && c.translation == nil &&
		was.translates == c.translates && was.severities == c.severities()
}

// mustJudge stands for a command that is judged.
const mustJudge = -1

// spared returns for the commands of the list what they use of their budgets, as far as they need not
// be judged: they stand in the last document, too, in the same place of the list, and nothing was said
// of them there. What is said of a command may depend on others, but not whether something is said.
func (c *checker) spared() []int {
	// Where too much is not read, a command may have less than it had.
	if c.last == nil || c.unread > 0 || !c.alike(c.last) {
		return nil
	}
	last, commands := c.last.Document, c.document.Commands
	if len(last.Commands) != len(commands) {
		return nil
	}
	spared := make([]int, len(commands))
	found, grouped, budgets := c.last.Diagnostics, c.last.grouped, c.last.Budgets
	for i := range commands {
		was := &last.Commands[i]
		used := 0
		if len(budgets) > 0 && budgets[0].command == was {
			used, budgets = budgets[0].Used, budgets[1:]
		}
		start, end := last.tree.Range(was.id)
		for len(found) > 0 && found[0].Range.Start.Offset < start {
			found = found[1:]
		}
		for len(grouped) > 0 && grouped[0] < was.id {
			grouped = grouped[1:]
		}
		if !c.kept.Has(c.tree, commands[i].id) || len(found) > 0 && found[0].Range.Start.Offset < end ||
			len(grouped) > 0 && grouped[0] < last.tree.End(was.id) {
			used = mustJudge
		}
		spared[i] = used
	}
	return spared
}

// spare adds what the report has of a command that is not judged.
func (c *checker) spare(cmd *Command, used int) {
	if cmd.Given() && c.commandType(cmd) == ChatInput {
		c.used = used
		c.budget(cmd)
	}
}
