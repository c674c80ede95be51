# SPDX-FileCopyrightText: 2026 The Beckon authors
# SPDX-License-Identifier: Apache-2.0

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

.PHONY: help bootstrap browser build run test check kills bench fuzz corpus reference format clean

help: ## Shows these targets.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## Installs the Debian packages that are missing.
	@Scripts/bootstrap

# For tests and measures alone.
browser:
	@Scripts/bootstrap --tests

build: bootstrap ## Builds beckon, with all that it starts, and intentc into .build/release.
	Scripts/build

run: bootstrap ## Installs the example apps, plays a tour of them, ends in the running device.
	@Scripts/tour

test: browser ## Runs every test.
	Scripts/test

kills: browser ## Kills processes at random moments, 1,000 launches and runs and 200 writers of each kind.
	BECKON_LAUNCHES=1000 BECKON_KILLS=200 BECKON_TEST_SECONDS=7200 Scripts/test \
		--filter KillTests --filter KilledAppTests --filter DeliveryTests --filter LeftoverTests

check: bootstrap ## Checks layout, floors, links and documentation, and memory and threads under the sanitizers.
	Scripts/check

bench: browser ## Measures, and writes the figures to Documentation/Performance.md.
	Scripts/bench

fuzz: bootstrap ## Fuzzes every reader of outside bytes and the running system, FUZZ_SECONDS each; 10 if absent.
	Scripts/fuzz

corpus: bootstrap ## Says what happens to real shortcuts, and ranks what stops them.
	@Scripts/corpus

reference: ## Renews what is generated in Reference/ and Documentation/; read the diff before you commit it.
	Scripts/reference

format: ## Lays out all Swift sources.
	swift format -i -r Package.swift Sources Tests Plugins Benchmarks Examples/Package.swift Examples/Sources

clean: ## Removes what was built.
	rm -rf .build Examples/.build
