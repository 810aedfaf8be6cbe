package input

import (
	"strings"
	"testing"
)

func TestIsEmpty(t *testing.T) {
	for text, want := range map[string]bool{
		"": true, " \r\n\t": true, "[]": true, "{}\n": true, "\uFEFF[ ]": true, "{\n}": true,
		"[[]]": false, "0": false, "[}": false, `""`: false, "null": false, "[]" + strings.Repeat(" ", emptyLimit) + "1": false,
	} {
		if got := IsEmpty([]byte(text)); got != want {
			t.Errorf("IsEmpty(%.20q) = %t, want %t", text, got, want)
		}
	}
}
