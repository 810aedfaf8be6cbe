package draw

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// Budget is what a command uses of its budget, and what costs most of it.
type Budget struct {
	validator.Budget
	Shares []validator.Share
}

// Budgets draws a bar for every command, and below it the fields that cost most.
func Budgets(out *bufio.Writer, look format.Look, budgets []Budget) {
	s := newSheet(out, look)
	if len(budgets) == 0 {
		s.text(terminal.Plain, "No slash command is in it, and only these have a budget.")
		return
	}
	names := 0
	for i := range budgets {
		names = max(names, terminal.Cells(s.budgetName(&budgets[i])))
	}
	names = min(names, s.cells*2/5)
	for i := range budgets {
		b := &budgets[i]
		if i > 0 && len(b.Shares)+len(budgets[i-1].Shares) > 0 {
			s.section("")
		}
		s.bar(b, names)
		for k := range b.Shares {
			s.share(&b.Shares[k])
		}
	}
}

func (s *sheet) budgetName(b *Budget) string {
	if b.Name == "" {
		return "(no name) " + s.place(b.Pointer)
	}
	return "/" + b.Name
}

// barCells is how long a bar is.
const barCells = 20

// bar draws what one command uses.
func (s *sheet) bar(b *Budget, names int) {
	style := barStyle(b)
	// Something is never drawn as nothing, and a bar is full only when the budget is used up.
	filled := min(barCells, max(min(b.Used, 1), b.Used*barCells/b.Limit))
	l := line{
		{text: terminal.Pad(terminal.Cut(s.budgetName(b), names), names) + "  ["},
		{strings.Repeat("#", filled), style},
		{strings.Repeat(".", barCells-filled), terminal.Dim},
		{text: "]  "},
		{fmt.Sprintf("%6s", grouped(b.Used)), style},
		{" of " + grouped(b.Limit), terminal.Dim},
		{fmt.Sprintf("  %3d %%", 100*b.Used/b.Limit), style},
	}
	if over := b.Used - b.Limit; over > 0 {
		l = append(l, run{", " + grouped(over) + " too many", style})
	}
	s.line(0, l)
}

// barStyle tells budgets apart that are exceeded, nearly used up, and neither.
func barStyle(b *Budget) terminal.Style {
	switch {
	case b.Used > b.Limit:
		return terminal.Error
	case b.Used*10 > b.Limit*9:
		return terminal.Warning
	}
	return terminal.Plain
}

// share draws what one field costs, and the locale whose text is longest.
func (s *sheet) share(share *validator.Share) {
	longest := share.Longest
	if longest == "" {
		longest = "default"
	}
	head := fmt.Sprintf("%6d  %s  ", share.Used, terminal.Pad(longest, len("default")))
	field := fieldName(share.Pointer) + " of " + share.Path
	s.line(0, line{{text: head}, {terminal.Cut(field, s.cells-terminal.Cells(head)), terminal.Dim}})
}

// fieldName returns the member that a pointer leads to; a dictionary stands for what it localizes.
func fieldName(pointer string) string {
	name := pointer[strings.LastIndexByte(pointer, '/')+1:]
	return strings.TrimSuffix(name, "_localizations")
}

// grouped writes a number with a comma between thousands.
func grouped(n int) string {
	digits := strconv.Itoa(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
