// Package schema writes a JSON Schema (draft 2020-12) for documents of commands, so that editors
// complete and check them while one types. It says what a schema can say; the rest is for
// "slashlint check".
//
//	text := schema.JSON(validator.Global, validator.Auto)
//
// Members, enumerations and locales come from internal/words, and which type has which member from the
// validator. It may import those and the standard library.
package schema
