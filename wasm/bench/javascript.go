package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"time"
)

// script measures the hosts written in JavaScript.
const script = "wasm/js/bench.js"

// milliseconds are what the script says of one host.
type milliseconds struct{ Compile, Start, First, Typical, Bot40, Full float64 }

// measureJavaScript returns what the script measures; nothing where there is no script or no node.
func measureJavaScript(ctx context.Context) ([]row, error) {
	if _, err := os.Stat(script); errors.Is(err, fs.ErrNotExist) {
		fmt.Fprintln(os.Stderr, "NOT RUN: there is no", script)
		return nil, nil
	}
	command := exec.CommandContext(ctx, "node", script)
	command.Stderr = os.Stderr
	said, err := command.Output()
	if errors.Is(err, exec.ErrNotFound) {
		fmt.Fprintln(os.Stderr, "NOT RUN: there is no node to run", script)
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("node %s: %w", script, err)
	}
	return readJavaScript(said)
}

// readJavaScript reads the script's output. Hosts that could not be measured are null or left out.
func readJavaScript(said []byte) (rows []row, err error) {
	var measured struct{ Node, Chromium *milliseconds }
	decoder := json.NewDecoder(bytes.NewReader(said))
	if err := decoder.Decode(&measured); err != nil {
		return nil, fmt.Errorf("%s does not write what it measured as JSON: %w", script, err)
	}
	if measured.Node != nil {
		rows = append(rows, measured.Node.row("Node"))
	}
	if measured.Chromium != nil {
		rows = append(rows, measured.Chromium.row("Chromium"))
	}
	return rows, nil
}

func (m *milliseconds) row(host string) row {
	return row{
		host, duration(m.Compile), duration(m.Start), duration(m.First),
		[]time.Duration{duration(m.Typical), duration(m.Bot40), duration(m.Full)},
	}
}

func duration(milliseconds float64) time.Duration {
	return time.Duration(milliseconds * float64(time.Millisecond))
}
