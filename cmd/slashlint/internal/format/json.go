package format

import (
	"bufio"
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// jsonFormat writes the report for programs, compact, on one line.
type jsonFormat struct {
	out *bufio.Writer
	// buffer is used again for every file.
	buffer []byte
	files  int
}

func newJSON(out *bufio.Writer, _ Setting) Formatter { return &jsonFormat{out: out} }

func (j *jsonFormat) Begin() {
	j.out.WriteString(`{"schema":1,"unicode":"` + validator.UnicodeVersion + `","files":[`)
}

func (j *jsonFormat) File(f File) {
	j.buffer = j.buffer[:0]
	if j.files > 0 {
		j.buffer = append(j.buffer, ',')
	}
	j.files++
	j.buffer = f.Report.AppendJSONNamed(j.buffer, f.Name)
	j.out.Write(j.buffer)
}

func (j *jsonFormat) End(s Summary) error {
	b := append(j.buffer[:0], `],"summary":{"errors":`...)
	b = strconv.AppendInt(b, int64(s.Counts.Errors), 10)
	b = append(b, `,"warnings":`...)
	b = strconv.AppendInt(b, int64(s.Counts.Warnings), 10)
	b = append(b, `,"infos":`...)
	b = strconv.AppendInt(b, int64(s.Counts.Infos), 10)
	j.out.Write(append(b, "}}\n"...))
	return nil
}
