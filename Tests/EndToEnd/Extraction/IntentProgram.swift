// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentDefinition
import Testing

/// A program whose App Intents run in the process of the tests too.
struct IntentProgram: Sendable, CustomTestStringConvertible {
    static let all = [teaRoom, teaDiary, pizzeria]

    /// As its product is called.
    let name: String
    let intents: [any AppIntent.Type]
    let enums: [any AppEnum.Type]
    /// One of each type.
    let entities: [any AppEntity]
    let shortcuts: any (AppShortcutsProvider & SendableMetatype).Type
    private let metadata: Task<DefinitionFile, any Error>

    var testDescription: String { name }

    /// What the compiler says of it.
    var definitions: DefinitionFile {
        get async throws { try await metadata.value }
    }

    init(
        _ name: String, intents: [any AppIntent.Type], enums: [any AppEnum.Type], entities: [any AppEntity],
        shortcuts: any (AppShortcutsProvider & SendableMetatype).Type
    ) {
        (self.name, self.intents, self.enums) = (name, intents, enums)
        (self.entities, self.shortcuts) = (entities, shortcuts)
        metadata = Task { try await TeaRoom.definitions(of: name) }
    }
}
