package call

import (
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// Check judges a document: the object that "slashlint check --format json" writes for one file,
// without its path.
func Check(document, options []byte) []byte {
	s, problem := read(options, forCheck)
	if problem == "" {
		problem = s.define()
	}
	if problem != "" {
		return refuse(problem)
	}
	return judge(document, s.options).AppendJSON(nil)
}

// Recognize returns the kind of a document and how certain it is that the document is of that kind.
func Recognize(document, options []byte) []byte {
	s, problem := read(options, forRecognize)
	if problem != "" {
		return refuse(problem)
	}
	return appendRecognized(nil, validator.Check(document, s.options))
}

// Mend applies a document's safe fixes or, with "unsafe", all of them.
func Mend(document, options []byte) []byte {
	s, problem := read(options, forMend)
	if problem == "" {
		problem = s.define()
	}
	if problem != "" {
		return refuse(problem)
	}
	mended, applied := validator.Mend(document, s.options, s.unsafe)
	return appendMended(nil, mended, applied)
}

// Budget tells what each slash command uses of its 8,000 characters: what "slashlint budget
// --format json" writes.
func Budget(document, options []byte) []byte {
	s, problem := read(options, forBudget)
	if problem != "" {
		return refuse(problem)
	}
	return validator.Check(document, s.options).AppendBudgets(nil, s.top)
}

// Preview shows the picker as a person sees it, or with "query" what a search in it finds: what
// "slashlint preview --format json" writes.
func Preview(document, options []byte) []byte {
	s, problem := read(options, forPreview)
	if problem != "" {
		return refuse(problem)
	}
	show := preview.NewPicker
	if s.brief {
		show = preview.NewBriefPicker
	}
	picker := show(understood(document, s.options), s.viewer)
	if s.query != "" {
		return picker.AppendSearch(nil, s.query)
	}
	return picker.AppendJSON(nil)
}

// Decide tells for every command of a document whether a person may use it, and step by step why:
// what "slashlint may --format json" writes.
func Decide(document, options []byte) []byte {
	s, problem := read(options, forDecide)
	if problem != "" {
		return refuse(problem)
	}
	return preview.AppendDecisions(nil, understood(document, s.options), s.viewer, nil)
}

// Invoke returns the interaction that the application receives when a person uses a command, or why
// it receives none: what "slashlint invoke --format json" writes.
func Invoke(document, options []byte) []byte {
	s, problem := read(options, forInvoke)
	if problem != "" {
		return refuse(problem)
	}
	d := understood(document, s.options)
	typed := preview.Typed{Document: d, Locale: s.viewer.Locale}
	pick := typed.Point(s.pointer)
	if s.command != "" {
		several := []validator.CommandType(nil)
		if pick, several = typed.Pick(s.command, s.commandType); several != nil {
			return refuse(`commands of several types have the name in "command"; say which with "type"`)
		}
	}
	values := preview.Values{Focus: typed.Option(s.focus), Target: s.target}
	for _, v := range s.values {
		v.Option = typed.Option(v.Option)
		values.Options = append(values.Options, v)
	}
	interaction, refusals := preview.Compose(d, pick, values, s.viewer)
	return preview.AppendReceived(nil, interaction, refusals)
}

// Plan tells what overwriting the commands in "live" with a document would do: what "slashlint plan
// --format json" writes.
func Plan(document, options []byte) []byte {
	s, problem := read(options, forPlan)
	if problem != "" {
		return refuse(problem)
	}
	s.options.Operation = validator.Bulk
	if s.live == nil {
		s.live = []byte("[]")
	}
	registered := s.options
	registered.Syntax = validator.JSON
	live := validator.Check(s.live, registered)
	if problem := refused(live, "live", commands); problem != "" {
		return refuse(problem)
	}
	draft := validator.Check(document, s.options)
	plan := preview.MakePlan(live.Document, draft.Document, s.options.Scope)
	plan.RefuseErrors(draft.Counts().Errors)
	return plan.AppendJSON(nil)
}

// Locales tells how far a document is localized: what "slashlint locales --format json" writes.
func Locales(document, options []byte) []byte {
	s, problem := read(options, forLocales)
	if problem != "" {
		return refuse(problem)
	}
	return preview.Locales(understood(document, s.options)).AppendJSON(nil)
}

// Listed returns what the service would list if the document's commands were registered.
func Listed(document, options []byte) []byte {
	s, problem := read(options, forListed)
	if problem != "" {
		return refuse(problem)
	}
	return preview.Listed(understood(document, s.options), s.viewer.Locale, s.withLocalizations)
}

// Request judges a request whose body is the document, none where it is empty: what "slashlint request
// --format json" writes.
func Request(document, options []byte) []byte {
	s, problem := read(options, forRequest)
	if problem != "" {
		return refuse(problem)
	}
	if len(document) > 0 {
		s.request.Body = document
	}
	s.request.Options = s.options
	return validator.CheckRequest(s.request).AppendJSON(nil)
}

// Authorize judges authorization arguments and tells the redirect they yield: what "slashlint authorize
// --format json" writes.
func Authorize(document, options []byte) []byte {
	s, problem := read(options, forArgs)
	if problem != "" {
		return refuse(problem)
	}
	s.options.Kind = validator.Authorization
	return validator.Check(document, s.options).AppendAuthorization(nil)
}

// Rules returns the catalogue: what "slashlint rules --format json" writes.
func Rules() []byte { return validator.AppendRules(nil) }

// refuse is the answer to wrong options.
func refuse(problem string) []byte {
	return append(validator.AppendString([]byte(`{"error":`), problem), '}')
}
