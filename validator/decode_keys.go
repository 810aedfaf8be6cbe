package validator

import (
	"bytes"
	"slices"
	"strings"

	"github.com/slashlint/slashlint/internal/syntax"
)

// The members that the interface gives each object, for advice on those it does not.
var (
	commandMembers = []string{
		"id", "type", "application_id", "guild_id", "name", "name_localizations", "description",
		"description_localizations", "options", "default_member_permissions", "dm_permission",
		"default_permission", "nsfw", "integration_types", "contexts", "version", "handler",
	}
	optionMembers = []string{
		"type", "name", "name_localizations", "description", "description_localizations", "required",
		"choices", "options", "channel_types", "min_value", "max_value", "min_length", "max_length",
		"autocomplete", "file_types",
	}
	choiceMembers = []string{"name", "name_localizations", "value"}
)

// readOnlyMembers are set by the service and ignored in a request.
var readOnlyMembers = map[string]bool{
	"application_id": true, "guild_id": true, "version": true, "name_localized": true,
	"description_localized": true,
}

// strays collects the members of one object that have no place in the typed document.
type strays struct {
	c *checker
	// members are those the object may have.
	members []string
	found   []syntax.ID
	// keys are those of the object's members, once they were asked for.
	keys map[string]bool
}

func (c *checker) strays(members []string) strays {
	return strays{c: c, members: members}
}

//go:noinline
func (s *strays) add(id syntax.ID) {
	if s.c.tree.Member(id) {
		s.found = append(s.found, id)
	}
}

// report says of every member found what it is, and which stand twice.
func (s *strays) report() {
	s.noteStyle()
	if s.c.unjudged {
		return
	}
	for _, id := range s.found {
		s.judge(id)
	}
	s.duplicates()
}

// noteStyle notes that a member has the camelCase name of one that commands have.
func (s *strays) noteStyle() {
	for _, id := range s.found {
		s.c.camel = s.c.camel || s.c.judged == AutoKind && fromCamel(s.c.tree.Key(id)) != ""
	}
}

// duplicates reports the keys that stand twice among the members found, and within them.
func (s *strays) duplicates() {
	if s.c.unjudged {
		return
	}
	for _, id := range s.found {
		s.c.duplicatesWithin(id)
	}
	s.c.duplicatesAmong(s.found)
}

// has reports whether the object has a member of this key.
func (s *strays) has(key string) bool {
	if s.keys == nil {
		t := s.c.tree
		object := t.Parent(s.found[0])
		s.keys = make(map[string]bool, len(s.found))
		for id, end := t.First(object), t.End(object); id < end; id = t.Next(id) {
			s.keys[t.Key(id)] = true
		}
	}
	return s.keys[key]
}

func (s *strays) judge(id syntax.ID) {
	c := s.c
	key := c.meant(id)
	ofCommand := len(s.members) == len(commandMembers)
	localized := key == "name_localized" || key == "description_localized"
	switch {
	case c.judged == AutoKind && (localized || ofCommand && readOnlyMembers[key]):
		c.readOnly(id)
	case key == "$schema" && c.tree.Parent(id) == syntax.Root:
		// An editor's hint, which the service ignores.
	default:
		s.unknown(id, c.tree.Key(id))
	}
}

func (c *checker) readOnly(id syntax.ID) {
	key, severity := c.tree.Key(id), Warning
	if key == "version" && c.tree.Text(id) == "1" {
		severity = Info // twilight writes it in every command
	}
	g, first := c.group(groupKey{rule: &ruleFieldReadOnly, severity: severity, subject: key}, id)
	if first {
		g.keys = true
		g.one = quoted(key) + " is set by Discord and ignored in requests"
		g.fix.Title, g.fixMany = "remove it", "remove all of them"
	}
	g.addEdit(c.removal(id))
}

func (s *strays) unknown(id syntax.ID, key string) {
	c := s.c
	if len(s.members) == len(optionMembers) && c.isDefault(id) {
		if g, first := c.group(groupKey{rule: &ruleFieldUnknown, severity: Info, subject: key}, id); first {
			g.keys, g.one, g.note = true, unknownField(key), "only commands have it"
		}
		return
	}
	d := c.unknownMember(id)
	if d == &c.unheard {
		return
	}
	if key == "name" && c.judged == Permissions {
		d.note("in a draft without an id it tells slashlint which command is meant; the service needs the id")
		return
	}
	meant := nearestMember(key, s.members)
	if meant == "" {
		return
	}
	if readOnlyMembers[meant] && c.judged == AutoKind {
		d.note(quoted(meant) + " is set by the service: leave it out")
		return
	}
	s.meant(d, id, meant)
}

// isDefault reports whether a field has a command's default, which py-cord and interactions.py write in
// subcommands, too.
func (c *checker) isDefault(id syntax.ID) bool {
	switch c.tree.Key(id) {
	case "nsfw":
		return c.tree.Kind(id) == syntax.False
	case "contexts":
		return c.tree.Count(id) == 3
	case "integration_types":
		return c.tree.Count(id) == 1
	}
	return false
}

