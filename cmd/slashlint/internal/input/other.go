package input

import (
	"path/filepath"
	"strings"
)

const (
	action      = "a GitHub action"
	builder     = "settings of a build"
	container   = "a development container"
	containers  = "a set of containers"
	deployment  = "settings of a deployment"
	form        = "a GitHub form"
	lockFile    = "a lock file"
	manifest    = "a package manifest"
	packageList = "a set of packages"
	updater     = "settings of an updater of packages"
	workflow    = "a GitHub workflow"
)

// otherFiles are well-known files, in lower case, that have members of a command, such as name,
// description and version, and are none.
var otherFiles = map[string]string{
	"action.yaml":         action,
	"action.yml":          action,
	"angular.json":        builder,
	"bower.json":          manifest,
	"chart.yaml":          manifest,
	"compose.yaml":        containers,
	"compose.yml":         containers,
	"composer.json":       manifest,
	"dependabot.yml":      updater,
	"deno.json":           manifest,
	"deno.jsonc":          manifest,
	"devcontainer.json":   container,
	"docker-compose.yaml": containers,
	"docker-compose.yml":  containers,
	"environment.yml":     packageList,
	"jsr.json":            manifest,
	"jsr.jsonc":           manifest,
	"lerna.json":          manifest,
	"manifest.json":       "a manifest",
	"package-lock.json":   lockFile,
	"package.json":        manifest,
	"package.yaml":        manifest,
	"pnpm-lock.yaml":      lockFile,
	"project.json":        builder,
	"pubspec.yaml":        manifest,
	"renovate.json":       updater,
	"renovate.json5":      updater,
	"snapcraft.yaml":      manifest,
	"vercel.json":         deployment,
	"wrangler.json":       deployment,
	"wrangler.jsonc":      deployment,
}

// otherFolders hold files that have names and descriptions, too.
var otherFolders = []struct{ folder, what string }{
	{".github/workflows", workflow},
	{".github/ISSUE_TEMPLATE", form},
	{".github/DISCUSSION_TEMPLATE", form},
	{".gitea/workflows", "a Gitea workflow"},
	{".forgejo/workflows", "a Forgejo workflow"},
}

// other tells what a file is whose very name says that it is none of commands, "" where it may be.
func other(path string) string {
	name := strings.ToLower(filepath.Base(path))
	if what := otherFiles[name]; what != "" {
		return what
	}
	if strings.HasSuffix(name, ".schema.json") {
		return "a JSON Schema"
	}
	return otherFolder(path)
}

// otherFolder is other by the folder that a file lies in.
func otherFolder(path string) string {
	folder := "/" + filepath.ToSlash(filepath.Dir(path))
	for _, o := range otherFolders {
		if strings.HasSuffix(folder, "/"+o.folder) {
			return o.what
		}
	}
	return ""
}
