package build

import (
	"bytes"
	leb128 "encoding/binary"

	"github.com/slashlint/slashlint/wasm/binary"
)

// pack writes a module's data as one segment. Go's linker leaves out every run of zeros, which makes
// of the runtime's sparse tables tens of thousands of segments: compressed, their headers cost a
// tenth of the module, and zeros nothing. Memory is the same at the start.
func pack(wasm []byte) (packed []byte, err error) {
	defer binary.Caught(&err)
	r := binary.Module(wasm)
	packed = append(packed, wasm[:binary.Header]...)
	for r.More() {
		kind, section := r.Section()
		if kind == binary.Data {
			section = packData(section)
		}
		packed = appendSection(packed, kind, section)
	}
	return packed, nil
}

// appendSection appends a section to a module.
func appendSection(wasm []byte, kind byte, section []byte) []byte {
	wasm = leb128.AppendUvarint(append(wasm, kind), uint64(len(section)))
	return append(wasm, section...)
}

// Instructions in the address of a segment.
const (
	constant = 0x41
	end      = 0x0b
)

// packData writes a data section with one segment.
func packData(section []byte) []byte {
	var memory []byte
	least := -1
	r := binary.Reader{Rest: section}
	for range r.Number() {
		if r.Byte() != 0 || r.Byte() != constant {
			panic(binary.ErrModule)
		}
		at := r.Number() // never below zero, so that signed and unsigned are written alike
		if r.Byte() != end {
			panic(binary.ErrModule)
		}
		data := r.Bytes(r.Number())
		if more := at + len(data) - len(memory); more > 0 {
			memory = append(memory, make([]byte, more)...)
		}
		copy(memory[at:], data)
		if least < 0 || at < least {
			least = at
		}
	}
	strip(memory)
	var out bytes.Buffer
	out.Write([]byte{1, 0, constant})
	out.Write(appendSigned(nil, least))
	out.WriteByte(end)
	out.Write(leb128.AppendUvarint(nil, uint64(len(memory)-least)))
	out.Write(memory[least:])
	return out.Bytes()
}

// appendSigned appends a number that is not below zero in signed LEB128.
func appendSigned(dst []byte, n int) []byte {
	for ; n >= 0x40; n >>= 7 {
		dst = append(dst, byte(n&0x7f|0x80))
	}
	return append(dst, byte(n))
}
