// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import Foundation
import IntentDefinition

/// The definitions of a bundle, read with their translations.
struct DefinitionFolder {
    private(set) var definitions: [LocalizedDefinition] = []
    /// Translations that could not be read, one sentence each.
    private(set) var warnings: [String] = []

    /// - Throws: ``InstallError`` that shows every mistake of the first definition that has some.
    init(_ bundle: URL) throws(InstallError) {
        for loaded in try Self.load(bundle) {
            guard let definition = loaded.definition else {
                throw InstallError(
                    .badDefinition, loaded.path, reason: "the definition has mistakes",
                    remedy: "correct what stands below",
                    detail: loaded.diagnostics.map(\.description).joined(separator: "\n"))
            }
            definitions.append(definition)
            // Warnings about the definition itself are for those who write it; `intentc check` shows them.
            warnings += loaded.diagnostics.filter { !$0.location.path.hasSuffix(".intentdefinition") }
                .map(\.description)
        }
    }

    private static func load(_ bundle: URL) throws(InstallError) -> [LoadedDefinition] {
        do throws(DefinitionFileError) {
            return try DefinitionLoader().loadAll(at: bundle.path)
        } catch {
            // An extension may handle nothing but the framework's own intents.
            if case .noDefinition = error { return [] }
            throw InstallError(
                .badDefinition, bundle.lastPathComponent, reason: "a definition cannot be read",
                remedy: "correct what stands below", detail: "\(error)")
        }
    }
}
