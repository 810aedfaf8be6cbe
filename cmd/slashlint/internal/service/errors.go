// Package service knows the errors that the service answers with: their codes, the places they name,
// and which rules find the same.
package service

// Error is an error that the service answers with.
type Error struct {
	// Code is the number of the code, or "invalid_grant"; of errors without one, the HTTP status.
	Code string
	// Message is what the service says with it, as its public reference has it.
	Message string
	// When tells in full sentences when it comes and what to do.
	When string
	// Rules are those that find the same in a document.
	Rules []string
	// Stated tells that the interface names the code; the others are of the public reference.
	Stated bool
}

// errorCodes are the codes that are documented.
var errorCodes = [...]Error{
	{
		"401", "Unauthorized",
		"The header Authorization is missing or its token is not valid: it is Bot <BOT_TOKEN> or Bearer <ACCESS_TOKEN>.",
		nil, false,
	},
	{
		"403", "Forbidden",
		"The token is valid and may not do this.", nil, false,
	},
	{
		"404", "Not Found",
		"The service has no such path. slashlint request tells which one may be meant.", nil, false,
	},
	{
		"405", "Method Not Allowed",
		"The path does not take this method. slashlint request tells which ones it takes.", nil, false,
	},
	{
		"429", "You are being rate limited.",
		"Too many requests were sent. Wait as many seconds as retry_after says: with global true before any request, else " +
			"before another one of this kind.", nil, false,
	},
	{
		"10002", "Unknown application",
		"There is no application of the id in the path.", nil, false,
	},
	{
		"10063", "Unknown application command",
		"There is no command of the id in the path, in this scope: a guild command has its guild in the path, a global " +
			"one has none.", nil, false,
	},
	{
		"10066", "Unknown application command permissions",
		"The command has no overwrites. It comes instead of an empty list when the permissions of an untouched command are " +
			"asked for.", nil, false,
	},
	{
		"30032", "Maximum number of application commands reached",
		"The scope is full: 100 CHAT_INPUT, 15 USER and 15 MESSAGE commands and 1 PRIMARY_ENTRY_POINT. Delete or overwrite " +
			"one.",
		[]string{"command-count"},
		false,
	},
	{
		"30034", "Maximum number of daily application command creates has been reached (200)",
		"Commands of new names were created 200 times on this day in this guild. Wait, or overwrite commands that exist.",
		nil, false,
	},
	{
		"40041", "An application command with that name already exists",
		"An edit renames a command to the name of another one of its type. Give it another name.", nil, false,
	},
	{
		"50001", "Missing access",
		"The application is not authorized for the guild: that takes the scope applications.commands, which the scope bot " +
			"includes.", nil, false,
	},
	{
		"50013", "You lack permissions to perform that action",
		"The user or bot of the token may not do this in the guild or channel.", nil, false,
	},
	{
		"50025", "Invalid OAuth2 access token provided",
		"The Bearer token is not valid here: expired, of another application, or without the scope that is needed.", nil, false,
	},
	{
		"50035", "Invalid Form Body",
		"A value in the body is refused, or the Content-Type is wrong. The object errors names each place; slashlint " +
			"explain-error finds it in the file.", nil, false,
	},
	{
		"50109", "The request body contains invalid JSON.",
		"The body is not well-formed JSON. slashlint check tells where.",
		[]string{"json-syntax"},
		false,
	},
	{
		"50240", "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point " +
			"command in your update request or delete it separately.",
		"A bulk overwrite leaves out the PRIMARY_ENTRY_POINT command that exists, and nothing of it is done. Put the command " +
			"into the list: slashlint plan LIVE DRAFT tells before.", nil, false,
	},
	{
		"110000", "Index not yet available. Try again later",
		"The guild that is searched is not indexed yet. Try again later.", nil, true,
	},
	{
		"160014", "You cannot forward a message whose content you cannot read",
		"Forwarding a message needs that the application can read its content.", nil, true,
	},
	{
		"530017", "Merge source user banned",
		"An account of a banned user cannot be merged until the ban lifts: never, if it is permanent.", nil, true,
	},
	{
		"invalid_grant", "",
		"The token endpoint /oauth2/token refuses to refresh: the token was deleted. Treat it like the webhook " +
			"APPLICATION_DEAUTHORIZED.", nil, true,
	},
}

// Errors returns the codes that are documented, by number.
func Errors() []Error { return append([]Error(nil), errorCodes[:]...) }

// LookupError returns the error of a code, and whether it is documented.
func LookupError(code string) (Error, bool) {
	for i := range errorCodes {
		if errorCodes[i].Code == code {
			return errorCodes[i], true
		}
	}
	return Error{}, false
}
