package words

import (
	"github.com/slashlint/slashlint/internal/change"
	"github.com/slashlint/slashlint/internal/permission"
)

// Permissions are the bits that have a name, with what has changed about them; the value is the number
// of the bit.
func Permissions() []Value {
	var all []Value
	for bit, name := range permission.Names {
		if name != "" {
			all = append(all, Value{Value: bit, Name: name, Says: change.Note(name)})
		}
	}
	return all
}
