# The tools are run at pinned versions and are no part of go.mod.
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOFUMPT := mvdan.cc/gofumpt@v0.12.0
GOVULNCHECK := golang.org/x/vuln/cmd/govulncheck@v1.8.0

PURE := ./locale/... ./preview/... ./validator ./validator/internal/decimal \
	./validator/internal/naming ./validator/internal/position ./internal/syntax ./wasm/call
FUZZTIME ?= 1m
BENCH ?= Documents|Read|Whole|FullSet
COVERAGE := 95

.DEFAULT_GOAL := help

.PHONY: help
help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: test
test: lint ## everything that must pass
	go test -coverpkg=$(shell echo $(PURE) | tr ' ' ',') -coverprofile=cover.out ./...
	@go tool cover -func=cover.out | awk -v least=$(COVERAGE) '/^total:/ { \
		print "coverage of locale, validator and preview: " $$3; \
		if ($$3 + 0 < least) { print "below " least "%"; exit 1 } }'

.PHONY: wasm
wasm: wasm/slashlint.wasm ## build the module

# The same sources always give the same bytes; ABI.md tells what the flags are for.
wasm/slashlint.wasm: FORCE
	GOOS=wasip1 GOARCH=wasm GOEXPERIMENT=nogreenteagc go build -buildmode=c-shared -trimpath -buildvcs=false \
		-ldflags='-s -w -buildid=' -gcflags=all=-l -o $@ ./wasm

.PHONY: FORCE
FORCE:

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
bench: ## benchmarks, beside encoding/json and jsontext; BENCH=Hostile for hostile documents
	go test -run '^$$' -bench '$(BENCH)' -benchmem ./validator/... ./preview

.PHONY: fuzz
fuzz: ## fuzz every target for FUZZTIME (1m)
	@for package in $$(go list ./...); do \
		for target in $$(go test -list '^Fuzz' $$package | grep '^Fuzz'); do \
			go test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) \
				-fuzzminimizetime 10x $$package || exit 1; \
		done; \
	done
