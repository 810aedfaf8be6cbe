package preview

import "strings"

// Match is an entry that a search found.
type Match struct {
	Entry *Entry
	// Highlights has one element for every word of the query, in order.
	Highlights []Highlight
}

// Highlight is the part of a name that a word of the query matched.
type Highlight struct {
	// Segment is the index of the name in the entry's path.
	Segment int
	// InDefault tells that the word was found in the name's Default only, not in its Value. Then
	// there is nothing to mark in what is shown.
	InDefault bool
	// Start and End are offsets in bytes in Value, or in Default when InDefault.
	Start, End int
}

// rank is how well an entry matches; the smallest comes first.
type rank uint8

const (
	// anchored: the words begin names, the first one the command's.
	anchored rank = iota
	// prefixes: the words begin names.
	prefixes
	// substrings: at least one word stands inside a name.
	substrings
)

// Search returns the slash entries that a person finds who types a query, with or without the "/".
// Every word of the query must stand in a name of the entry's path, localized or default, in the
// order of the path: "per us" finds "permissions user add", and so does "us". Case does not
// matter. Entries whose names begin with the words come before those that merely contain them, and
// first those that begin with them from the start; otherwise the order is the document's. An empty
// query finds everything.
func (p *Picker) Search(query string) []Match {
	words := words(query)
	var ranked [substrings + 1][]Match
	for i := range p.Slash {
		if m, rank, ok := match(&p.Slash[i], words); ok {
			ranked[rank] = append(ranked[rank], m)
		}
	}
	return append(append(ranked[anchored], ranked[prefixes]...), ranked[substrings]...)
}

// words returns the folded words of a query.
func words(query string) [][]rune {
	query = strings.TrimPrefix(strings.TrimSpace(query), "/")
	var words [][]rune
	for _, word := range fields(query) {
		words = append(words, folded(word))
	}
	return words
}

// match matches an entry in the best of the ways in which it matches.
func match(e *Entry, words [][]rune) (m Match, in rank, ok bool) {
	if len(words) == 0 {
		return Match{Entry: e}, anchored, true
	}
	contained := align(e.Path, words, contained)
	if contained == nil {
		return m, substrings, false
	}
	switch begun := align(e.Path, words, begins); {
	case begun == nil:
		return Match{e, contained}, substrings, true
	case begun[0].Segment > 0:
		return Match{e, begun}, prefixes, true
	default:
		return Match{e, begun}, anchored, true
	}
}

// align finds for every word the first name in which it stands and that comes after the name of the
// word before. It returns nil when there is none.
func align(path []Text, words [][]rune, in func(*Text, []rune) (Highlight, bool)) []Highlight {
	if len(words) > len(path) {
		return nil
	}
	var aligned []Highlight
	segment := 0
	for _, word := range words {
		for ; segment < len(path); segment++ {
			if h, ok := in(&path[segment], word); ok {
				h.Segment = segment
				aligned = append(aligned, h)
				break
			}
		}
		segment++
	}
	if len(aligned) < len(words) {
		return nil
	}
	return aligned
}

// begins matches a word at the beginning of a name, as it is shown if possible.
func begins(t *Text, word []rune) (Highlight, bool) {
	if end, ok := hasPrefix(t.Value, word); ok {
		return Highlight{End: end}, true
	}
	end, ok := hasPrefix(t.Default, word)
	return Highlight{InDefault: true, End: end}, ok
}

// contained matches a word anywhere in a name: at its beginning if possible.
func contained(t *Text, word []rune) (Highlight, bool) {
	if h, ok := begins(t, word); ok {
		return h, true
	}
	if start, end, ok := find(t.Value, word); ok {
		return Highlight{Start: start, End: end}, true
	}
	start, end, ok := find(t.Default, word)
	return Highlight{InDefault: true, Start: start, End: end}, ok
}

// AppendSearch appends what AppendJSON does, with the query, and under "slash" only what it finds,
// in the order and with the highlights of Search.
func (p *Picker) AppendSearch(dst []byte, query string) []byte {
	w := p.begin(dst)
	w.text("query", query)
	w.open("slash", '[')
	found := p.Search(query)
	for i := range found {
		w.match(&found[i])
	}
	w.close(']')
	return p.finish(w)
}

func (w *writer) match(m *Match) {
	w.entry("", m.Entry)
	w.open("matches", '[')
	for i := range m.Highlights {
		h := &m.Highlights[i]
		w.highlight(h, &m.Entry.Path[h.Segment])
	}
	w.close(']')
	w.close('}')
}

func (w *writer) highlight(h *Highlight, t *Text) {
	in, name := "value", t.Value
	if h.InDefault {
		in, name = "default", t.Default
	}
	w.open("", '{')
	w.integer("segment", int64(h.Segment))
	w.text("in", in)
	w.offset("start", name[:h.Start])
	w.offset("end", name[:h.End])
	w.close('}')
}

// offset writes the place after the beginning of a text: in bytes, and in UTF-16 units for hosts
// that count so.
func (w *writer) offset(key, before string) {
	units := 0
	for _, r := range before {
		units++
		if r > 0xFFFF {
			units++
		}
	}
	w.open(key, '{')
	w.integer("offset", int64(len(before)))
	w.integer("utf16", int64(units))
	w.close('}')
}
