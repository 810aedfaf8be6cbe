package cli

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/validator"
)

// eachRange calls a function with each file and the indexes of its commands among all, up to end.
func (d *documents) eachRange(visit func(file *document, start, end int)) {
	start := 0
	for i := range d.files {
		end := start + len(d.files[i].report.Document.Commands)
		visit(&d.files[i], start, end)
		start = end
	}
}

// look returns how standard output looks to people, to whom pointers into the array of all commands
// mean nothing.
func (d *documents) look(colour string) format.Look {
	look := d.session.look(colour)
	if !d.single {
		look.Place = d.place
	}
	return look
}

// place returns the file of a command with its place in it: "commands.json /2".
func (d *documents) place(pointer string) string {
	index, rest, _ := strings.Cut(strings.TrimPrefix(pointer, "/"), "/")
	n, err := strconv.Atoi(index)
	if err != nil {
		return pointer
	}
	place := pointer
	d.eachRange(func(file *document, start, end int) {
		if n < start || n >= end {
			return
		}
		commands := file.report.Document
		place = file.Name + " " + commands.Pointer(commands.Commands[n-start].Place)
		if rest != "" {
			place += "/" + rest
		}
	})
	return strings.TrimSpace(place)
}

// withFiles adds to the JSON of an answer whose pointers lead into the array of several files' commands
// which of them are each file's, under a key.
func (d *documents) withFiles(answer []byte, key string) []byte {
	const schema = `{"schema":1,`
	rest, ok := strings.CutPrefix(string(answer), schema)
	if d.single || !ok {
		return answer
	}
	dst := append([]byte(schema), `"`+key+`":[`...)
	d.eachRange(func(file *document, start, end int) {
		if dst[len(dst)-1] != '[' {
			dst = append(dst, ',')
		}
		dst = validator.AppendString(append(dst, `{"path":`...), file.Name)
		dst = fmt.Appendf(dst, `,"start":%d,"end":%d}`, start, end)
	})
	return append(append(dst, "],"...), rest...)
}

// writeJSON writes an answer for programs.
func (d *documents) writeJSON(answer []byte) {
	d.out.Write(append(d.withFiles(answer, "files"), '\n'))
}
