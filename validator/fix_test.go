package validator

import "testing"

// TestSpansTake wants edits that meet others not to be made with them.
func TestSpansTake(t *testing.T) {
	edit := func(start, end int) TextEdit { return TextEdit{start, end, ""} }
	for _, c := range []struct {
		name   string
		second []TextEdit
		want   bool
	}{
		{"before", []TextEdit{edit(0, 5)}, true},
		{"right before", []TextEdit{edit(5, 10)}, true},
		{"between", []TextEdit{edit(20, 30)}, true},
		{"after", []TextEdit{edit(40, 50), edit(60, 60)}, true},
		{"the same", []TextEdit{edit(10, 20)}, false},
		{"the end", []TextEdit{edit(19, 25)}, false},
		{"the start", []TextEdit{edit(5, 11)}, false},
		{"around", []TextEdit{edit(0, 100)}, false},
		{"within", []TextEdit{edit(32, 33)}, false},
		{"the second of two", []TextEdit{edit(0, 5), edit(35, 45)}, false},
		{"an insertion before", []TextEdit{edit(9, 9)}, true},
		{"an insertion at the start", []TextEdit{edit(10, 10)}, false},
		{"an insertion within", []TextEdit{edit(15, 15)}, false},
		{"an insertion at the end", []TextEdit{edit(20, 20)}, true},
		{"an insertion where there is one", []TextEdit{edit(50, 50)}, false},
		{"a change from an insertion on", []TextEdit{edit(50, 55)}, false},
		{"a change up to an insertion", []TextEdit{edit(45, 50)}, true},
		{"a change around an insertion", []TextEdit{edit(45, 55)}, false},
	} {
		var taken spans
		if !taken.take([]TextEdit{edit(30, 40), edit(50, 50)}) || !taken.take([]TextEdit{edit(10, 20)}) {
			t.Fatal("the first are not taken")
		}
		if got := taken.take(c.second); got != c.want {
			t.Errorf("%s: %t, want %t", c.name, got, c.want)
		}
		want := 3
		if c.want {
			want += len(c.second)
		}
		if len(taken) != want {
			t.Errorf("%s: %v are taken", c.name, taken)
		}
		for i := 1; i < len(taken); i++ {
			if taken[i].start < taken[i-1].end {
				t.Errorf("%s: %v are not in order", c.name, taken)
			}
		}
	}
}
