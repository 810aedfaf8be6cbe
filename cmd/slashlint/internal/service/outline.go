package service

import (
	"regexp"
	"slices"
	"strings"
)

// discord.py shows the errors of a sync below the commands, groups and parameters they are in, by name:
//
//	In group 'mod' defined in module 'bot'
//	  In command 'mod ban' defined in function 'ban'
//	    In parameter 'reason'
//	      description_localizations.de: Must be between 1 and 100 in length.

const pythonString = `('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`

var (
	outlineHead      = regexp.MustCompile(`^(.*?)In (command|group|context menu) ` + pythonString + ` defined in (?:function|module) `)
	outlineParameter = regexp.MustCompile(`^In parameter ` + pythonString + `$`)
	// outlineField is an error of a field, any other line one of the object as a whole.
	outlineField = regexp.MustCompile(`^([a-z_]+(?:\.[\w-]+)*): (.+)$`)
	// outlineOption is an error of an option that the program has no parameter or command for.
	outlineOption = regexp.MustCompile(`^In (\d+)\.([\w.-]+): (.+)$`)
	// syncFailure is the first line, with the error of the whole body if there is but one. Several follow
	// it, as bodyError.
	syncFailure = regexp.MustCompile(`Failed to upload commands to Discord \(HTTP status \d+, error code \d+\)(?:: (.+))?$`)
	bodyError   = regexp.MustCompile(`(?:^|\s)Error ([A-Z_]*): (.+)$`)
)

// object is a command or option by its name.
type object struct {
	name string
	// menu tells that it is a USER or MESSAGE command, parameter that the name is the program's, which
	// the option need not have.
	menu, parameter bool
}

// outline reads the lines of a failed sync.
type outline struct {
	// base is how much stands before each line, such as a container's name.
	base int
	// open are the objects that the last line is in, and qualified their names with those of the groups
	// above.
	open      []object
	qualified []string
	// failed tells that the last line is the first one of a failure, or an error of its body.
	failed bool
}

// read adds what a line says, and reports whether it is one of a failed sync.
func (o *outline) read(line string, r *Response) bool {
	if m := syncFailure.FindStringSubmatch(line); m != nil {
		*o = outline{failed: true}
		if m[1] != "" {
			r.add(Mistake{Code: leafSaying(m[1]).Code, Message: m[1]})
		}
		return true
	}
	if m := bodyError.FindStringSubmatch(line); m != nil && o.failed {
		r.add(Mistake{Code: m[1], Message: m[2]})
		return true
	}
	o.failed = false
	if m := outlineHead.FindStringSubmatch(line); m != nil {
		o.head(len(m[1]), unquote(m[3]), m[2] == "context menu")
		return true
	}
	if len(line) <= o.base {
		o.open = nil
		return false
	}
	if !o.inside(line[o.base:], r) {
		o.open = nil
		return false
	}
	return true
}

// head opens a command or group that starts at a column.
func (o *outline) head(column int, name string, menu bool) {
	depth := (column - o.base) / 2
	if column < o.base || depth > len(o.open) || depth == 0 {
		o.base, depth = column, 0
	}
	o.qualified = append(o.qualified[:min(depth, len(o.qualified))], name)
	if depth > 0 {
		name = strings.TrimPrefix(name, o.qualified[depth-1]+" ")
	}
	o.open = append(o.open[:depth], object{name: name, menu: menu})
}

// inside reads a line within an object, and reports whether it is one.
func (o *outline) inside(line string, r *Response) bool {
	text := strings.TrimLeft(line, " ")
	depth := (len(line) - len(text)) / 2
	if m := outlineOption.FindStringSubmatch(text); m != nil && depth < len(o.open) {
		o.open = o.open[:depth+1]
		o.add(r, "options."+m[1]+"."+m[2], m[3])
		return true
	}
	if depth == 0 || depth > len(o.open) {
		return false
	}
	o.open = o.open[:depth]
	if m := outlineParameter.FindStringSubmatch(text); m != nil {
		o.open = append(o.open, object{name: unquote(m[1]), parameter: true})
	} else if m := outlineField.FindStringSubmatch(text); m != nil {
		o.add(r, m[1], m[2])
	} else {
		o.add(r, "", text)
	}
	return true
}

// add adds a mistake in the innermost object.
func (o *outline) add(r *Response, field, message string) {
	m := Mistake{Code: leafSaying(message).Code, Message: message, objects: slices.Clone(o.open)}
	for i, object := range o.open {
		if i > 0 {
			m.Path = append(m.Path, "options")
		}
		m.Path = append(m.Path, object.name)
	}
	m.Path = append(m.Path, split(field)...)
	r.add(m)
}

// unquote returns the text of a string as Python shows it.
func unquote(quoted string) string {
	return strings.NewReplacer(`\\`, `\`, `\'`, `'`, `\"`, `"`).Replace(quoted[1 : len(quoted)-1])
}
