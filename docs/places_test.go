package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// rooms are the packages that a trace may lead to.
var rooms = []string{
	"locale", "locale/negotiate", "validator", "preview", "internal/change", "internal/permission",
	"cmd/slashlint/internal/service",
}

// places returns where what a trace may lead to is shown: each rule as "rule name-length", and each
// exported name of the rooms as "preview.Decide" or "preview.Viewer.Adult".
func places(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, name := range validator.RuleNames() {
		all["rule "+name] = "rules.md#" + name
	}
	for _, room := range rooms {
		files, err := filepath.Glob("../" + room + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", room, len(files), err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, exported := range exportedNames(file) {
				all[path.Base(room)+"."+exported] = filepath.ToSlash(name)
			}
		}
	}
	return all
}

// exportedNames returns the exported names that a file declares, methods and fields with their type.
func exportedNames(file *ast.File) (names []string) {
	add := func(before string, name *ast.Ident) {
		if name.IsExported() {
			names = append(names, before+name.Name)
		}
	}
	for _, declaration := range file.Decls {
		switch d := declaration.(type) {
		case *ast.FuncDecl:
			add(receiver(d), d.Name)
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				eachName(spec, add)
			}
		}
	}
	return names
}

func eachName(spec ast.Spec, add func(before string, name *ast.Ident)) {
	switch s := spec.(type) {
	case *ast.ValueSpec:
		for _, name := range s.Names {
			add("", name)
		}
	case *ast.TypeSpec:
		add("", s.Name)
		if structure, ok := s.Type.(*ast.StructType); ok {
			for _, field := range structure.Fields.List {
				for _, name := range field.Names {
					add(s.Name.Name+".", name)
				}
			}
		}
	}
}

// receiver returns the type of a method with a dot, "" for a function.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return ""
	}
	of := d.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if name, ok := of.(*ast.Ident); ok {
		return name.Name + "."
	}
	return ""
}
