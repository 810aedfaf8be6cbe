package validator

import (
	"cmp"
	"slices"
)

// Costliest returns a budget's shares, those that cost most first, and no more than most.
func (r *Report) Costliest(b *Budget, most int) []Share {
	shares := r.Shares(b)
	slices.SortStableFunc(shares, func(x, y Share) int { return cmp.Compare(y.Used, x.Used) })
	return shares[:min(len(shares), most)]
}

// Ranking returns the report's budgets, those that use most first.
func (r *Report) Ranking() []Budget {
	budgets := slices.Clone(r.Budgets)
	slices.SortStableFunc(budgets, func(x, y Budget) int { return cmp.Compare(y.Used, x.Used) })
	return budgets
}

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
	dst = appendString(append(dst, `{"pointer":`...), s.Pointer)
	dst = appendString(append(dst, `,"path":`...), s.Path)
	dst = appendInt(append(dst, `,"used":`...), s.Used)
	if s.Longest != "" {
		dst = appendString(append(dst, `,"longest":`...), s.Longest)
	}
	return append(dst, '}')
}
