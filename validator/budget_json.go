package validator

import "sort"

// Costliest returns a budget's shares, those that cost most first, and no more than most.
func (r *Report) Costliest(b *Budget, most int) []Share {
	shares := r.Shares(b)
	sort.Stable(sharesByUse(shares))
	return shares[:min(len(shares), most)]
}

// Ranking returns the report's budgets, those that use most first.
func (r *Report) Ranking() []Budget {
	budgets := append([]Budget(nil), r.Budgets...)
	sort.Stable(budgetsByUse(budgets))
	return budgets
}

// sharesByUse and budgetsByUse sort what uses most first.
type (
	sharesByUse  []Share
	budgetsByUse []Budget
)

func (s sharesByUse) Len() int { return len(s) }

func (s sharesByUse) Less(i, k int) bool { return s[i].Used > s[k].Used }

func (s sharesByUse) Swap(i, k int) { s[i], s[k] = s[k], s[i] }

func (b budgetsByUse) Len() int { return len(b) }

func (b budgetsByUse) Less(i, k int) bool { return b[i].Used > b[k].Used }

func (b budgetsByUse) Swap(i, k int) { b[i], b[k] = b[k], b[i] }

// AppendBudgets appends the ranking of budgets as JSON, with so many fields of each: what "slashlint
// budget --format json" writes.
func (r *Report) AppendBudgets(dst []byte, most int) []byte {
	dst = append(dst, `{"schema":1,"budgets":[`...)
	for i, b := range r.Ranking() {
		dst = b.appendMembers(comma(dst, i))
		dst = append(dst, `,"fields":[`...)
		for k, share := range r.Costliest(&b, most) {
			dst = share.appendJSON(comma(dst, k))
		}
		dst = append(dst, "]}"...)
	}
	return append(dst, "]}"...)
}

func (s *Share) appendJSON(dst []byte) []byte {
	dst = appendMember(dst, `{"pointer":`, s.Pointer)
	dst = appendMember(dst, `,"path":`, s.Path)
	dst = appendNumber(dst, `,"used":`, s.Used)
	if s.Longest != "" {
		dst = appendMember(dst, `,"longest":`, s.Longest)
	}
	return append(dst, '}')
}
