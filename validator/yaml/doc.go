// Package yaml reads application commands written in YAML, for package validator.
//
//	report := validator.Check(src, validator.Options{Reader: yaml.Reader{}})
//
// The document is parsed by github.com/goccy/go-yaml and translated into the JSON that it stands for,
// which is judged; every place and every fix is led back to the YAML. Unquoted texts are what the core
// schema of YAML 1.2 says. A fix that has no sure form in YAML is left out.
//
// The package is no part of the WebAssembly module. It may import validator, internal/syntax,
// github.com/goccy/go-yaml and the standard library, and is pure as validator is.
package yaml
