package shorten

import "testing"

func TestTo(t *testing.T) {
	for _, c := range []struct {
		text string
		most int
		want string
	}{
		{"", 0, ""},
		{"a", 0, "…"},
		{"abc", 3, "abc"},
		{"abcd", 3, "abc…"},
		{"ééé", 3, "ééé"},
		{"éééé", 3, "ééé…"},
		{"a\xffbc", 2, "a\xff…"},
	} {
		if got := To(c.text, c.most); got != c.want {
			t.Errorf("%q to %d is %q, want %q", c.text, c.most, got, c.want)
		}
	}
}
