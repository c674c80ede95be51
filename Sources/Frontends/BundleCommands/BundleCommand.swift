// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import CommandLineInterface
package import Foundation
import Projects
import Sentences
import SystemTexts

/// `beckon bundle`: a package's apps as bundles in a folder, not yet signed.
package enum BundleCommand {
    /// What the command takes from the world.
    package struct Surroundings: Sendable {
        var variables: [String: String]
        var builder: any PackageBuilding
        var file: @Sendable (String) -> URL

        /// - Parameters:
        ///   - variables: The environment.
        ///   - file: The file of a path as a person gives it.
        package init(
            variables: [String: String], builder: any PackageBuilding, file: @escaping @Sendable (String) -> URL
        ) {
            self.variables = variables
            self.builder = builder
            self.file = file
        }
    }

    private static let json = Argument.flag("json", "prints one JSON object per line")
    private static let path = Argument<String>.positional("PATH", "a Swift package")
    private static let product = Argument<String?>.option("product", "NAME", "bundles only this app of the package")
    private static let release = Argument.flag("release", "builds with optimization")
    private static let output = Argument<String?>.option(
        "output", "DIR", "writes the bundles to this folder; default: the package's .build/bundles")
    private static let settings = Argument<[BuildSettingText]>.options(
        "setting", "NAME=VALUE", "sets a build variable of the Info.plist files; TARGET:NAME=VALUE for one target")
    private static let description = Argument<String?>.option(
        "description", "FILE",
        "reads the output of ‘swift package describe --type json’ from a file and builds "
            + "nothing")
    private static let binaries = Argument<String?>.option(
        "binaries", "DIR", "with --description: the folder of the executables")
    private static let listsProducts = Argument.flag(
        "list-products", "prints the names of the executables to build, and creates no bundle")

    /// Runs the process's own command line, which begins with what `beckon bundle` takes.
    package static func main() async -> ExitCode {
        let (words, variables) = (Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
        var terminal = Terminal.standard()
        let language = LanguageName(of: words, variables: variables).tag
        terminal.speak(language) { $0.text(in: language) }
        let surroundings = Surroundings(variables: variables, builder: SwiftPackageTool(environment: variables)) {
            URL(filePath: $0).standardizedFileURL
        }
        return await command(in: surroundings).main(words, on: terminal)
    }

    package static func command(in surroundings: Surroundings) -> Command {
        Command(
            "bundle", "builds a package's apps as bundles in a folder",
            takes: [
                path, product, release, output, settings, description, binaries, listsProducts,
            ],
            examples: [
                Example("beckon bundle .", "bundles every app of the package in this folder"),
                Example("beckon bundle Examples --product Pizzeria --release --output /tmp/apps", "bundles one app"),
                Example("swift package bundle", "does the same from SwiftPM, through the plugin"),
            ]
        ) { try await run($0, $1, surroundings) }
    }

    private static func run(
        _ arguments: ParsedArguments, _ terminal: Terminal, _ surroundings: Surroundings
    ) async throws -> ExitCode {
        let bundler = Bundler(builder: try builder(arguments, surroundings), inspector: PackageInspector())
        let request = try request(arguments, surroundings)
        let isJSON = try arguments[json]
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
        if !isJSON { terminal.note("They are not signed. Sign one with 'beckon sign PATH' to install it.") }
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
