package syntax

import "testing"

func TestEncoding(t *testing.T) {
	for src, want := range map[string]string{
		"": "", "{": "", "{}": "", "{\"a\"": "", "\uFEFF{}": "", "{\x00\x00": "", "\x00\x00\x00\x00": "",
		"\xFF\xFE": "UTF-16", "\xFF\xFE{\x00": "UTF-16", "\xFE\xFF\x00{": "UTF-16",
		"{\x00}\x00": "UTF-16", "\x00{\x00}": "UTF-16",
		"\xFF\xFE\x00\x00": "UTF-32", "\xFF\xFE\x00\x00{\x00\x00\x00": "UTF-32",
		"\x00\x00\xFE\xFF": "UTF-32", "\x00\x00\xFE\xFF\x00\x00\x00{": "UTF-32",
		"{\x00\x00\x00": "UTF-32", "\x00\x00\x00{": "UTF-32",
	} {
		if got := Encoding([]byte(src)); got != want {
			t.Errorf("Encoding(%q) = %q, want %q", src, got, want)
		}
		message := ""
		if want != "" {
			message = "the document is encoded in " + want + "; save it as UTF-8"
		}
		if got := unreadable([]byte(src)); got != message {
			t.Errorf("unreadable(%q) = %q", src, got)
		}
	}
}
