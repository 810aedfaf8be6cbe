package call

import (
	"strconv"

	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// appendMended appends the answer of Mend: the document and the number of fixes in it.
func appendMended(dst, mended []byte, applied int) []byte {
	dst = validator.AppendString(append(dst, `{"schema":1,"text":`...), string(mended))
	dst = strconv.AppendInt(append(dst, `,"applied":`...), int64(applied), 10)
	return append(dst, '}')
}

// appendDecisions appends a decision for each command of a document, in its order.
func appendDecisions(dst []byte, d *validator.Document, viewer preview.Viewer) []byte {
	dst = append(dst, `{"schema":1,"commands":[`...)
	for i := range d.Commands {
		if i > 0 {
			dst = append(dst, ',')
		}
		c := &d.Commands[i]
		dst = validator.AppendString(append(dst, `{"pointer":`...), d.Pointer(c.Place))
		dst = validator.AppendString(append(dst, `,"name":`...), c.Name.Text)
		decision := preview.Decide(c, viewer)
		dst = append(decision.AppendJSON(append(dst, `,"decision":`...)), '}')
	}
	return append(dst, "]}"...)
}
