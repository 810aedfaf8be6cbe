package syntax

// Kept tells what one tree has of another: the nodes before Before and those from After on, which say
// the same there, though they may stand elsewhere.
type Kept struct{ Before, After ID }

// Has reports whether a value and all its descendants were kept.
func (k Kept) Has(t *Tree, id ID) bool {
	return k.After > 0 && (t.Next(id) <= k.Before || id >= k.After)
}

// Reread reads src, in which most is as in this tree's document, as when somebody types. The tree is
// Read's; it comes sooner, and shares no nodes with this one.
func (t *Tree) Reread(src []byte, notation Notation) (*Tree, Kept) {
	if t.notation == notation {
		if again, kept := t.spliced(src); again != nil {
			return again, kept
		}
	}
	return Read(src, notation), Kept{}
}

// spliced reads the smallest list or object around what differs, and takes the rest from this tree.
// Well-formed values leave no trace in the reader, so that what follows one means what it meant. The
// result is nil where there is a mistake before or after, or where all differs.
func (t *Tree) spliced(src []byte) (*Tree, Kept) {
	if len(t.Problems)+t.Unlisted > 0 || unreadable(src) != "" {
		return nil, Kept{}
	}
	from, to := differing(t.Src, src)
	id, depth := t.around(from, to)
	if id <= Root {
		return nil, Kept{}
	}
	old := &t.nodes[id]
	next := t.Next(id)
	before := t.cooked(1, id)
	after := before + t.cooked(id, next)
	r := reader{src: src, notation: t.notation, depth: depth}
	r.nodes = append(make([]Node, 0, len(t.nodes)+64), t.nodes[:id]...)
	r.texts = t.texts[:before:before]
	end := r.value(int(old.start), Node{parent: old.parent, key: old.key, keyLen: old.keyLen, flags: old.flags})
	moved := shift{
		bytes: uint32(len(src) - len(t.Src)),
		nodes: uint32(r.next() - next),
		texts: uint32(len(r.texts) - after),
		from:  next,
	}
	if r.count() > 0 || uint32(end) != old.end+moved.bytes {
		return nil, Kept{}
	}
	for outer := old.parent; outer != 0; outer = t.nodes[outer].parent {
		r.nodes[outer].end += moved.bytes
		r.nodes[outer].size += moved.nodes
	}
	for i := range r.nodes[:id] {
		r.nodes[i].Tag = 0
	}
	first := len(r.nodes)
	r.nodes = append(r.nodes, t.nodes[next:]...)
	for i := first; i < len(r.nodes); i++ {
		moved.move(&r.nodes[i])
	}
	texts := append(append([]text(nil), r.texts...), t.texts[after:]...)
	return &Tree{Src: src, notation: t.notation, nodes: r.nodes, texts: texts}, Kept{id, ID(first)}
}

// differing returns the bytes of a document that are others in a new one: what is before and what is
// after them is the same in both.
func differing(old, now []byte) (from, to int) {
	shorter := min(len(old), len(now))
	for from+8 <= shorter && load(old, from) == load(now, from) {
		from += 8
	}
	for from < shorter && old[from] == now[from] {
		from++
	}
	to, delta := len(old), len(now)-len(old)
	last := from + max(0, -delta)
	for to-8 >= last && load(old, to-8) == load(now, to+delta-8) {
		to -= 8
	}
	for to > last && old[to-1] == now[to+delta-1] {
		to--
	}
	return from, to
}

// around returns the smallest list or object whose brackets stand outside of some bytes, and in how
// many others it stands; 0 when there is none.
func (t *Tree) around(from, to int) (id ID, depth int) {
	depth = -1
	for child, end := Root, t.Next(Root); child < end; {
		n := &t.nodes[child]
		if n.kind < Array || int(n.start) >= from || int(n.end)-1 < to {
			child = t.Next(child)
			continue
		}
		id, depth, end = child, depth+1, t.Next(child)
		child++
	}
	return id, depth
}

// cooked returns how many of the nodes from one to another have a text among the tree's.
func (t *Tree) cooked(from, to ID) int {
	count := 0
	for id := from; id < to; id++ {
		if !t.Plain(id) {
			count++
		}
	}
	return count
}

// shift is by how much what follows a value moves when that is read again.
type shift struct {
	bytes, nodes, texts uint32
	// from is the first node that moves.
	from ID
}

func (s *shift) move(n *Node) {
	n.Tag = 0
	n.start += s.bytes
	n.end += s.bytes
	if n.flags&member != 0 {
		n.key += s.bytes
	}
	switch {
	case n.kind >= Array:
		n.size += s.nodes
	case n.flags&cooked != 0:
		n.size += s.texts
	}
	if n.parent >= s.from {
		n.parent += ID(s.nodes)
	}
}
