package call

import (
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// appendRecognized appends the answer of Recognize: the kind, "" for none, and the certainty.
func appendRecognized(dst []byte, r *validator.Report) []byte {
	dst = validator.AppendString(append(dst, `{"kind":`...), r.Kind.String())
	dst = validator.AppendString(append(dst, `,"recognition":`...), r.Recognition().String())
	return append(dst, '}')
}

// appendMended appends the answer of Mend: the document and the number of fixes in it.
func appendMended(dst, mended []byte, applied int) []byte {
	dst = validator.AppendString(append(dst, `{"schema":1,"text":`...), string(mended))
	dst = strconv.AppendInt(append(dst, `,"applied":`...), int64(applied), 10)
	return append(dst, '}')
}
