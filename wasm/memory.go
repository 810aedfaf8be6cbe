//go:build wasip1

package main

import (
	"runtime"
	"unsafe"
)

// mostLent is how many bytes alloc hands out at a time: a few of the largest documents. A host that
// wants more gets none, which leaves the module whole; running out of memory would end it.
const mostLent = 256 << 20

// large is from how many bytes on a buffer that is given back is collected at once, with what was made
// for it. Memory never shrinks, so that waiting for more garbage would keep more for good.
const large = 4 << 20

// lent is the memory that the host may use.
var lent loans

// loans are buffers that the host has not given back. They are few, so that a list does.
type loans struct {
	buffers [][]byte
	size    int
}

// take lends a buffer of so many bytes; 0 is none.
func (l *loans) take(size uint32) (ptr uint32) {
	if uint64(l.size)+uint64(size) > mostLent {
		return 0
	}
	// An empty buffer has an address, too, so that every loan can be told from none.
	return l.add(make([]byte, max(size, 1)))
}

// lend lends a buffer that is filled, and returns its address and its length as one number.
func (l *loans) lend(answer []byte) uint64 {
	return uint64(l.add(answer))<<32 | uint64(len(answer))
}

func (l *loans) add(buffer []byte) (ptr uint32) {
	l.buffers = append(l.buffers, buffer)
	l.size += cap(buffer)
	return address(buffer)
}

// giveBack ends a loan. An address that is none does nothing.
func (l *loans) giveBack(ptr uint32) {
	for i, buffer := range l.buffers {
		if address(buffer) == ptr {
			last := len(l.buffers) - 1
			l.buffers[i], l.buffers[last] = l.buffers[last], nil
			l.buffers = l.buffers[:last]
			l.size -= cap(buffer)
			if cap(buffer) >= large {
				buffer = nil
				runtime.GC()
			}
			return
		}
	}
}

// view returns bytes that lie in a buffer lent, and whether they do; no bytes lie anywhere.
func (l *loans) view(ptr, size uint32) ([]byte, bool) {
	if size == 0 {
		return nil, true
	}
	for _, buffer := range l.buffers {
		from := uint64(ptr) - uint64(address(buffer))
		if ptr >= address(buffer) && from+uint64(size) <= uint64(len(buffer)) {
			return buffer[from : from+uint64(size)], true
		}
	}
	return nil, false
}

// address is where a buffer lies. The collector does not move it.
func address(buffer []byte) uint32 {
	return uint32(uintptr(unsafe.Pointer(unsafe.SliceData(buffer))))
}
