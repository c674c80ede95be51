// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A property of a response or of a custom type.
struct PropertyDump: Encodable, Hashable, Sendable {
    let name: String
    let type: ValueTypeDump
    let tag: Int?
    let displayName: TextDump?
    let displayPriority: Int
    let isArray: Bool
    let isInherited: Bool
    let options: ValueOptionsDump

    init(_ property: PropertyDeclaration) {
        name = property.name
        type = ValueTypeDump(property.type)
        tag = property.tag
        displayName = property.displayName.map(TextDump.init)
        displayPriority = property.displayPriority
        isArray = property.isArray
        isInherited = property.isInherited
        options = ValueOptionsDump(property.options)
    }
}
