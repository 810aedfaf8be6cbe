// Package preview tells what people will see of application commands: the picker as it looks to a
// given person, what a search in it finds, what the service lists, and how far the commands are
// localized.
//
//	report := validator.Check(src, validator.Options{})
//	picker := preview.NewPicker(report.Document, preview.Viewer{Locale: locale.German})
//
// A Viewer is a person in a place: locale, guild or DM, installation, permissions, overwrites, age.
// What a viewer does not see is listed with its reason; Decide explains permissions step by step.
// Documents with errors are shown as far as they were understood.
//
// The package is pure, as package validator is: values in, values out. It may import locale,
// validator and the standard library's pure packages; the JSON it answers is written by hand.
package preview
