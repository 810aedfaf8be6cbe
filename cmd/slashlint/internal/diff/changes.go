package diff

import "sort"

// change tells that lines, from start up to end, became others.
type change struct{ start, end, newStart, newEnd int }

// mostCells bounds the table of one comparison, and with it the time and room of all.
const mostCells = 1 << 20

// mostDepth bounds how often a part is divided again at lines that are unique in it.
const mostDepth = 32

// changes returns what differs, in order. Both texts are divided at the lines that are unique in
// both; what lies between is compared line by line where it is small. So it is exact for all but
// large changes, and fast for every text.
func changes(before, after []string) []change {
	known := map[string]int{}
	c := comparison{before: numbered(before, known), after: numbered(after, known)}
	c.compare(change{0, len(before), 0, len(after)}, 0)
	return c.found
}

// numbered gives equal lines equal numbers.
func numbered(lines []string, known map[string]int) []int {
	numbers := make([]int, len(lines))
	for i, line := range lines {
		n, ok := known[line]
		if !ok {
			n = len(known)
			known[line] = n
		}
		numbers[i] = n
	}
	return numbers
}

type comparison struct {
	before, after []int
	found         []change
}

// compare notes what differs in a part.
func (c *comparison) compare(part change, depth int) {
	part = c.trim(part)
	rows, columns := part.end-part.start, part.newEnd-part.newStart
	if rows == 0 || columns == 0 {
		c.note(part)
		return
	}
	var anchors [][2]int
	if depth < mostDepth {
		anchors = c.anchors(part)
	}
	switch {
	case len(anchors) > 0:
		c.divide(part, anchors, depth)
	case rows <= mostCells/columns:
		c.table(part)
	case rows == columns:
		c.pairs(part)
	default:
		c.note(part)
	}
}

// trim leaves out equal lines at the start and the end of a part.
func (c *comparison) trim(p change) change {
	for p.start < p.end && p.newStart < p.newEnd && c.before[p.start] == c.after[p.newStart] {
		p.start++
		p.newStart++
	}
	for p.start < p.end && p.newStart < p.newEnd && c.before[p.end-1] == c.after[p.newEnd-1] {
		p.end--
		p.newEnd--
	}
	return p
}

// note adds a change, to the last one where it follows right on it.
func (c *comparison) note(p change) {
	if p.start == p.end && p.newStart == p.newEnd {
		return
	}
	if n := len(c.found); n > 0 && c.found[n-1].end == p.start && c.found[n-1].newEnd == p.newStart {
		c.found[n-1].end, c.found[n-1].newEnd = p.end, p.newEnd
		return
	}
	c.found = append(c.found, p)
}

// divide compares what lies between anchors.
func (c *comparison) divide(part change, anchors [][2]int, depth int) {
	at := part
	for _, a := range anchors {
		c.compare(change{at.start, a[0], at.newStart, a[1]}, depth+1)
		at.start, at.newStart = a[0]+1, a[1]+1
	}
	c.compare(at, depth+1)
}

// anchors returns the pairs of lines that occur once on either side, as many as keep their order.
func (c *comparison) anchors(p change) [][2]int {
	type seen struct{ times, newTimes, newAt int }
	lines := map[int]*seen{}
	for _, n := range c.before[p.start:p.end] {
		if lines[n] == nil {
			lines[n] = &seen{}
		}
		lines[n].times++
	}
	for i := p.newStart; i < p.newEnd; i++ {
		if s := lines[c.after[i]]; s != nil {
			s.newTimes++
			s.newAt = i
		}
	}
	var pairs [][2]int
	for i := p.start; i < p.end; i++ {
		if s := lines[c.before[i]]; s.times == 1 && s.newTimes == 1 {
			pairs = append(pairs, [2]int{i, s.newAt})
		}
	}
	return rising(pairs)
}

// rising returns the longest run of pairs that rise on both sides; they rise on the first already.
func rising(pairs [][2]int) [][2]int {
	// ends[n] is the pair that a run of n+1 pairs ends with, the one with the least second.
	var ends []int
	previous := make([]int, len(pairs))
	for i, pair := range pairs {
		n := sort.Search(len(ends), func(k int) bool { return pairs[ends[k]][1] >= pair[1] })
		previous[i] = -1
		if n > 0 {
			previous[i] = ends[n-1]
		}
		if n == len(ends) {
			ends = append(ends, i)
		} else {
			ends[n] = i
		}
	}
	run := make([][2]int, len(ends))
	for n := len(ends) - 1; n >= 0; n-- {
		at := ends[n]
		if n < len(ends)-1 {
			at = previous[ends[n+1]]
			ends[n] = at
		}
		run[n] = pairs[at]
	}
	return run
}

// table finds the most lines that a small part has in common.
func (c *comparison) table(p change) {
	rows, columns := p.end-p.start, p.newEnd-p.newStart
	width := columns + 1
	// common[i*width+k] is how many lines what follows line i and new line k has in common.
	common := make([]int32, (rows+1)*width)
	for i := rows - 1; i >= 0; i-- {
		for k := columns - 1; k >= 0; k-- {
			if c.before[p.start+i] == c.after[p.newStart+k] {
				common[i*width+k] = common[(i+1)*width+k+1] + 1
			} else {
				common[i*width+k] = max(common[(i+1)*width+k], common[i*width+k+1])
			}
		}
	}
	i, k := 0, 0
	for i < rows || k < columns {
		at := change{p.start + i, p.start + i, p.newStart + k, p.newStart + k}
		switch {
		case i < rows && k < columns && c.before[p.start+i] == c.after[p.newStart+k]:
			i++
			k++
		case k == columns || i < rows && common[(i+1)*width+k] >= common[i*width+k+1]:
			at.end++
			i++
			c.note(at)
		default:
			at.newEnd++
			k++
			c.note(at)
		}
	}
}

// pairs compares each line with the one in the same place: fixes mostly change lines in place.
func (c *comparison) pairs(p change) {
	for i := range p.end - p.start {
		before, after := p.start+i, p.newStart+i
		if c.before[before] != c.after[after] {
			c.note(change{before, before + 1, after, after + 1})
		}
	}
}
