package terminal

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestPaint(t *testing.T) {
	on, off := Palette{Colours: true}, Palette{}
	if got := on.Paint(Error, "x"); got != "\x1b[1;31mx\x1b[0m" {
		t.Errorf("with colours: %q", got)
	}
	if got := off.Paint(Error, "x"); got != "x" {
		t.Errorf("without colours: %q", got)
	}
	if got := on.Paint(Error, "") + on.Paint(Plain, "x"); got != "x" {
		t.Errorf("nothing to paint: %q", got)
	}
}

func TestNoTerminal(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if WantsColours(file) || Width(file) != 0 {
		t.Error("a file counts as a terminal")
	}
	if WantsColours(&bytes.Buffer{}) || Width(&bytes.Buffer{}) != 0 {
		t.Error("a buffer counts as a terminal")
	}
}
