package validator

// AppendString appends a text as a JSON string, escaped as in a report's JSON.
func AppendString(dst []byte, text string) []byte { return appendString(dst, text) }
