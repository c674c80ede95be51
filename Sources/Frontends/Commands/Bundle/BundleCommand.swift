// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import CommandLineInterface
import Foundation
import Projects
import Sentences

/// `beckon bundle`: a package's apps as bundles in a folder, not yet signed.
enum BundleCommand {
    private static let path = Argument<String>.positional("PATH", "a Swift package")
    private static let product = Argument<String?>.option("product", "NAME", "bundles this one of the package's apps")
    private static let release = Argument.flag("release", "builds with optimisation")
    private static let output = Argument<String?>.option(
        "output", "DIR", "puts the bundles here; into .build/bundles of the package if absent")
    private static let settings = Argument<[BuildSettingText]>.options(
        "setting", "NAME=VALUE", "sets a build variable of the Info.plist files; TARGET:NAME=VALUE for one target")
    private static let description = Argument<String?>.option(
        "description", "FILE", "takes what ‘swift package describe --type json’ says from a file, and builds nothing")
    private static let binaries = Argument<String?>.option(
        "binaries", "DIR", "with --description: takes the executables from here")
    private static let listsProducts = Argument.flag(
        "list-products", "prints the names of the executables that have to be built, and makes no bundle")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "bundle", "builds a package's apps as bundles in a folder",
            takes: [
                path, product, release, output, settings, description, binaries, listsProducts,
            ],
            examples: [
                Example("beckon bundle .", "bundles every app of the package in this folder"),
                Example("beckon bundle Examples --product Pizzeria --release --output /tmp/apps", "bundles one"),
                Example("swift package bundle", "does it inside of SwiftPM, with the plugin"),
            ]
        ) { try await run($0, $1, surroundings) }
    }

    private static func run(
        _ arguments: ParsedArguments, _ terminal: Terminal, _ surroundings: Surroundings
    ) async throws -> ExitCode {
        let bundler = Bundler(builder: try builder(arguments, surroundings), inspector: PackageInspector())
        let request = try request(arguments, surroundings)
        let isJSON = try arguments[GlobalOptions.json]
        if try arguments[Self.listsProducts] {
            for name in try await bundler.products(for: request) {
                if isJSON { try terminal.output.json(["product": name]) } else { terminal.output.line(name) }
            }
            return .success
        }
        let folder =
            try arguments[Self.output].map { surroundings.file($0) }
            ?? request.package.appending(path: ".build/bundles")
        let progress = ProgressLine(on: terminal)
        defer { progress.clear() }
        let bundles = try await bundler.makeBundles(for: request, in: folder) { $0.show(on: progress) }
        progress.clear()
        for bundle in bundles {
            if isJSON { try terminal.output.json(["bundle": bundle.path]) } else { terminal.output.line(bundle.path) }
        }
        return .success
    }

    private static func request(_ arguments: ParsedArguments, _ surroundings: Surroundings) throws -> Bundler.Request {
        var request = Bundler.Request(package: surroundings.file(try arguments[Self.path]))
        request.product = try arguments[Self.product]
        request.configuration = try arguments[Self.release] ? .release : .debug
        request.settings = Dictionary(try arguments[Self.settings].map { ($0.name, $0.value) }) { $1 }
        return request
    }

    private static func builder(
        _ arguments: ParsedArguments, _ surroundings: Surroundings
    ) throws -> any PackageBuilding {
        guard let description = try arguments[Self.description] else { return surroundings.builder }
        return PreparedBuild(
            description: surroundings.file(description),
            binaries: try arguments[Self.binaries].map { surroundings.file($0) },
            environment: surroundings.variables)
    }
}
