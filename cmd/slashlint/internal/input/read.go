package input

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
)

// Source is one input: a file, or standard input.
type Source struct {
	// Name is how the input is called in reports.
	Name string
	// Path is the file's path, "" for standard input.
	Path string
	// MayBeOther tells that nobody has said that this is what is sought: it is skipped if it is not.
	MayBeOther bool
	// Walked tells that the file was found below a directory or by a glob, and not named itself.
	Walked bool
	// Link reports that the file was found, not named, and is a symbolic link: it is not written.
	Link bool
}

// Read returns the whole input, at most limit bytes of it: a larger one is an error, and is not
// read further than it takes to know.
func (s Source) Read(stdin io.Reader, limit Size) ([]byte, error) {
	if s.Path == "" {
		return readAll(stdin, 0, limit)
	}
	file, info, err := Open(s.Path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	size := Size(info.Size())
	if info.Mode().IsRegular() && size > limit {
		return nil, fmt.Errorf("too large: %s, the limit is %s; raise it with --max-size", size, limit)
	}
	return readAll(file, size, limit)
}

// readAll reads up to limit bytes; size is a guess at how many there are.
func readAll(r io.Reader, size, limit Size) ([]byte, error) {
	var content bytes.Buffer
	// With room for what ReadFrom wants to have left, a file of the known size is read at one go.
	content.Grow(int(min(size, limit)) + bytes.MinRead)
	if _, err := content.ReadFrom(io.LimitReader(r, int64(limit)+1)); err != nil {
		return nil, reason(err)
	}
	if Size(content.Len()) > limit {
		return nil, fmt.Errorf("too large: more than the limit of %s; raise it with --max-size", limit)
	}
	return content.Bytes(), nil
}

// reason returns what went wrong without the name of the call and the file, which the reader of
// the message sees before it.
func reason(err error) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return path.Err
	}
	return err
}

// IsEmpty reports whether a document has nothing in it: white space, [] or {}.
func IsEmpty(content []byte) bool {
	content = bytes.TrimPrefix(content, []byte("\uFEFF"))
	switch string(bytes.Join(bytes.Fields(content[:min(len(content), emptyLimit)]), nil)) {
	case "", "[]", "{}":
		return len(content) <= emptyLimit
	}
	return false
}

// emptyLimit bounds what IsEmpty looks at.
const emptyLimit = 1 << 10
