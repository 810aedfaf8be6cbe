package format

import (
	"net/url"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// locator tells where things are in one artifact.
type locator struct {
	place   sarifPlace
	columns *columns
	// others are the artifacts so far, for places in them.
	others []sarifArtifact
}

func (l locator) location(r validator.Range) sarifLocation {
	return sarifLocation{Physical: sarifPhysical{l.place, l.region(r.Start.Offset, r.End.Offset)}}
}

// region returns the part from one byte up to another.
func (l locator) region(start, end int) sarifRegion {
	from, to := l.columns.at(start), l.columns.at(end)
	return sarifRegion{
		StartLine: from.line, StartColumn: l.column(from),
		EndLine: to.line, EndColumn: l.column(to),
		ByteOffset: start, ByteLength: end - start,
	}
}

// column returns a column as SARIF counts it: as if there were no byte order mark.
func (l locator) column(at cell) int {
	if at.line == 1 && l.columns.marked() {
		return max(1, at.utf16-1)
	}
	return at.utf16
}

// related returns the other places, and what there is to say of them.
func (l locator) related(d *validator.Diagnostic) []sarifLocation {
	var all []sarifLocation
	for i := range d.Related {
		r := &d.Related[i]
		if isNote(d, r) {
			continue
		}
		there := l.location(r.Range)
		if r.File != "" {
			there = l.elsewhere(r)
		}
		there.ID = len(all) + 1
		there.Message = &sarifMessage{Text: r.Message}
		all = append(all, there)
	}
	return all
}

// elsewhere returns a place in another artifact, whose columns are not known: its lines.
func (l locator) elsewhere(r *validator.Related) sarifLocation {
	place := sarifPlace{URI: fileURI(r.File), Index: -1}
	for _, artifact := range l.others {
		if artifact.Location.URI == place.URI {
			place = artifact.Location
		}
	}
	start, end := r.Range.Start, r.Range.End
	return sarifLocation{Physical: sarifPhysical{place, sarifRegion{
		StartLine: start.Line, EndLine: end.Line,
		ByteOffset: start.Offset, ByteLength: end.Offset - start.Offset,
	}}}
}

func (l locator) fixes(fixes []validator.Fix) []sarifFix {
	var all []sarifFix
	for i := range fixes {
		// A fix without a change would not be valid.
		if len(fixes[i].Edits) == 0 {
			continue
		}
		change := sarifChange{Place: l.place}
		for _, e := range fixes[i].Edits {
			change.Replacements = append(change.Replacements, l.replacement(e))
		}
		all = append(all, sarifFix{
			Description: sarifMessage{Text: fixes[i].Title},
			Changes:     []sarifChange{change},
			Properties:  sarifProperties{"safe": fixes[i].Safe},
		})
	}
	return all
}

func (l locator) replacement(e validator.TextEdit) sarifReplacement {
	r := sarifReplacement{Deleted: l.region(e.Start, e.End)}
	if e.Start == 0 && e.End > 0 && l.columns.marked() {
		// As text a byte order mark is not there, so it can be taken away as bytes only.
		r.Deleted = sarifRegion{ByteOffset: e.Start, ByteLength: e.End - e.Start}
	}
	if e.Text != "" {
		r.Inserted = &sarifContent{e.Text}
	}
	return r
}

// fileURI returns a path as a reference: relative to where the program was run, as it was given.
func fileURI(name string) string {
	if strings.HasPrefix(name, "/") {
		return (&url.URL{Scheme: "file", Path: name}).String()
	}
	if len(name) > 2 && name[1] == ':' && name[2] == '/' {
		return (&url.URL{Scheme: "file", Path: "/" + name}).String()
	}
	return (&url.URL{Path: strings.TrimPrefix(name, "./")}).String()
}
