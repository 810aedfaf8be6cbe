package format

import "github.com/slashlint/slashlint/cmd/slashlint/internal/config"

// suppressed adds a result that is not reported, with the reasons why.
func (s *sarif) suppressed(name string, l locator, d *config.Suppressed) {
	result := s.result(name, l, &d.Diagnostic)
	for _, by := range d.By {
		result.Suppressions = append(result.Suppressions, sarifSuppression{"external", by.Reason})
	}
	s.run.Results = append(s.run.Results, result)
}

// markUnsuppressed says of the other results that they are not suppressed, if any is: in a run either
// all results have the member or none has.
func (s *sarif) markUnsuppressed() {
	any := false
	for i := range s.run.Results {
		any = any || s.run.Results[i].Suppressions != nil
	}
	for i := range s.run.Results {
		if r := &s.run.Results[i]; any && r.Suppressions == nil {
			r.Suppressions = []sarifSuppression{}
		}
	}
}
