package preview

import (
	"slices"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// member is a member whose value is compared as a whole.
type member[T any] struct {
	key string
	// form returns the value in its normal form as JSON, "" when it says what its absence says.
	form func(*T) string
	// global is for members that guild commands do not have.
	global bool
	// when reports whether the two values can be compared; nil means always.
	when func(live, draft *T) bool
}

var commandMembers = []member[validator.Command]{
	{key: "name", form: func(c *validator.Command) string { return stringForm(&c.Name) }},
	{key: "description", form: func(c *validator.Command) string {
		return stringForm(&c.Description)
	}},
	{key: "default_member_permissions", form: permissionsForm},
	{key: "dm_permission", global: true, when: withoutContexts, form: dmPermissionForm},
	{key: "default_permission", form: defaultPermissionForm},
	{key: "nsfw", form: func(c *validator.Command) string { return trueForm(&c.NSFW) }},
	{key: "integration_types", global: true, when: installable, form: integrationTypesForm},
	{key: "contexts", global: true, form: contextsForm},
	{key: "handler", form: func(c *validator.Command) string { return integerForm(&c.Handler) }},
}

var optionMembers = []member[validator.Option]{
	{key: "type", form: func(o *validator.Option) string { return integerForm(&o.Type) }},
	{key: "name", form: func(o *validator.Option) string { return stringForm(&o.Name) }},
	{key: "description", form: func(o *validator.Option) string {
		return stringForm(&o.Description)
	}},
	{key: "required", form: func(o *validator.Option) string { return trueForm(&o.Required) }},
	{key: "channel_types", form: func(o *validator.Option) string {
		return setForm(&o.ChannelTypes)
	}},
	{key: "file_types", when: filesListed, form: fileTypesForm},
	{key: "min_value", form: func(o *validator.Option) string { return boundForm(&o.MinValue) }},
	{key: "max_value", form: func(o *validator.Option) string { return boundForm(&o.MaxValue) }},
	{key: "min_length", form: minLengthForm},
	{key: "max_length", form: func(o *validator.Option) string {
		return integerForm(&o.MaxLength)
	}},
	{key: "autocomplete", form: func(o *validator.Option) string {
		return trueForm(&o.Autocomplete)
	}},
}

var choiceMembers = []member[validator.Choice]{
	{key: "name", form: func(c *validator.Choice) string { return stringForm(&c.Name) }},
	{key: "value", form: valueForm},
}

func valueForm(c *validator.Choice) string { return scalarForm(&c.Value) }

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
	if !s.Given() {
		return ""
	}
	return string(appendScalar(nil, *s))
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

func dmPermissionForm(c *validator.Command) string      { return falseForm(&c.DMPermission) }
func defaultPermissionForm(c *validator.Command) string { return falseForm(&c.DefaultPermission) }

// permissionsForm compares bit sets by value; what is none is compared as it is written.
func permissionsForm(c *validator.Command) string {
	bits, err := strconv.ParseUint(c.DefaultMemberPermissions.Text, 10, 64)
	if err != nil {
		return stringForm(&c.DefaultMemberPermissions)
	}
	return jsonString(decimal(bits))
}

// minLengthForm holds 0 for none: every string has that many characters.
func minLengthForm(o *validator.Option) string {
	if o.MinLength.N == 0 {
		return ""
	}
	return integerForm(&o.MinLength)
}

// setForm is for lists whose order and repetitions say nothing.
func setForm(list *validator.IntegerList) string {
	var set []int64
	for i := range list.Elements {
		if e := &list.Elements[i]; e.Given() {
			set = append(set, e.N)
		}
	}
	slices.Sort(set)
	return listForm(slices.Compact(set), func(dst []byte, n int64) []byte {
		return strconv.AppendInt(dst, n, 10)
	})
}

// listForm holds an empty list for an absent one.
func listForm[T any](list []T, appendElement func([]byte, T) []byte) string {
	if len(list) == 0 {
		return ""
	}
	dst := []byte{'['}
	for i := range list {
		dst = appendElement(comma(dst, i), list[i])
	}
	return string(append(dst, ']'))
}

func integrationTypesForm(c *validator.Command) string { return setForm(&c.IntegrationTypes) }

// contextsForm holds all three contexts for none: "contexts (default [0,1,2])".
func contextsForm(c *validator.Command) string {
	if set := setForm(&c.Contexts); set != "[0,1,2]" {
		return set
	}
	return ""
}

// withoutContexts: dm_permission is "deprecated, use contexts", and the service lists it beside
// contexts that say the same.
func withoutContexts(live, draft *validator.Command) bool {
	return contextsForm(live) == "" && contextsForm(draft) == ""
}

// installable: a draft without integration types gets "the application's configured contexts",
// which are in neither document.
func installable(live, draft *validator.Command) bool {
	return integrationTypesForm(live) != "" && integrationTypesForm(draft) != ""
}

// leavesInstallation reports whether a draft leaves out integration types that are more than the
// usual ones.
func leavesInstallation(live, draft *validator.Command) bool {
	set := integrationTypesForm(live)
	return set != "" && set != "[0]" && integrationTypesForm(draft) == ""
}

// filesListed: the service is not known to list file types, so that their absence says nothing.
func filesListed(live, _ *validator.Option) bool { return fileTypesForm(live) != "" }

func fileTypesForm(o *validator.Option) string {
	var set []string
	for i := range o.FileTypes.Elements {
		if e := &o.FileTypes.Elements[i]; e.Given() {
			set = append(set, strings.ToLower(e.Text))
		}
	}
	slices.Sort(set)
	return listForm(slices.Compact(set), validator.AppendString)
}

// optionJSON returns an option as the service lists it, with its localizations.
func optionJSON(o *validator.Option) string {
	w := lister{full: true}
	w.option(o)
	return string(w.dst)
}

// choiceJSON returns a choice as the service lists it, with its localizations.
func choiceJSON(c *validator.Choice) string {
	w := lister{full: true}
	w.open()
	w.localized("name", &c.Name, &c.NameLocalizations)
	w.scalar("value", &c.Value)
	w.close()
	return string(w.dst)
}
