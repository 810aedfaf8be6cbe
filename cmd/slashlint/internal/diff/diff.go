// Package diff writes the difference of two texts as a unified diff that git apply and patch take.
//
// Lines end in LF only; a CR before it is a part of the line, as it is for git.
package diff

import (
	"bytes"
	"fmt"
	"strings"
)

// context is how many unchanged lines stand around a change.
const context = 3

// Unified returns the unified diff that makes after of before, nil where they are the same. The
// name is that of the file in both, with slashes.
func Unified(name string, before, after []byte) []byte {
	if bytes.Equal(before, after) {
		return nil
	}
	p := patch{before: lines(before), after: lines(after)}
	fmt.Fprintf(&p.out, "--- %s\n+++ %s\n", label("a/", name), label("b/", name))
	p.hunks(changes(p.before, p.after))
	return p.out.Bytes()
}

// lines cuts a text after each LF.
func lines(text []byte) []string {
	all := strings.SplitAfter(string(text), "\n")
	if all[len(all)-1] == "" {
		return all[:len(all)-1]
	}
	return all
}

// patch is a diff that is being written.
type patch struct {
	before, after []string
	out           bytes.Buffer
}

// hunks writes changes, those together that are so close that their context meets.
func (p *patch) hunks(all []change) {
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n].start-all[n-1].end <= 2*context {
			n++
		}
		p.hunk(all[:n])
		all = all[n:]
	}
}

func (p *patch) hunk(together []change) {
	first, last := together[0], together[len(together)-1]
	lead := min(context, first.start)
	tail := min(context, len(p.before)-last.end)
	fmt.Fprintf(&p.out, "@@ -%s +%s @@\n",
		extent(first.start-lead, last.end+tail), extent(first.newStart-lead, last.newEnd+tail))
	at := first.start - lead
	for _, c := range together {
		p.lines(' ', p.before[at:c.start])
		p.lines('-', p.before[c.start:c.end])
		p.lines('+', p.after[c.newStart:c.newEnd])
		at = c.end
	}
	p.lines(' ', p.before[at:last.end+tail])
}

// extent writes where lines start and how many there are. What is empty counts as standing after
// the line before it.
func extent(start, end int) string {
	if start < end {
		start++
		end++
	}
	return fmt.Sprintf("%d,%d", start, end-start)
}

func (p *patch) lines(sign byte, all []string) {
	for _, line := range all {
		p.out.WriteByte(sign)
		p.out.WriteString(line)
		if !strings.HasSuffix(line, "\n") {
			p.out.WriteString("\n\\ No newline at end of file\n")
		}
	}
}
