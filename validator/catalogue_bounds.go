package validator

var ruleBoundsRange = Rule{
	Name:     "bounds-range",
	Severity: Error,
	Says:     "a bound lies outside what the option's type can have",
	Why: "The service refuses a bound outside the documented range: min_length is 0 to 6000, " +
		"max_length 1 to 6000, and min_value and max_value lie within the range of INTEGER " +
		"or NUMBER. Those of an INTEGER option are integers themselves.",
	Do: "Choose a bound within the range, or leave it out: without one the whole range is " +
		"allowed.",
	Bad: Example{Text: `{
  "name": "note",
  "description": "Keep a note",
  "options": [
    {
      "type": 3,
      "name": "text",
      "description": "What to keep",
      "max_length": 10000
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "note",
  "description": "Keep a note",
  "options": [
    {
      "type": 3,
      "name": "text",
      "description": "What to keep",
      "max_length": 6000
    }
  ]
}`},
	Source: "Application command option, min_value and max_value: \"integer for INTEGER, " +
		"double for NUMBER\"; min_length: \"integer, 0-6000\"; max_length: \"integer, " +
		"1-6000\"; Enumerations: \"any integer from -2^53+1 to 2^53-1\", \"any double from " +
		"-2^53 to 2^53\".",
}

var ruleBoundsOrder = Rule{
	Name:     "bounds-order",
	Severity: Warning,
	Says:     "the minimum is above the maximum",
	Why: "The service does not compare the two and accepts the command, but then there is no " +
		"value that anyone could enter.",
	Do: "Swap the two, or mend the one that is wrong.",
	Bad: Example{Text: `{
  "name": "roll",
  "description": "Roll some dice",
  "options": [
    {
      "type": 4,
      "name": "count",
      "description": "How many dice",
      "min_value": 10,
      "max_value": 1
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "roll",
  "description": "Roll some dice",
  "options": [
    {
      "type": 4,
      "name": "count",
      "description": "How many dice",
      "min_value": 1,
      "max_value": 10
    }
  ]
}`},
	Source: "Application command option: min_value and max_value, min_length and max_length; no " +
		"rule compares them, and the service does not either (discord-api-docs#5149).",
	Rationale: "Bounds and choices",
}

var ruleFileTypes = Rule{
	Name:     "file-types",
	Severity: Error,
	Says: "file_types has at most 10 entries, each image, video, audio or an extension like " +
		".png",
	Why: "The service refuses a longer list and entries of any other form: neither \"png\" " +
		"without its dot nor the media type \"image/png\" is one.",
	Do: "Write extensions with their dot, and use image, video or audio to allow all files " +
		"of a kind.",
	Bad: Example{Text: `{
  "name": "upload",
  "description": "Keep a picture",
  "options": [
    {
      "type": 11,
      "name": "picture",
      "description": "The picture to keep",
      "file_types": ["png", "image/jpeg"]
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "upload",
  "description": "Keep a picture",
  "options": [
    {
      "type": 11,
      "name": "picture",
      "description": "The picture to keep",
      "file_types": [".png", ".jpeg"]
    }
  ]
}`},
	Source: "File Type Filtering, newer than the interface's text: at most 10 entries, each " +
		"image, video, audio or an extension with its dot (discord-api-docs#8506).",
	Rationale: "Newer than the text",
}
