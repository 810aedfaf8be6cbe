# The tools are run at pinned versions and are no part of go.mod.
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOFUMPT := mvdan.cc/gofumpt@v0.12.0
GOVULNCHECK := golang.org/x/vuln/cmd/govulncheck@v1.8.0

PURE := ./locale/... ./preview/... ./validator ./validator/internal/decimal \
	./validator/internal/naming ./validator/internal/position ./internal/syntax ./internal/shorten ./internal/permission ./wasm/call
FUZZTIME ?= 1m
BENCH ?= Documents|Read|Whole|FullSet
COVERAGE := 95

.DEFAULT_GOAL := help

.PHONY: help
help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: playground
playground: wasm node ## build the playground, serve it and print its address
	npm --prefix playground ci --no-audit --no-fund
	npm --prefix playground run build
	npm --prefix playground run serve

.PHONY: test
test: lint test-go test-js test-playground ## everything that must pass; "make toolchains" is the rest

.PHONY: test-go
test-go: ## the Go tests, with coverage
	go test -coverpkg=$(shell echo $(PURE) | tr ' ' ',') -coverprofile=cover.out ./...
	@go tool cover -func=cover.out | awk -v least=$(COVERAGE) '/^total:/ { \
		print "coverage of the module\x27s rooms: " $$3; \
		if ($$3 + 0 < least) { print "below " least "%"; exit 1 } }'

# Two targets run at a time, of one worker each.
RACETIME ?= 15s

.PHONY: test-race
test-race: ## the pure packages with the race detector, and every fuzz target for RACETIME (15s)
	go test -race -short $(PURE)
	@for package in $$(go list ./...); do \
		go test -list '^Fuzz' $$package | sed -n "s|^Fuzz.*|$$package &|p"; \
	done | xargs -n 2 -P 2 sh -c 'go test -run "^$$" -fuzz "^$$1\$$" -fuzztime $(RACETIME) \
		-fuzzminimizetime 10x -parallel 1 $$0'

.PHONY: test-js
test-js: wasm cases node chromium ## the JavaScript package, in Node, Deno, Bun and Chromium
	npm --prefix wasm/js ci --no-audit --no-fund
	npm --prefix wasm/js test

.PHONY: test-playground
test-playground: wasm node chromium ## the playground, in Chromium
	npm --prefix playground ci --no-audit --no-fund
	npm --prefix playground run build
	npm --prefix playground run test:unit
	npm --prefix playground test

.PHONY: toolchains
toolchains: wasm cases test-hooks test-libraries test-yaml ## the Python, Java and Rust packages, the hooks, the client libraries, and YAML's other readers
	wasm/python/test
	wasm/java/test
	wasm/rust/test

.PHONY: test-hooks
test-hooks: ## the hooks and the action, with pre-commit, lefthook and husky
	cmd/slashlint/hook/test

.PHONY: test-libraries
test-libraries: ## the documents of client libraries, with the libraries themselves
	validator/testdata/libraries/test

YAML_DOCUMENTS ?= 5000

.PHONY: test-yaml
test-yaml: node ## compare what is read in YAML with yaml and PyYAML; YAML_DOCUMENTS=5000 of each sort
	validator/yaml/differential/test $(YAML_DOCUMENTS)

.PHONY: test-yaml-all
test-yaml-all: ## the same with 100000 of each sort
	$(MAKE) test-yaml YAML_DOCUMENTS=100000

.PHONY: node
node:
	@command -v npm >/dev/null || { echo "npm is missing; install Node.js 20.20 or newer, https://nodejs.org"; exit 1; }

# A browser for the tests: Debian's, installed where root may.
.PHONY: chromium
chromium: node
	@node playground/test/browser.mjs

.PHONY: wasm
wasm: wasm/slashlint.wasm ## build the module

wasm/slashlint.wasm: FORCE
	go run ./wasm/build/write $@

.PHONY: FORCE
FORCE:

.PHONY: man
man: ## write the manual's pages into dist/man, with the date of the last commit
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) go run ./cmd/slashlint/internal/man/write dist/man "$$(git describe --tags --always)"

.PHONY: cases
cases: ## write the calls and answers that every host of the module is tested with
	@mkdir -p wasm/dist
	go run ./wasm/cases/write >wasm/dist/cases.ndjson

.PHONY: lint
lint: ## vet, staticcheck, gofumpt, govulncheck
	go vet ./...
	go run $(STATICCHECK) ./...
	@unformatted=$$(go run $(GOFUMPT) -l .); \
		if [ -n "$$unformatted" ]; then echo "run 'make format' on:" $$unformatted; exit 1; fi
	@report=$$(go run $(GOVULNCHECK) ./... 2>&1) && echo "$$report" | tail -n 1 || \
		{ status=$$?; echo "$$report" | grep -q 'fetching vulnerabilities' && \
		echo "NOT RUN: govulncheck cannot reach its database from here" || { echo "$$report"; exit $$status; }; }

.PHONY: format
format: ## format the Go code
	go run $(GOFUMPT) -w .

.PHONY: generate
generate: ## make the generated tables again
	go generate ./...

.PHONY: update
update: ## make the golden files again; read the difference before committing it
	go test $$(grep -rl 'flag.Bool("update"' --include='*_test.go' . | xargs -n1 dirname | sort -u) -update

.PHONY: bench
bench: wasm node chromium ## benchmarks, natively and in each host (the table in wasm/README.md); BENCH=Hostile for hostile documents
	go test -run '^$$' -bench '$(BENCH)' -benchmem ./validator/... ./internal/... ./preview
	npm --prefix wasm/js ci --no-audit --no-fund
	npm --prefix wasm/js run build
	go run ./wasm/bench

.PHONY: fuzz
fuzz: ## fuzz every target for FUZZTIME (1m)
	@for package in $$(go list ./...); do \
		for target in $$(go test -list '^Fuzz' $$package | grep '^Fuzz'); do \
			go test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) \
				-fuzzminimizetime 10x $$package || exit 1; \
		done; \
	done
