package size

import (
	"errors"
	"strings"

	"github.com/slashlint/slashlint/wasm/binary"
)

var errNames = errors.New("the module has no names of functions")

// Parts are what a module consists of, in bytes.
type Parts struct {
	// Packages are the sizes of the code of each package; "" is what belongs to none of them.
	Packages map[string]int `json:"packages"`
	// Data is the size of texts and tables, and of what the runtime knows about the code.
	Data int `json:"data"`
}

// Measure tells what a module consists of. It needs the names of functions. packages are the import paths that code is counted for.
func Measure(wasm []byte, packages []string) (parts Parts, err error) {
	defer binary.Caught(&err)
	var sizes []int
	names, imported := binary.Functions(wasm)
	for r := binary.Module(wasm); r.More(); {
		kind, content := r.Section()
		section := &binary.Reader{Rest: content}
		switch kind {
		case binary.Code:
			sizes = readSizes(section)
		case binary.Data:
			parts.Data = len(content)
		}
	}
	if names == nil {
		return parts, errNames
	}
	parts.Packages = map[string]int{}
	for i, size := range sizes {
		parts.Packages[packageOf(names[imported+i], packages)] += size
	}
	return parts, nil
}

// readSizes reads the sizes of functions in a code section.
func readSizes(r *binary.Reader) []int {
	sizes := make([]int, r.Number())
	for i := range sizes {
		sizes[i] = r.Number()
		r.Bytes(sizes[i])
	}
	return sizes
}

// packageOf returns the package that a function belongs to, "" for none of those given. In a module's
// names an underscore stands for whatever is no letter, digit or dot.
func packageOf(function string, packages []string) string {
	longest := ""
	for _, path := range packages {
		prefix := written(path) + "."
		if strings.HasPrefix(function, prefix) && len(path) > len(longest) {
			longest = path
		}
	}
	return longest
}

var written = strings.NewReplacer("/", "_", "-", "_").Replace
