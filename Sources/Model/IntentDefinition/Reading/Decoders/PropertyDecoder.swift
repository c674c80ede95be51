// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the properties of a custom type or of a response.
struct PropertyDecoder {
    /// What the properties belong to.
    enum Owner: Sendable {
        case type, response

        /// What the keys begin with. One app writes a response property with the second spelling.
        fileprivate var prefixes: [String] {
            switch self {
            case .type: ["INTypeProperty"]
            case .response: ["INIntentResponseParameter", "INIntentResponseProperty"]
            }
        }

        fileprivate var construct: String {
            switch self {
            case .type: "a property of a type"
            case .response: "a property of a response"
            }
        }

        var keys: KeyTable {
            switch self {
            case .type: Self.typeKeys
            case .response: Self.responseKeys
            }
        }

        private static let typeKeys = PropertyDecoder.keys(of: .type)
        private static let responseKeys = PropertyDecoder.keys(of: .response)
    }

    let owner: Owner
    let scope: DeclarationScope

    init(_ owner: Owner, scope: DeclarationScope) {
        self.owner = owner
        self.scope = scope
    }

    private static func keys(of owner: Owner) -> KeyTable {
        let kinds: [String: ValueKind] = [
            "Default": .flag,
            "DisplayName": .text,
            "DisplayNameID": .text,
            "DisplayPriority": .integer,
            "EnumType": .text,
            "EnumTypeNamespace": .text,
            "Metadata": .dictionary,
            "Name": .text,
            "ObjectType": .text,
            "ObjectTypeNamespace": .text,
            "SupportsMultipleValues": .flag,
            "Tag": .integer,
            "Type": .text,
        ]
        var all: [String: ValueKind] = [:]
        for prefix in owner.prefixes {
            for (key, kind) in kinds { all[prefix + key] = kind }
        }
        return KeyTable(owner.construct, all)
    }

    /// - Returns: The properties in display order.
    func decode(_ list: [Fields]) -> [PropertyDeclaration] {
        guard let findings = list.first?.findings else { return [] }
        var names = NameRegister("property", findings: findings)
        let properties = list.compactMap { fields -> PropertyDeclaration? in
            let prefix = owner.prefixes.first { fields.has($0 + "Name") } ?? owner.prefixes[0]
            guard let property = decode(fields, prefix: prefix) else { return nil }
            let place = fields.place(of: prefix + "Name")
            return names.claim(property.name, at: place, isGenerated: !property.isInherited) ? property : nil
        }
        return properties.inDisplayOrder(\.displayPriority)
    }

    private func decode(_ fields: Fields, prefix: String) -> PropertyDeclaration? {
        let type = ValueTypeDecoder(prefix: prefix, scope: scope).decode(fields, of: owner.construct)
        let name = fields.required(prefix + "Name", of: owner.construct, mend: "add it, such as 'price'")
        guard let name, let type else { return nil }
        var property = PropertyDeclaration(
            name: name, type: type, displayPriority: fields.integer(prefix + "DisplayPriority") ?? 0)
        property.tag = fields.integer(prefix + "Tag")
        property.displayName = fields.text(prefix + "DisplayName")
        property.isArray = fields.flag(prefix + "SupportsMultipleValues")
        property.isInherited = fields.flag(prefix + "Default")
        property.options = ValueOptionsDecoder(prefix: prefix + "Metadata", scope: scope).decode(fields, of: type)
        return property
    }
}

extension Array {
    /// Sorted by position; elements of the same position keep the file's order.
    func inDisplayOrder(_ position: (Element) -> Int) -> [Element] {
        enumerated().sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }.map(\.element)
    }
}
