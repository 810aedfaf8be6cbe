package main

// perByte is the number of 2-bit values in a byte.
const perByte = 4

// twoStage is a table of 2-bit values by code point: index numbers the block of each 1<<shift code
// points, blocks holds the blocks one after the other, none twice. They end at the code point end;
// from there on tail tells the code points with a value other than 0.
type twoStage struct {
	shift  int
	end    int
	index  []byte
	blocks []byte
	tail   []run
}

// run is a range of code points with one value.
type run struct {
	lo, hi int
	value  uint8
}

// runSize is the number of bytes a run takes in the generated tables.
const runSize = 12

func (t *twoStage) size() int { return len(t.index) + len(t.blocks) + runSize*len(t.tail) }

// newTwoStage packs the values into the smallest table that a byte can index. The two stages
// reach to last at least; what comes after it is left to the tail, which is slower to ask.
func newTwoStage(values []uint8, last int) *twoStage {
	var best *twoStage
	for shift := 4; shift <= 12; shift++ {
		end := (last>>shift + 1) << shift
		t := &twoStage{shift: shift, end: end, tail: runs(values, end)}
		if t.pack(values) && (best == nil || t.size() < best.size()) {
			best = t
		}
	}
	return best
}

// pack fills index and blocks, and reports whether a byte can number the blocks.
func (t *twoStage) pack(values []uint8) bool {
	numbers := map[string]int{}
	for at := 0; at < t.end; at += 1 << t.shift {
		block := packBits(values[at : at+1<<t.shift])
		number, known := numbers[string(block)]
		if !known {
			number = len(numbers)
			numbers[string(block)] = number
			t.blocks = append(t.blocks, block...)
		}
		t.index = append(t.index, byte(number))
	}
	return len(numbers) <= 256
}

func packBits(values []uint8) []byte {
	block := make([]byte, len(values)/perByte)
	for i, v := range values {
		block[i/perByte] |= v << (i % perByte * 2)
	}
	return block
}

// runs returns the ranges of equal values other than 0, beginning at from.
func runs(values []uint8, from int) []run {
	var all []run
	for at := from; at < len(values); at++ {
		v := values[at]
		switch n := len(all); {
		case v == 0:
		case n > 0 && all[n-1].hi+1 == at && all[n-1].value == v:
			all[n-1].hi = at
		default:
			all = append(all, run{at, at, v})
		}
	}
	return all
}