func (c *checker) unknownMember(id syntax.ID) *Diagnostic {
	return c.report(&ruleFieldUnknown, c.key(id), unknownField(c.tree.Key(id)))
}

func unknownField(key string) string { return "unknown field " + quoted(key) + "; Discord ignores it" }

// meant says which member an unknown one stands for.
func (s *strays) meant(d *Diagnostic, id syntax.ID, meant string) {
	c := s.c
	if d == &c.unheard {
		return
	}
	d.note("did you mean " + quoted(meant) + "?")
	if !s.has(meant) {
		start, end := c.tree.KeyRange(id)
		d.perhaps("write "+quoted(meant), TextEdit{start, end, quoted(meant)})
	}
}

// nearestMember returns the member that a key means: the same word in another style
// ("nameLocalizations"), or one a slip away; "" for none.
func nearestMember(key string, members []string) string {
	if len(key) > 64 {
		return ""
	}
	if same := sameMember(key, members); same != "" {
		return same
	}
	snake := snakeCase(key)
	meant := Suggest(snake, slices.Values(members))
	if readOnlyMembers[meant] {
		return ""
	}
	return meant
}

// snakeCase writes "nameLocalizations" and "name-localizations" as "name_localizations".
func snakeCase(key string) string {
	if strings.IndexFunc(key, notSnake) < 0 {
		return key
	}
	var b strings.Builder
	for i := range len(key) {
		c := key[i]
		switch {
		case 'A' <= c && c <= 'Z':
			if i > 0 && key[i-1] != '_' && (key[i-1] < 'A' || key[i-1] > 'Z') {
				b.WriteByte('_')
			}
			c += 'a' - 'A'
		case c == '-' || c == ' ':
			c = '_'
		}
		b.WriteByte(c)
	}
	return b.String()
}

func notSnake(r rune) bool { return 'A' <= r && r <= 'Z' || r == '-' || r == ' ' }

func (c *checker) duplicateKey(earlier, later syntax.ID) {
	d := c.report(&ruleJSONDuplicateKey, c.key(later),
		quoted(c.tree.Key(later))+" stands twice; only the last one counts")
	c.relate(d, c.key(earlier), "first used here")
	d.perhaps("remove the first", c.removal(earlier))
}

// duplicatesAmong reports the keys that stand twice among members of one object.
func (c *checker) duplicatesAmong(members []syntax.ID) {
	if len(members) < 2 {
		return
	}
	seen := make(map[string]syntax.ID, len(members))
	for _, id := range members {
		key := c.tree.Key(id)
		if earlier, ok := seen[key]; ok {
			c.duplicateKey(earlier, id)
		}
		seen[key] = id
	}
}

// duplicatesOf reports the keys that an object has twice.
func (c *checker) duplicatesOf(object syntax.ID) {
	var members []syntax.ID
	for id, end := c.tree.First(object), c.tree.End(object); id < end; id = c.tree.Next(id) {
		if c.tree.Member(id) {
			members = append(members, id)
		}
	}
	c.duplicatesAmong(members)
}

// duplicatesWithin reports the keys that stand twice in any object of a value nothing else reads.
func (c *checker) duplicatesWithin(id syntax.ID) {
	t := c.tree
	if t.Kind(id) < syntax.Array {
		return
	}
	var members []syntax.ID
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		if t.Member(child) {
			members = append(members, child)
		}
		c.duplicatesWithin(child)
	}
	c.duplicatesAmong(members)
}

// removal returns the edit that takes a member or element out of its object or list.
func (c *checker) removal(id syntax.ID) TextEdit {
	t := c.tree
	start, _ := t.KeyRange(id)
	_, end := t.Range(id)
	parent := t.Parent(id)
	if next := t.Next(id); next < t.End(parent) {
		following, _ := t.KeyRange(next)
		if c.commented(end, following) {
			return c.cut(start, end)
		}
		return TextEdit{start, following, ""}
	}
	previous := syntax.ID(0)
	for child := t.First(parent); child < id; child = t.Next(child) {
		previous = child
	}
	if previous != 0 {
		if _, from := t.Range(previous); !c.commented(from, start) {
			return TextEdit{from, end, ""}
		}
	}
	return c.cut(start, end)
}

// cut returns the edit that takes out a value and, where one may follow the last value, the comma after
// it. Comments between the two stay.
func (c *checker) cut(start, end int) TextEdit {
	if comma, ok := c.tree.Comma(end); ok && c.options.Syntax != JSON {
		return TextEdit{start, comma + 1, string(c.tree.Src[end:comma])}
	}
	return TextEdit{start, end, ""}
}

// commented reports whether a comment that is right stands between two values.
func (c *checker) commented(start, end int) bool {
	return c.options.Syntax != JSON && bytes.IndexByte(c.tree.Src[start:end], '/') >= 0
}
