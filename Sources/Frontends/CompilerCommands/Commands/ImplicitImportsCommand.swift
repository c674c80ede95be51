// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import IntentCompiler
import Sentences

/// `intentc implicit-imports`: writes what lets sources do with `import Foundation` as on Apple's systems.
enum ImplicitImportsCommand {
    private static let output = Argument<String>.requiredOption("output", "FILE", "the Swift file to write")
    private static let sources = Argument<[String]>.positionals("SOURCE", minimum: 0, "the target's Swift files")
    private static let standIns = Argument.flag(
        "stand-ins", "declares what sources beside intents use of Combine and WidgetKit")
    /// What is larger is no source that a person wrote.
    private static let sizeLimit = 4 << 20

    static let command = Command(
        "implicit-imports", "writes the imports Foundation implies on Apple's systems",
        takes: [output, standIns, sources],
        examples: [
            Example("intentc implicit-imports --output ImplicitImports.swift App.swift", "is how the plugins call it")
        ]
    ) { arguments, _ in
        let url = URL(fileURLWithPath: try arguments[output])
        let texts = try arguments[sources].map(text)
        // What is too large is taken to need everything.
        let needsNetworking = texts.contains { $0.map(ImplicitImportsSource.needsNetworking) ?? true }
        let text = ImplicitImportsSource.text(
            named: url.lastPathComponent, needsNetworking: needsNetworking,
            standIns: try arguments[standIns] ? StandIn.needed(by: texts.compactMap(\.self)) : [])
        let file = GeneratedFile(name: url.lastPathComponent, contents: text)
        _ = try OutputFolder(path: url.deletingLastPathComponent().path).write([file])
        return .success
    }

    /// Nil for a file that no person wrote.
    private static func text(of path: String) throws -> String? {
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            let data = try file.read(upToCount: sizeLimit + 1) ?? Data()
            return data.count > sizeLimit ? nil : String(decoding: data, as: UTF8.self)
        } catch {
            throw Problem(
                "\(path) cannot be read: \(error)", remedy: "check that the file exists and that you can read it")
        }
    }
}
