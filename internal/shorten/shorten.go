// Package shorten cuts texts to what a message or a list can hold.
//
//	shorten.To("abcdef", 3) // "abc…"
//
// It imports nothing.
package shorten

// To leaves so many code points of a text, and an ellipsis in place of the rest.
func To(text string, most int) string {
	if len(text) <= most {
		return text
	}
	count := 0
	for i := range text {
		if count == most {
			return text[:i] + "…"
		}
		count++
	}
	return text
}
