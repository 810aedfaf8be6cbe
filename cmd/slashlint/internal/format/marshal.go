package format

import (
	"bufio"
	"bytes"
	"encoding/json"
)

// writeJSON writes a value on one line. It returns an error of making JSON only: those of writing
// stay with the writer.
func writeJSON(out *bufio.Writer, value any) error {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return err
	}
	_, _ = out.Write(text.Bytes())
	return nil
}
