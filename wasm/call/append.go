package call

import (
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// appendMended appends the answer of Mend: the document and the number of fixes in it.
func appendMended(dst, mended []byte, applied int) []byte {
	dst = validator.AppendString(append(dst, `{"schema":1,"text":`...), string(mended))
	dst = strconv.AppendInt(append(dst, `,"applied":`...), int64(applied), 10)
	return append(dst, '}')
}
