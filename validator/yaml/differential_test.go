package yaml_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/yaml"
)

// Documents that yaml, js-yaml and PyYAML emit, mutations of them and documents of random pieces are read
// as yaml and PyYAML read them, or there is a finding. The script
// differential/test installs both and runs this test.
func TestDifferential(t *testing.T) {
	peers := os.Getenv("SLASHLINT_YAML_PEERS")
	if peers == "" {
		t.Skip("run differential/test")
	}
	count, seed := number(t, "SLASHLINT_YAML_DOCUMENTS"), number(t, "SLASHLINT_YAML_SEED")
	node := peer{t, peers, []string{"node", "yaml.mjs"}}
	python := peer{t, peers, []string{filepath.Join(peers, "env/bin/python"), "pyyaml.py"}}
	emitted := append(node.write(count-count/3, seed), python.write(count/3, seed)...)
	random := rand.New(rand.NewPCG(7, uint64(seed)))
	mutated := make([]string, len(emitted))
	composed := make([]string, len(emitted))
	for i, text := range emitted {
		mutated[i] = mutate(random, text)
		composed[i] = compose(random)
	}
	for name, texts := range map[string][]string{"emitted": emitted, "mutated": mutated, "composed": composed} {
		t.Run(name, func(t *testing.T) {
			d := differential{T: t}
			yaml12, yaml11 := node.read(texts), python.read(texts)
			for i, text := range texts {
				d.compare(text, yaml12[i], yaml11[i])
			}
			t.Logf("%d documents, %d without a finding, %d with one though both agree", len(texts), d.silent, d.reported)
			if d.silent < len(texts)/10 {
				t.Error("too few documents were compared")
			}
		})
	}
}

// number returns the number in a variable of the environment.
func number(t *testing.T, name string) int {
	n, err := strconv.Atoi(os.Getenv(name))
	if err != nil {
		t.Fatal(name, err)
	}
	return n
}

// peer is another reader and writer of YAML.
type peer struct {
	*testing.T
	folder  string
	command []string
}

// reading is what a peer reads in a document.
type reading struct {
	Value any
	Error string
}

func (p *peer) write(count, seed int) []string {
	var texts []string
	p.run(nil, func(line []byte) {
		var text string
		p.decode(line, &text)
		texts = append(texts, text)
	}, "write", strconv.Itoa(count), strconv.Itoa(seed))
	return texts
}

func (p *peer) read(texts []string) []reading {
	var input bytes.Buffer
	for _, text := range texts {
		line, _ := json.Marshal(text)
		input.Write(append(line, '\n'))
	}
	var all []reading
	p.run(&input, func(line []byte) {
		var r reading
		p.decode(line, &r)
		all = append(all, r)
	}, "read")
	if len(all) != len(texts) {
		p.Fatalf("%s read %d of %d documents", p.command[0], len(all), len(texts))
	}
	return all
}

func (p *peer) decode(line []byte, into any) {
	if err := json.Unmarshal(line, into); err != nil {
		p.Fatalf("%v: %.200s", err, line)
	}
}

func (p *peer) run(input *bytes.Buffer, each func(line []byte), arguments ...string) {
	command := exec.Command(p.command[0], append(p.command[1:], arguments...)...)
	command.Dir, command.Stderr = p.folder, os.Stderr
	if input != nil {
		command.Stdin = input
	}
	output, err := command.Output()
	if err != nil {
		p.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(output))
	lines.Buffer(nil, 1<<26)
	for lines.Scan() {
		each(lines.Bytes())
	}
}

// differential counts what was compared.
type differential struct {
	*testing.T
	silent, reported int
}

// compare wants no finding to mean that both peers, as far as they read the document, read the same.
// PyYAML refuses much that is valid in YAML 1.2; yaml does not.
func (d *differential) compare(text string, yaml12, yaml11 reading) {
	translation := yaml.Reader{}.Read([]byte(text))
	tree := syntax.Read(translation.JSON(), syntax.JSON)
	if len(translation.Findings()) > 0 || len(tree.Problems) > 0 || hasDuplicates(tree) {
		if yaml12.Error == "" && yaml11.Error == "" && reflect.DeepEqual(yaml12.Value, yaml11.Value) && yaml12.Value != nil {
			d.reported++
		}
		return
	}
	d.silent++
	got := valueOf(tree, syntax.Root)
	switch {
	case yaml12.Error != "":
		d.Errorf("%q\nis %s\nyaml refuses it: %s", text, translation.JSON(), yaml12.Error)
	case !reflect.DeepEqual(got, yaml12.Value):
		d.Errorf("%q\nis %s\nto yaml %v", text, translation.JSON(), yaml12.Value)
	case yaml11.Error == "" && !reflect.DeepEqual(got, yaml11.Value):
		d.Errorf("%q\nis %s\nto PyYAML %v", text, translation.JSON(), yaml11.Value)
	}
}

func hasDuplicates(t *syntax.Tree) bool {
	for id := syntax.Root; int(id) <= t.Len(); id++ {
		if t.Kind(id) != syntax.Object {
			continue
		}
		seen := map[string]bool{}
		for child := t.First(id); child < t.End(id); child = t.Next(child) {
			if seen[t.Key(child)] {
				return true
			}
			seen[t.Key(child)] = true
		}
	}
	return false
}

// pieces are what mutations write, and random documents consist of.
var pieces = []string{
	" ", "  ", "\n", "\n\n", "\t", ":", ": ", "- ", "-", "? ", "?", ",", "[", "]", "{", "}", "#", " #", "&a ", "*a",
	"!", "!!str ", "!a ", "|", ">", "|-", ">+", "|2", "\n ", "\n    ", "b", "c", "key: value\n", "[a, b]", "{a: b}",
	"'a'", "\"b\"", "--- ", "'", "\"", "%", "@", "`", "\\", "---", "\n---\n", "...", "\r", "\r\n", "<<: ", "a", "é",
	"1", "0", "~", "null", "\n  ", "\n- ", "a: b\n",
}

// compose makes a document of pieces.
func compose(random *rand.Rand) string {
	text := ""
	for n := 2 + random.IntN(12); n > 0; n-- {
		text += pieces[random.IntN(len(pieces))]
	}
	return text
}

// mutate changes a document in one to three places.
func mutate(random *rand.Rand, text string) string {
	for n := 1 + random.IntN(3); n > 0; n-- {
		runes := []rune(text)
		i := random.IntN(len(runes) + 1)
		k := min(i+1+random.IntN(3), len(runes))
		piece := pieces[random.IntN(len(pieces))]
		switch random.IntN(7) {
		case 0, 1:
			text = string(runes[:i]) + piece + string(runes[i:])
		case 2:
			text = string(runes[:i]) + piece + string(runes[k:])
		case 3:
			text = string(runes[:i]) + string(runes[k:])
		case 4:
			text = string(runes[:k]) + string(runes[i:])
		case 5:
			text = moveLine(random, text)
		case 6:
			text = indentLine(random, text, piece)
		}
	}
	return text
}

func moveLine(random *rand.Rand, text string) string {
	lines := strings.SplitAfter(text, "\n")
	i, k := random.IntN(len(lines)), random.IntN(len(lines))
	lines[i], lines[k] = lines[k], lines[i]
	return strings.Join(lines, "")
}

func indentLine(random *rand.Rand, text, piece string) string {
	lines := strings.SplitAfter(text, "\n")
	i := random.IntN(len(lines))
	if random.IntN(2) == 0 {
		lines[i] = piece + lines[i]
	} else {
		lines[i] = strings.TrimPrefix(lines[i], " ")
	}
	return strings.Join(lines, "")
}
