package terminal

import "golang.org/x/sys/windows"

// enableColours asks the console to obey escape sequences, and tells whether it will.
func enableColours(fd int) bool {
	console := windows.Handle(fd)
	var mode uint32
	if windows.GetConsoleMode(console, &mode) != nil {
		return false
	}
	return windows.SetConsoleMode(console, mode|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING) == nil
}
