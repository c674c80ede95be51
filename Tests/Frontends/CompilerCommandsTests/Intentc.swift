// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// The built tool, and definitions to give to it.
enum Intentc {
    static func run(
        _ arguments: String..., environment: [String: String] = [:], in folder: URL? = nil
    ) async throws -> ToolRun {
        try await ToolRun.run(
            PackageRoot.programs.appendingPathComponent("intentc"), arguments, environment: environment, in: folder)
    }

    static let sound = PackageRoot.url.appendingPathComponent("Reference/Library/Library.intentdefinition")

    /// A copy of ``sound`` with one word wrong.
    static func broken(in folder: URL, named name: String = "Broken.intentdefinition") throws -> URL {
        let text = try String(contentsOf: sound, encoding: .utf8)
        let wrong = text.replacing("<string>DateComponents</string>", with: "<string>DateComponent</string>")
        let file = folder.appendingPathComponent(name)
        try Data(wrong.utf8).write(to: file)
        return file
    }

    /// The names in a folder, hidden ones too, sorted.
    static func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}
