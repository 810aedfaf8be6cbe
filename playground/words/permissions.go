package main

import (
	"github.com/slashlint/slashlint/internal/change"
	"github.com/slashlint/slashlint/internal/permission"
)

// permissions are the bits that have a name, with what has changed about them; the value is the number
// of the bit.
func permissions() []value {
	var all []value
	for bit, name := range permission.Names {
		if name != "" {
			all = append(all, value{Value: bit, Name: name, Says: change.Note(name)})
		}
	}
	return all
}
