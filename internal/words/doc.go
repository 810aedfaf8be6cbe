// Package words says in a few words what each member and value of the interface means, for those who
// complete or choose: the playground and the JSON Schema. Which types have a member, and where, is
// asked of the validator, so that it is told in one place.
//
//	for _, m := range words.Command() {
//		fmt.Println(m.Name, m.Says, m.Types)
//	}
//
// It may import locale, validator, internal/change and internal/permission.
package words
