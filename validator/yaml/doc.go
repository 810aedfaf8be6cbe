// Package yaml reads application commands written in YAML, for package validator.
//
//	report := validator.Check(src, validator.Options{Reader: yaml.Reader{}})
//
// The document is parsed as YAML 1.2.2, in time linear in its size, and translated into the JSON that
// it stands for, which is checked; every place and every fix is translated back to the YAML. Unquoted
// texts are what the core schema of YAML 1.2 says. Where readers of YAML differ, a document has a
// warning. A fix without a certain form in YAML is left out.
//
// The package is not part of the WebAssembly module. It may import validator, internal/syntax and the
// standard library, and is pure as validator is.
package yaml
