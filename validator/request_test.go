package validator_test

import (
	"encoding/json"
	"os"
	"reflect"
	"strconv"
	"testing"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
)

// requestCase is a request and what is to be said of it.
type requestCase struct {
	Name, Method, Path, Operation, Auth string

	Scopes, Permissions, Text *string
	Document                  json.RawMessage
	Want                      verdict
}

// verdict is what a case compares of a Verdict. Errors and Body are compared where the case has them.
type verdict struct {
	Operation string
	Findings  []finding
	Answers   []int
	Errors    []string
	Body      []conformance.Wanted
}

type finding struct{ Code, Severity string }

func requestCases(t testing.TB) []requestCase {
	t.Helper()
	data, err := os.ReadFile("testdata/requests.json")
	if err != nil {
		t.Fatal(err)
	}
	var suite struct{ Cases []requestCase }
	if err := json.Unmarshal(data, &suite); err != nil {
		t.Fatal(err)
	}
	return suite.Cases
}

func (c *requestCase) request(t *testing.T) validator.Request {
	t.Helper()
	r := validator.Request{
		Method: c.Method, Path: c.Path, Name: c.Operation, Body: c.Document,
		Auth: map[string]validator.Auth{"bot": validator.BotToken, "bearer": validator.BearerToken}[c.Auth],
	}
	if c.Text != nil {
		r.Body = []byte(*c.Text)
	}
	if c.Scopes != nil {
		r.Scopes = validator.Some(*c.Scopes)
	}
	if c.Permissions != nil {
		bits, err := strconv.ParseUint(*c.Permissions, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		r.Permissions = validator.Some(bits)
	}
	return r
}

func TestRequests(t *testing.T) {
	asked := map[string]bool{}
	for _, c := range requestCases(t) {
		t.Run(c.Name, func(t *testing.T) {
			v := validator.CheckRequest(c.request(t))
			got := verdict{Findings: []finding{}, Answers: []int{}}
			if v.Endpoint != nil {
				got.Operation = v.Endpoint.Name
				asked[got.Operation] = true
			}
			for _, f := range v.Findings {
				got.Findings = append(got.Findings, finding{f.Code, f.Severity.String()})
			}
			for _, a := range v.Answers {
				got.Answers = append(got.Answers, a.Status)
			}
			if c.Want.Errors != nil {
				got.Errors = []string{}
			}
			for i := 0; c.Want.Errors != nil && i < len(v.Errors); i++ {
				got.Errors = append(got.Errors, v.Errors[i])
			}
			if v.Body != nil && c.Want.Body != nil {
				got.Body = []conformance.Wanted{}
				for _, d := range v.Body.Diagnostics {
					got.Body = append(got.Body, conformance.Wanted{Rule: d.Rule, Pointer: d.Pointer})
				}
			}
			if !reflect.DeepEqual(got, c.Want) {
				t.Errorf("got\n%+v\nwant\n%+v", got, c.Want)
			}
		})
	}
	for _, e := range validator.Endpoints() {
		if !asked[e.Name] {
			t.Errorf("no case asks for %s", e.Name)
		}
	}
}
