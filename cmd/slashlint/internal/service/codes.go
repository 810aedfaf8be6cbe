package service

// Codes are the codes of all errors that are known, and of the places within them.
func Codes() []string {
	var all []string
	for i := range errorCodes {
		all = append(all, errorCodes[i].Code)
	}
	for i := range leaves {
		all = append(all, leaves[i].Code)
	}
	return all
}
