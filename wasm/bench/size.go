package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"

	"github.com/andybalholm/brotli"
)

// sizes are how large the module is in bytes: as it is, and as servers send it.
type sizes struct{ raw, gzip, brotli int }

func measureSizes(wasm []byte) (s sizes, err error) {
	s.raw = len(wasm)
	s.gzip, err = compressed(wasm, func(to io.Writer) (io.WriteCloser, error) {
		return gzip.NewWriterLevel(to, gzip.BestCompression)
	})
	if err != nil {
		return s, err
	}
	s.brotli, err = compressed(wasm, func(to io.Writer) (io.WriteCloser, error) {
		return brotli.NewWriterOptions(to, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24}), nil
	})
	return s, err
}

// compressed returns how many bytes a writer makes of a text.
func compressed(text []byte, writer func(io.Writer) (io.WriteCloser, error)) (int, error) {
	var out bytes.Buffer
	w, err := writer(&out)
	if err != nil {
		return 0, err
	}
	if _, err := w.Write(text); err != nil {
		return 0, err
	}
	err = w.Close()
	return out.Len(), err
}

// line tells the sizes in a sentence.
func (s sizes) line() string {
	return fmt.Sprintf("The module has %s; %s with gzip, %s with brotli.", kilobytes(s.raw), kilobytes(s.gzip), kilobytes(s.brotli))
}

func kilobytes(size int) string { return fmt.Sprintf("%.0f KB", float64(size)/1000) }
