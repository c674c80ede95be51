// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A custom type with the name of its class.
struct TypeDump: Encodable, Hashable, Sendable {
    let name: String
    let className: String
    let displayName: TextDump?
    let properties: [PropertyDump]

    init(_ type: TypeDeclaration, _ classNames: ClassNames) {
        name = type.name
        className = classNames.type(type)
        displayName = type.displayName.map(TextDump.init)
        properties = type.properties.map(PropertyDump.init)
    }
}
