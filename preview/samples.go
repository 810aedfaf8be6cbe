package preview

// The ids in what is made up here are fixed samples, so that the same input always gives the same
// bytes.
const (
	sampleApplicationID = "1100000000000000001"
	sampleVersion       = "1100000000000000002"
	// sampleCommandID is the id of the document's first command; the next ones follow.
	sampleCommandID uint64 = 1100000000000001000
)
