// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import TestSupport

@testable import IntentCompiler

/// The definitions of the folder `Reference`, with the Swift that stands beside them.
enum ReferenceDefinitions {
    private static let folder = PackageRoot.url.appendingPathComponent("Reference", isDirectory: true)

    static let names: [String] = {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.filter { FileManager.default.fileExists(atPath: path(of: $0)) }.sorted()
    }()

    static func path(of name: String) -> String {
        folder.appendingPathComponent(name).appendingPathComponent("\(name).intentdefinition").path
    }

    static func reading(of name: String) throws -> DefinitionReading {
        DefinitionReader.read(try Data(contentsOf: URL(fileURLWithPath: path(of: name))), path: path(of: name))
    }

    /// The committed Swift, by file name.
    static func committed(of name: String) throws -> [String: String] {
        let folder = folder.appendingPathComponent(name)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try files.reduce(into: [:]) {
            $0[$1] = try String(contentsOf: folder.appendingPathComponent($1), encoding: .utf8)
        }
    }
}
