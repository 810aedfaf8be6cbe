package preview_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

func FuzzPicker(f *testing.F) {
	for _, s := range suites(f) {
		for i, c := range s.Cases {
			src := []byte(c.Document)
			if c.Text != nil {
				src = []byte(*c.Text)
			}
			f.Add(src, []byte(c.Viewer.Overwrites), c.Query, uint64(i)*0x9E3779B97F4A7C15)
		}
	}
	f.Fuzz(func(t *testing.T, src, overwrites []byte, query string, seed uint64) {
		document := validator.Check(src, validator.Options{
			Operation: validator.Operation(seed >> 8 & 3),
		}).Document
		viewer := fuzzedViewer(seed, overwrites)
		picker := preview.NewPicker(document, viewer)
		checkPointers(t, src, picker)
		checkSearch(t, picker, query)
		checkHidden(t, document, picker, viewer)
		for _, out := range [][]byte{
			picker.AppendJSON(nil), picker.AppendSearch(nil, query),
			preview.Listed(document, viewer.Locale, seed&1 == 0),
			preview.Locales(document).AppendJSON(nil),
		} {
			if !json.Valid(out) {
				t.Errorf("no JSON: %s", out)
			}
		}
	})
}

// fuzzedViewer takes a viewer from bits.
func fuzzedViewer(seed uint64, overwrites []byte) preview.Viewer {
	v := preview.Viewer{
		Locale:        locale.Locale(seed >> 16 & 63),
		In:            validator.Context(seed & 3),
		Scope:         validator.Scope(seed >> 2 & 1),
		Installed:     preview.Installation(seed >> 3 & 3),
		Adult:         seed>>5&1 == 0,
		AgeRestricted: seed>>6&1 == 0,
		NoActivities:  seed>>7&1 == 0,
		User:          seed >> 22 & 31,
		Roles:         []uint64{seed >> 27 & 31, seed >> 32 & 31},
		Guild:         seed >> 37 & 31,
		Channel:       seed >> 42 & 31,
		Parent:        seed >> 47 & 31,
		Overwrites:    validator.ReadOverwrites(overwrites),
	}
	if seed>>4&1 == 0 {
		v.Permissions = preview.MemberPermissions(seed >> 52)
	}
	return v
}

// entries returns all entries of a picker.
func entries(p *preview.Picker) []preview.Entry {
	all := slices.Concat(p.Slash, p.User, p.Message)
	if p.Launcher != nil {
		all = append(all, *p.Launcher)
	}
	return all
}

// checkPointers wants every pointer to name an object of the document, once. It knows where in
// documents that encoding/json reads.
func checkPointers(t *testing.T, src []byte, p *preview.Picker) {
	t.Helper()
	var root any
	if json.Unmarshal(src, &root) != nil {
		return
	}
	seen := map[string]bool{}
	once := func(pointer string) {
		if seen[pointer] {
			t.Errorf("%q stands twice", pointer)
		}
		seen[pointer] = true
		if _, ok := resolve(root, pointer); !ok {
			t.Errorf("%q names nothing", pointer)
		}
	}
	for _, e := range entries(p) {
		once(e.Pointer)
		for _, o := range e.Options {
			once(o.Pointer)
		}
	}
	for _, h := range p.Hidden {
		once(h.Pointer)
	}
}

// resolve returns the value that a pointer names.
func resolve(value any, pointer string) (any, bool) {
	if pointer == "" {
		return value, true
	}
	for _, token := range strings.Split(pointer[1:], "/") {
		token = strings.NewReplacer("~1", "/", "~0", "~").Replace(token)
		switch container := value.(type) {
		case map[string]any:
			member, ok := container[token]
			if !ok {
				return nil, false
			}
			value = member
		case []any:
			i, err := strconv.Atoi(token)
			if err != nil || i < 0 || i >= len(container) {
				return nil, false
			}
			value = container[i]
		default:
			return nil, false
		}
	}
	return value, true
}

// checkSearch wants an empty query to find everything, every entry to be found by its names, and
// highlights that lie inside them.
func checkSearch(t *testing.T, p *preview.Picker, query string) {
	t.Helper()
	if found := p.Search(""); len(found) != len(p.Slash) {
		t.Errorf("%d of %d entries", len(found), len(p.Slash))
	}
	for _, m := range p.Search(query) {
		for _, h := range m.Highlights {
			name := m.Entry.Path[h.Segment].Value
			if h.InDefault {
				name = m.Entry.Path[h.Segment].Default
			}
			if h.Start < 0 || h.Start >= h.End || h.End > len(name) {
				t.Errorf("%d to %d of %q", h.Start, h.End, name)
			}
		}
	}
	for i := range min(len(p.Slash), 20) {
		e := &p.Slash[i]
		name := e.DefaultName()
		if len(strings.Fields(name)) != len(e.Path) {
			continue
		}
		isEntry := func(m preview.Match) bool { return m.Entry == e }
		if !slices.ContainsFunc(p.Search(name), isEntry) {
			t.Errorf("%q is not found", name)
		}
	}
}

// checkHidden wants every command to be shown or hidden, and the permissions to be those that
// Decide explains.
func checkHidden(
	t *testing.T, d *validator.Document, p *preview.Picker, viewer preview.Viewer,
) {
	t.Helper()
	shown := map[*validator.Command]bool{}
	for _, e := range entries(p) {
		shown[e.Command] = true
	}
	hidden := map[string]preview.Reason{}
	for _, h := range p.Hidden {
		hidden[h.Pointer] = h.Reason
	}
	for i := range d.Commands {
		c := &d.Commands[i]
		reason := hidden[d.Pointer(c.Place)]
		if shown[c] == (reason != preview.Visible) {
			t.Errorf("%q is shown: %v, and hidden: %q", d.Pointer(c.Place), shown[c], reason)
		}
		decision := preview.Decide(c, viewer)
		denied := reason == preview.MissingPermissions || reason == preview.DeniedByOverwrite
		if shown[c] && !decision.Allowed || denied && decision.Allowed {
			t.Errorf("%q is decided %v, and is %q", d.Pointer(c.Place), decision.Allowed, reason)
		}
		if !json.Valid(decision.AppendJSON(nil)) {
			t.Errorf("no JSON: %s", decision.AppendJSON(nil))
		}
	}
}
