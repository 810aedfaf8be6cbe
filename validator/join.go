package validator

import "github.com/slashlint/slashlint/internal/syntax"

// Join returns the commands of documents as one JSON array, in order: the bulk body that deploys them
// together. Each report adds as many elements as its document has Commands. The result is well-formed
// even where a document is not, and has no comments. Fields whose camelCase names were read as the
// interface's have the interface's, so that Options.AsSent reads the same.
func Join(reports []*Report) []byte {
	dst := []byte{'['}
	for _, r := range reports {
		j := joiner{r.Document.tree, r.circumstances.translates}
		for i := range r.Document.Commands {
			if len(dst) > 1 {
				dst = append(dst, ',', '\n')
			}
			dst = j.value(dst, r.Document.Commands[i].id)
		}
	}
	return append(dst, ']', '\n')
}

// joiner writes values of one document.
type joiner struct {
	tree       *syntax.Tree
	translates bool
}

// value appends a value. One that was not understood becomes null in an array, so that the others keep
// their indexes, and {} in an object, where no field but a dictionary takes it.
func (j *joiner) value(dst []byte, id syntax.ID) []byte {
	switch j.tree.Kind(id) {
	case syntax.Array:
		return j.children(append(dst, '['), id, ']')
	case syntax.Object:
		return j.children(append(dst, '{'), id, '}')
	case syntax.String:
		return appendString(dst, j.tree.Text(id))
	case syntax.Number:
		return append(dst, j.tree.Raw(id)...)
	case syntax.True:
		return append(dst, "true"...)
	case syntax.False:
		return append(dst, "false"...)
	case syntax.Invalid:
		if j.tree.Member(id) {
			return append(dst, "{}"...)
		}
	}
	return append(dst, "null"...)
}

// children appends the elements of an array, or the fields of an object that have a key.
func (j *joiner) children(dst []byte, id syntax.ID, closing byte) []byte {
	t, first := j.tree, true
	object := t.Kind(id) == syntax.Object
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		if object && !t.Member(child) {
			continue
		}
		if !first {
			dst = append(dst, ',')
		}
		first = false
		if object {
			dst = append(appendString(dst, j.key(child)), ':')
		}
		dst = j.value(dst, child)
	}
	return append(dst, closing)
}

func (j *joiner) key(id syntax.ID) string {
	key := j.tree.Key(id)
	if name := fromCamel(key); j.translates && name != "" {
		return name
	}
	return key
}
