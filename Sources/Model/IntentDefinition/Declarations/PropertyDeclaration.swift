// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A property of a response or of a custom type.
package struct PropertyDeclaration: Hashable, Codable, Sendable {
    package var name: String
    package var type: ValueType
    package var tag: Int?
    package var displayName: LocalizableText?
    package var displayPriority: Int
    package var isArray = false
    /// One of the four that every custom type has from `INObject`.
    package var isInherited = false
    package var options = ValueOptions()

    package init(name: String, type: ValueType, displayPriority: Int = 1) {
        self.name = name
        self.type = type
        self.displayPriority = displayPriority
    }
}
