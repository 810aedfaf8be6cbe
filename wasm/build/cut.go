package build

import (
	leb128 "encoding/binary"
	"regexp"

	"github.com/slashlint/slashlint/wasm/binary"
)

// idle are functions of Go's runtime that the linker cannot know to be idle: each is called only when
// a variable that nothing sets says so, or when the program is about to die. Their code is cut out:
// who calls one all the same ends with a trap.
var idle = []*regexp.Regexp{
	// Of execution traces, which runtime/trace starts: it is not linked.
	regexp.MustCompile(`^runtime\.trace(Locker\.([A-Z]|e)|(Event|Exp)?Writer\.)`),
	regexp.MustCompile(`^runtime\.__trace(Buf|StackTable|StringTable|TypeTable|Map|RegionAlloc)_\.`),
	regexp.MustCompile(`^runtime\.trace(Advance|Stack|ReadCPU|StopReadCPU|SyncBatch|AcquireEnabled|RegisterLabelsAndReasons|BufFlush)(\.|$)`),
	regexp.MustCompile(`^runtime\.(dumpStacksRec|dumpTypesRec|fpTracebackPartialExpand|fpunwindExpand|makeTraceFrames)(\.|$)`),
	// Of CPU profiles, which runtime/pprof starts: it is not linked.
	regexp.MustCompile(`^runtime\.__profBuf_\.`),
	// Of profiles of waiting, which nothing asks for.
	regexp.MustCompile(`^runtime\.(blockevent|saveblockevent|saveBlockEventStack)$`),
	// Of programs with plugins, where types are known several times.
	regexp.MustCompile(`^runtime\.typesEqual$`),
	// Of what the environment variable GODEBUG asks for.
	regexp.MustCompile(`^runtime\.(schedtrace|printScavTrace|dumpScanStats|checkFinalizersAndCleanups|setCheckmark)(\.|$)`),
	// Of what is written after "panic" or "fatal error" and its message: the stacks of all goroutines,
	// which without names tell nothing, and what is found in memory that has been destroyed.
	regexp.MustCompile(`^runtime\.(dopanic_m|goroutineheader|printquoted|traceback[12]|tracebackHexdump|tracebacksomeothers)(\.|$)`),
	regexp.MustCompile(`^runtime\.(print(createdby1?|Ancestor\w*|Args|CgoTraceback|OneCgoTraceback|FuncName|anycustomtype))(\.|$)`),
	regexp.MustCompile(`^runtime\.(__Frames_\.Next|panicwrap)$`),
	regexp.MustCompile(`^runtime\.(__hexdumper_\.|__mspan_\.reportZombies|gcDumpObject|dumpgstatus|badPointer)`),
	// Of more threads than one.
	regexp.MustCompile(`^runtime\.(allocm|mexit)$`),
}

// unreachable is the body of a function that does nothing but trap.
var unreachable = []byte{0, 0x00, end}

// cut takes the code of idle functions out of a module with names.
func cut(wasm []byte) (shorter []byte, err error) {
	defer binary.Caught(&err)
	names, imported := binary.Functions(wasm)
	r := binary.Module(wasm)
	shorter = append(shorter, wasm[:binary.Header]...)
	for r.More() {
		kind, section := r.Section()
		if kind == binary.Code {
			section = cutCode(section, names, imported)
		}
		shorter = appendSection(shorter, kind, section)
	}
	return shorter, nil
}

func cutCode(section []byte, names map[int]string, imported int) []byte {
	r := binary.Reader{Rest: section}
	n := r.Number()
	code := leb128.AppendUvarint(nil, uint64(n))
	for i := range n {
		body := r.Bytes(r.Number())
		if isIdle(names[imported+i]) {
			body = unreachable
		}
		code = append(leb128.AppendUvarint(code, uint64(len(body))), body...)
	}
	return code
}

func isIdle(name string) bool {
	for _, pattern := range idle {
		if pattern.MatchString(name) {
			return true
		}
	}
	return false
}
