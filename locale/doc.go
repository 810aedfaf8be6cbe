// Package locale knows the locales of the application-command interface: their codes and names,
// which one stands in for which, and which string of a localization dictionary a person sees.
//
// It imports nothing but the standard library's pure packages, and every other room imports it.
// Negotiating a locale from request headers needs golang.org/x/text and lives in locale/negotiate.
package locale
