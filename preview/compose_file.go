package preview

import (
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// contentTypes are the types of files by extension, for the extensions that people share most.
// Those of one kind stand together, the usual one first.
var contentTypes = [...]struct{ extension, kind string }{
	{".png", "image/png"},
	{".jpg", "image/jpeg"},
	{".jpeg", "image/jpeg"},
	{".gif", "image/gif"},
	{".webp", "image/webp"},
	{".avif", "image/avif"},
	{".mp4", "video/mp4"},
	{".mov", "video/quicktime"},
	{".webm", "video/webm"},
	{".mp3", "audio/mpeg"},
	{".ogg", "audio/ogg"},
	{".wav", "audio/wav"},
	{".flac", "audio/flac"},
	{".txt", "text/plain"},
	{".pdf", "application/pdf"},
	{".zip", "application/zip"},
	{".json", "application/json"},
}

// contentType returns the content type of a file by its name, "" when it is none of those known.
func contentType(file string) string {
	for _, known := range contentTypes {
		if hasExtension(file, known.extension) {
			return known.kind
		}
	}
	return ""
}

func hasExtension(file, extension string) bool {
	from := len(file) - len(extension)
	return from >= 0 && sameFolded(file[from:], extension)
}

// attachment reads the id of an attachment and its file name; without one the file is of the first
// type that the option allows.
func (r *reading) attachment() bool {
	file, ok := r.id()
	if !ok {
		return false
	}
	allowed := &r.option.FileTypes
	r.names.file = file
	if file == "" {
		r.names.file = firstFile(allowed)
		return true
	}
	if len(allowed.Elements) > 0 && !fileAllowed(file, allowed) {
		return r.refuse(FileTypes, quoted(file)+" is not among the file types of "+r.name())
	}
	return true
}

// fileAllowed reports whether a file is of one of an option's types, each "image", "video" or
// "audio", or an extension.
func fileAllowed(file string, allowed *validator.StringList) bool {
	kind := contentType(file)
	for i := range allowed.Elements {
		t := allowed.Elements[i].Text
		if t != "" && t[0] == '.' && hasExtension(file, t) ||
			t != "" && strings.HasPrefix(kind, strings.ToLower(t)+"/") {
			return true
		}
	}
	return false
}

// firstFile returns the name of a file of the first of an option's types.
func firstFile(allowed *validator.StringList) string {
	extension := ".png"
	for i := range allowed.Elements {
		t := allowed.Elements[i].Text
		if t == "" {
			continue
		}
		if t[0] == '.' {
			return "file" + t
		}
		for _, known := range contentTypes {
			if strings.HasPrefix(known.kind, strings.ToLower(t)+"/") {
				return "file" + known.extension
			}
		}
	}
	return "file" + extension
}
