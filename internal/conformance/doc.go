// Package conformance reads the validator's conformance data for tests.
//
//	for _, s := range conformance.Read(t, "testdata/conformance") {
//		for _, c := range s.Cases {
//			report := validator.Check(c.Bytes(t), c.Options(t))
//			…
//		}
//	}
//
// It may import validator and the standard library.
package conformance
