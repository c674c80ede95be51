// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A custom object type of a definition file.
package struct TypeDeclaration: Hashable, Codable, Sendable {
    package var name: String
    package var className: String?
    package var classPrefix: String?
    package var displayName: LocalizableText?
    /// The property that a person's words are the value of; nil if they only name the object.
    package var spokenProperty: String?
    /// The type that is made of a person's words, where it is another one.
    package var spokenType: String?
    /// Of App Entities alone.
    package var entity: EntityDeclaration?
    /// The four inherited ones first.
    package var properties: [PropertyDeclaration]

    package init(name: String, properties: [PropertyDeclaration] = []) {
        self.name = name
        self.properties = properties
    }
}
