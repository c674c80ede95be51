// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
import Foundation
import TestSupport
import Testing

/// What Swift's own compiler says of sources that use the macros of App Intents.
enum MacroSource {
    /// A macro in a source, and what is written for it or said of it.
    struct Use: Sendable, CustomTestStringConvertible {
        let text: String
        /// Lines of what the compiler says, without the spaces at their ends.
        let said: [String]

        init(_ text: String, _ said: String...) {
            self.text = text
            self.said = said
        }

        var testDescription: String { text.split(separator: "\n").joined(separator: " ") }
    }

    /// What an entity has to have besides.
    static let base = """
        import DeclaredMacros
        struct BreadQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Bread] { [] }
        }
        struct Bread: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bread"
            static let defaultQuery = BreadQuery()
            let id: String
            var displayRepresentation: DisplayRepresentation { "Bread" }
        """

    /// - Returns: Expansions and errors, a line each.
    static func said(of text: String) async throws -> [String] {
        guard let compiler = ConstantsOfSource.compiler else { return [] }
        let folder = try TemporaryFolder()
        try Data(text.utf8).write(to: folder.url.appending(path: "Bread.swift"))
        let tool = PackageRoot.products.appending(path: "AppIntentsMacros-tool").path
        let arguments =
            [
                "-frontend", "-typecheck", "-module-name", "App", "-parse-as-library", "-swift-version", "6",
                "-dump-macro-expansions", "-load-plugin-executable", "\(tool)#AppIntentsMacros",
                "-I", PackageRoot.products.appending(path: "Modules").path,
            ] + PackageRoot.moduleMaps + ["Bread.swift"]
        let run = try await ToolRun.run(compiler, arguments, in: folder.url)
        return run.errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
