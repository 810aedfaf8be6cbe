package diff

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

func TestUnified(t *testing.T) {
	for _, test := range []struct{ name, before, after, want string }{
		{"the same", "a\n", "a\n", ""},
		{"one line", "a\n", "b\n", "@@ -1,1 +1,1 @@\n-a\n+b\n"},
		{"no newline at the end", "a", "b", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"},
		{"a newline added", "a", "a\n", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"},
		{"no newline in the context", "a\nb", "c\nb", "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"},
		{"CRLF", "a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"},
		{"from nothing", "", "a\n", "@@ -0,0 +1,1 @@\n+a\n"},
		{"to nothing", "a\n", "", "@@ -1,1 +0,0 @@\n-a\n"},
		{"inserted", "a\nb\n", "a\nx\nb\n", "@@ -1,2 +1,3 @@\n a\n+x\n b\n"},
		{
			"context", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n",
			"@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n",
		},
		{
			"two far apart", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "one\n2\n3\n4\n5\n6\n7\n8\nnine\n",
			"@@ -1,4 +1,4 @@\n-1\n+one\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+nine\n",
		},
		{
			"two near", "1\n2\n3\n4\n5\n6\n7\n8\n", "one\n2\n3\n4\n5\n6\n7\neight\n",
			"@@ -1,8 +1,8 @@\n-1\n+one\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+eight\n",
		},
		{"no line is unique", "a\nb\na\nb\n", "b\na\nb\na\n", "@@ -1,4 +1,4 @@\n-a\n b\n a\n b\n+a\n"},
		{"lines that repeat", "{\n1\n}\n{\n2\n}\n", "{\n1\n}\n{\n3\n}\n", "@@ -2,5 +2,5 @@\n 1\n }\n {\n-2\n+3\n }\n"},
	} {
		got := string(Unified("f", []byte(test.before), []byte(test.after)))
		if test.want != "" {
			test.want = "--- a/f\n+++ b/f\n" + test.want
		}
		if got != test.want {
			t.Errorf("%s: got\n%s\nwant\n%s", test.name, got, test.want)
		}
	}
}

func TestLabel(t *testing.T) {
	for name, want := range map[string]string{
		"a.json": "a/a.json", "./b/../a.json": "a/a.json", "/srv/a.json": "a/srv/a.json",
		"a b.json": "a/a b.json\t", "é": "a/é",
		"a\nb\"\\\x1b": `"a/a\012b\"\\\033"`,
	} {
		if got := label("a/", name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

// patched applies a diff as its text says.
func patched(t testing.TB, before, diff string) string {
	t.Helper()
	old := lines([]byte(before))
	var out strings.Builder
	at := 0
	all := strings.SplitAfter(diff, "\n")
	for i := 2; i < len(all) && all[i] != ""; i++ {
		line := all[i]
		text := line[1:]
		if i+1 < len(all) && strings.HasPrefix(all[i+1], "\\") {
			text = strings.TrimSuffix(text, "\n")
		}
		switch line[0] {
		case '@':
			start, count, _ := strings.Cut(strings.Fields(line)[1][1:], ",")
			first, _ := strconv.Atoi(start)
			if count != "0" {
				first--
			}
			for ; at < first; at++ {
				out.WriteString(old[at])
			}
		case '+':
			out.WriteString(text)
		case ' ', '-':
			if old[at] != text {
				t.Fatalf("line %d is %q, in the diff %q", at+1, old[at], text)
			}
			if line[0] == ' ' {
				out.WriteString(text)
			}
			at++
		}
	}
	return out.String() + strings.Join(old[at:], "")
}

func FuzzUnified(f *testing.F) {
	f.Add("a\nb\nc\n", "a\nc\nb")
	f.Add("a\na\nb\r\n", "")
	f.Add(strings.Repeat("x\ny\n", 20), strings.Repeat("y\nx\n", 19))
	f.Fuzz(func(t *testing.T, before, after string) {
		diff := Unified("f", []byte(before), []byte(after))
		if got := patched(t, before, string(diff)); got != after {
			t.Errorf("%q to %q: the diff makes %q:\n%s", before, after, got, diff)
		}
	})
}

// numberedLines are lines of which few are unique.
func numberedLines(n, kinds int, changed func(int) bool) string {
	var b strings.Builder
	for i := range n {
		if changed(i) {
			b.WriteString("changed ")
		}
		fmt.Fprintf(&b, "line %d\n", i*i%kinds)
	}
	return b.String()
}

// Large documents with many changes are compared in a short time, and what did not change is not
// shown as changed.
func TestLarge(t *testing.T) {
	never := func(int) bool { return false }
	for _, kinds := range []int{1, 7, 1 << 30} {
		before := numberedLines(200_000, kinds, never)
		after := numberedLines(200_000, kinds, func(i int) bool { return i%10 == 0 })
		start := time.Now()
		diff := Unified("f", []byte(before), []byte(after))
		if took := time.Since(start); took > 20*time.Second {
			t.Errorf("%d kinds of lines took %v", kinds, took)
		}
		if got := patched(t, before, string(diff)); got != after {
			t.Errorf("%d kinds of lines: the diff makes something else", kinds)
		}
		if got := bytes.Count(diff, []byte("\n+")); got != 20_001 {
			t.Errorf("%d kinds of lines: %d lines are new, want 20000 and the head", kinds, got)
		}
	}
}

// git apply makes of the old file the new one.
func TestGitApply(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("NOT RUN: git is missing")
	}
	for name, contents := range map[string][2]string{
		"plain.json":         {"a\nb\n", "a\nc\n"},
		"no newline":         {"a\nb", "a\nc"},
		"newline added":      {"a\nb", "a\nb\n"},
		"crlf.json":          {"a\r\nb\r\n", "a\r\nc\r\n"},
		"cr.json":            {"a\rb\r", "a\rc\r"},
		"bytes.json":         {"\xff\nb\x00\n", "\xfe\nb\x00\n"},
		"a\"b\\ \x1b\t.json": {"a\n", "b\n"},
		"日本語.json":           {"日\n", "本\n"},
		"far.json":           {strings.Repeat("x\n", 50) + "a\n" + strings.Repeat("x\n", 50), strings.Repeat("x\n", 50) + "b\n" + strings.Repeat("x\n", 50)},
	} {
		folder := t.TempDir()
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(contents[0]), 0o666); err != nil {
			t.Fatal(err)
		}
		command := exec.Command("git", "apply", "-")
		command.Dir = folder
		// The folder is in no repository of somebody's, nor does anybody's configuration count.
		command.Env = append(os.Environ(), "GIT_CEILING_DIRECTORIES="+filepath.Dir(folder),
			"GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1")
		command.Stdin = bytes.NewReader(Unified(name, []byte(contents[0]), []byte(contents[1])))
		if out, err := command.CombinedOutput(); err != nil {
			t.Errorf("%q: %v: %s", name, err, out)
			continue
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != contents[1] {
			t.Errorf("%q: %q, %v, want %q", name, got, err, contents[1])
		}
	}
}
