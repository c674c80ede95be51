# SPDX-FileCopyrightText: 2026 The Beckon authors
# SPDX-License-Identifier: Apache-2.0

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

.PHONY: help bootstrap browser packaging build sdk install uninstall release run test check docs kills bench fuzz corpus reference format clean

help: ## Lists the targets.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## Installs missing Debian packages.
	@Scripts/bootstrap

# For tests and measures alone.
browser:
	@Scripts/bootstrap --tests

packaging:
	@Scripts/bootstrap --release

build: bootstrap ## Builds beckon, its helper programs and intentc into .build/release.
	Scripts/build

sdk: build ## Builds the prebuilt SDK into .build/release/sdk.
	@Scripts/sdk

# PREFIX may be a folder of your own, such as ~/.local.
PREFIX ?= /usr/local

install: packaging sdk ## Installs Beckon and its SDK into PREFIX; default: /usr/local.
	Scripts/install $(PREFIX)

uninstall: ## Removes what 'make install' has installed into PREFIX.
	Scripts/install --remove $(PREFIX)

release: packaging sdk ## Writes Debian packages, an archive and a Containerfile into .build/packages.
	Scripts/release

run: bootstrap ## Installs the example apps, plays a tour and starts the device.
	@Scripts/tour

test: browser ## Runs every test.
	Scripts/test

docs: bootstrap ## Writes the documentation of the SDK's modules as a website into .build/docs.
	@Scripts/docs

kills: browser ## Kills processes at random: 1,000 launches and runs, and 200 writers of each kind.
	BECKON_LAUNCHES=1000 BECKON_KILLS=200 BECKON_TEST_SECONDS=7200 Scripts/test \
		--filter KillTests --filter KilledAppTests --filter DeliveryTests --filter LeftoverTests

check: bootstrap ## Checks layout, layers, prose, links and documentation, and runs the sanitizers.
	Scripts/check

bench: browser ## Measures performance and updates Documentation/Performance.md.
	Scripts/bench

fuzz: bootstrap ## Fuzzes every reader and the running system for FUZZ_SECONDS each; default: 10.
	Scripts/fuzz

corpus: bootstrap ## Runs real shortcuts and ranks what stops them.
	@Scripts/corpus

reference: ## Regenerates Reference/ and the tables of Documentation/; read the diff before you commit.
	Scripts/reference

format: ## Formats all Swift sources.
	swift format -i -r Package.swift Sources Tests Plugins Benchmarks Examples/Package.swift Examples/Sources

clean: ## Removes build products.
	rm -rf .build Examples/.build
