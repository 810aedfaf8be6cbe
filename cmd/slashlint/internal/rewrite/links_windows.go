package rewrite

import (
	"io/fs"
	"os"
	"syscall"
)

// hardLinks returns how many names a file has.
func hardLinks(file *os.File, _ fs.FileInfo) int {
	var information syscall.ByHandleFileInformation
	if syscall.GetFileInformationByHandle(syscall.Handle(file.Fd()), &information) != nil {
		return 1
	}
	return int(information.NumberOfLinks)
}
