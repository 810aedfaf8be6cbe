package preview

import (
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// form is a member whose value is compared as a whole: the value in its normal form as JSON, "" when
// it says what its absence says.
type form struct{ key, text string }

// forms are the members of one thing. Those of two versions of it are in the same order.
type forms []form

func (f *forms) add(key, text string) { *f = append(*f, form{key, text}) }

// text returns the form of a member.
func (f forms) text(key string) string {
	for i := range f {
		if f[i].key == key {
			return f[i].text
		}
	}
	return ""
}

func (f *forms) command(c *validator.Command) {
	*f = (*f)[:0]
	f.add("name", stringForm(&c.Name))
	f.add("description", stringForm(&c.Description))
	f.add("default_member_permissions", permissionsForm(&c.DefaultMemberPermissions))
	f.add("dm_permission", falseForm(&c.DMPermission))
	f.add("default_permission", falseForm(&c.DefaultPermission))
	f.add("nsfw", trueForm(&c.NSFW))
	f.add("integration_types", setForm(&c.IntegrationTypes))
	f.add("contexts", contextsForm(&c.Contexts))
	f.add("handler", integerForm(&c.Handler))
}

func (f *forms) option(o *validator.Option) {
	*f = (*f)[:0]
	f.add("type", integerForm(&o.Type))
	f.add("name", stringForm(&o.Name))
	f.add("description", stringForm(&o.Description))
	f.add("required", trueForm(&o.Required))
	f.add("channel_types", setForm(&o.ChannelTypes))
	f.add("file_types", fileTypesForm(&o.FileTypes))
	f.add("min_value", boundForm(&o.MinValue))
	f.add("max_value", boundForm(&o.MaxValue))
	f.add("min_length", minLengthForm(&o.MinLength))
	f.add("max_length", integerForm(&o.MaxLength))
	f.add("autocomplete", trueForm(&o.Autocomplete))
}

func (f *forms) choice(c *validator.Choice) {
	*f = (*f)[:0]
	f.add("name", stringForm(&c.Name))
	f.add("value", scalarForm(&c.Value))
}

// stringForm holds an empty string for an absent one: the service fills in "" for descriptions.
func stringForm(s *validator.String) string {
	if s.Text == "" {
		return ""
	}
	return jsonString(s.Text)
}

func integerForm(n *validator.Integer) string {
	if !n.Given() {
		return ""
	}
	return strconv.FormatInt(n.N, 10)
}

func scalarForm(s *validator.Scalar) string {
	var w lister
	w.bound("", s)
	return string(w.dst)
}

// boundForm holds a numeric string for its number, which the service makes of it.
func boundForm(s *validator.Scalar) string {
	if _, ok := bound(s); ok {
		return s.Text
	}
	return scalarForm(s)
}

// trueForm is for booleans that are false by default.
func trueForm(b *validator.Boolean) string {
	if b.B {
		return "true"
	}
	return ""
}

// falseForm is for booleans that are true by default.
func falseForm(b *validator.Boolean) string {
	if b.Given() && !b.B {
		return "false"
	}
	return ""
}

// permissionsForm compares bit sets by value; what is none is compared as it is written.
func permissionsForm(s *validator.String) string {
	bits, err := strconv.ParseUint(s.Text, 10, 64)
	if err != nil {
		return stringForm(s)
	}
	return jsonString(decimal(bits))
}

// minLengthForm holds 0 for none: every string has that many characters.
func minLengthForm(n *validator.Integer) string {
	if n.N == 0 {
		return ""
	}
	return integerForm(n)
}

// contextsForm holds all three contexts for none: "contexts (default [0,1,2])".
func contextsForm(list *validator.IntegerList) string {
	if set := setForm(list); set != "[0,1,2]" {
		return set
	}
	return ""
}
