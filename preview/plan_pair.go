package preview

// pairing tells which things of a draft's list are which of live's.
type pairing struct {
	// of has for every thing of the draft the index in live, or -1.
	of []int
	// taken tells which things of live have been found.
	taken []bool
}

func newPairing(live, draft int) *pairing {
	return &pairing{of: none(draft), taken: make([]bool, live)}
}

func (p *pairing) pair(live, draft int) { p.of[draft], p.taken[live] = live, true }

// by pairs what is left and has the same key: the first with the first, the second with the second.
// live and draft return the key of the thing at an index, and false for what has no part in it.
func (p *pairing) by(live, draft func(int) (string, bool)) {
	// Things of one key are chained, from the first on; 0 ends a chain, so places count from 1.
	first, next := make(map[string]int, len(p.taken)), make([]int, len(p.taken))
	for k := len(p.taken) - 1; k >= 0; k-- {
		if key, ok := live(k); ok && !p.taken[k] {
			next[k], first[key] = first[key], k+1
		}
	}
	for i := range p.of {
		key, ok := draft(i)
		if k := first[key] - 1; ok && k >= 0 && p.of[i] < 0 {
			p.pair(k, i)
			first[key] = next[k]
		}
	}
}

// inOrder reports whether what is paired stands in the same order in both lists.
func (p *pairing) inOrder() bool {
	last := -1
	for _, k := range p.of {
		if k >= 0 && k < last {
			return false
		}
		last = max(last, k)
	}
	return true
}
