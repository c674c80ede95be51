// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The content of one `.intentdefinition` file, models 1.0, 1.1 and 1.2.
package struct DefinitionFile: Hashable, Codable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The three file models; Xcode 10, 11 and 12 brought one each.
    package enum ModelVersion: String, Codable, Sendable, CaseIterable {
        case xcode10 = "1.0"
        case xcode11 = "1.1"
        case xcode12 = "1.2"
    }

    package var modelVersion: ModelVersion
    /// The file's id, by which enums and types are referred to; absent in 1.0.
    package var namespace: String?
    /// In the editor's order.
    package var intents: [IntentDeclaration]
    package var enums: [EnumDeclaration]
    package var types: [TypeDeclaration]
    /// Sets of options, which only the framework's own domains have: a case's index is its bit.
    package var optionSets: [EnumDeclaration] = []
    /// Of App Intents alone: what is understood as soon as the app is installed.
    package var appShortcuts: [AppShortcutDeclaration] = []
    /// The color of the app's shortcuts, by Apple's name.
    package var shortcutTileColor: String?

    package init(
        modelVersion: ModelVersion, namespace: String? = nil, intents: [IntentDeclaration] = [],
        enums: [EnumDeclaration] = [], types: [TypeDeclaration] = []
    ) {
        self.modelVersion = modelVersion
        self.namespace = namespace
        self.intents = intents
        self.enums = enums
        self.types = types
    }
}
