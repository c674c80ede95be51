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
    /// What is larger is no source that a person wrote, and is taken to need everything.
    private static let sizeLimit = 4 << 20

    static let command = Command(
        "implicit-imports", "writes the imports Foundation implies on Apple's systems",
        takes: [output, sources],
        examples: [
            Example("intentc implicit-imports --output ImplicitImports.swift App.swift", "is how the plugins call it")
        ]
    ) { arguments, _ in
        let url = URL(fileURLWithPath: try arguments[output])
        let needsNetworking = try arguments[sources].contains(where: needsNetworking)
        let text = ImplicitImportsSource.text(named: url.lastPathComponent, needsNetworking: needsNetworking)
        let file = GeneratedFile(name: url.lastPathComponent, contents: text)
        _ = try OutputFolder(path: url.deletingLastPathComponent().path).write([file])
        return .success
    }

    private static func needsNetworking(_ path: String) throws -> Bool {
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            let data = try file.read(upToCount: sizeLimit + 1) ?? Data()
            return data.count > sizeLimit
                || ImplicitImportsSource.needsNetworking(String(decoding: data, as: UTF8.self))
        } catch {
            throw Problem(
                "\(path) cannot be read: \(error)", remedy: "check that the file exists and that you can read it")
        }
    }
}
