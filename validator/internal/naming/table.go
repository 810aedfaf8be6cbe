package naming

// A table of 2-bit values by code point is generated in two stages and a tail. The index numbers
// the block of each 1<<shift code points; the blocks lie one after the other, four values to a
// byte, none twice. Up to the table's end the two are all it takes; the few code points after it
// that have a value other than 0 are runs in the tail.

// run is a range of code points with one value.
type run struct {
	lo, hi uint32
	value  uint8
}

// inBlocks returns the value of a code point before the end of a table.
func inBlocks(index, blocks string, shift, c uint32) uint8 {
	at := uint32(index[c>>shift])<<shift | c&(1<<shift-1)
	return blocks[at/4] >> (at % 4 * 2) & 3
}

// inTail returns the value of a code point after it.
func inTail(tail []run, c uint32) uint8 {
	for _, r := range tail {
		if r.lo <= c && c <= r.hi {
			return r.value
		}
	}
	return 0
}
