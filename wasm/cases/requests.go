package cases

import (
	"encoding/json"
	"io/fs"
)

// requestCase is a request of the validator's data, whose members are those of the call's options.
type requestCase struct {
	Method      string  `json:"method,omitempty"`
	Path        string  `json:"path,omitempty"`
	Operation   string  `json:"name,omitempty"`
	Auth        string  `json:"auth,omitempty"`
	Scopes      *string `json:"scopes,omitempty"`
	Permissions string  `json:"permissions,omitempty"`
}

// fromRequests returns the requests of the validator's data.
func fromRequests(root fs.FS) ([]Case, error) {
	data, err := fs.ReadFile(root, "validator/testdata/requests.json")
	if err != nil {
		return nil, err
	}
	var suite struct {
		Cases []struct {
			Name, Method, Path, Operation, Auth, Permissions string

			Scopes, Text *string
			Document     json.RawMessage
		}
	}
	if err := json.Unmarshal(data, &suite); err != nil {
		return nil, err
	}
	all := make([]Case, len(suite.Cases))
	for i, c := range suite.Cases {
		options, err := json.Marshal(requestCase{
			Method: c.Method, Path: c.Path, Operation: c.Operation, Auth: c.Auth, Scopes: c.Scopes, Permissions: c.Permissions,
		})
		if err != nil {
			return nil, err
		}
		document := []byte(c.Document)
		if c.Text != nil {
			document = []byte(*c.Text)
		}
		all[i] = answered("request: "+c.Name, "request", document, options)
	}
	return all, nil
}
