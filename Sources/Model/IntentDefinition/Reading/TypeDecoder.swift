// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// Decodes one entry of `INTypes`.
struct TypeDecoder {
    let classNames: ClassNames

    func decode(_ fields: Fields) -> TypeDeclaration? {
        defer { fields.finish() }
        let declaration = PrefixedFields(fields, prefix: "INType")
        fields.ignore("INTypeLastPropertyTag")
        let name = declaration.requiredString("Name", of: "a type", example: "Drink")
        var type = TypeDeclaration(name: name ?? "")
        type.className = declaration.string("ClassName").flatMap { $0.isEmpty ? nil : $0 }
        type.classPrefix = declaration.string("ClassPrefix").flatMap { $0.isEmpty ? nil : $0 }
        type.displayName = declaration.text("DisplayName")
        type.properties = properties(of: fields, typeName: SwiftIdentifier.shown(name ?? "unnamed"))
        guard name != nil else { return nil }
        let className = classNames.type(type)
        var names = DeclaredNames(of: "type")
        names.declare(
            className, at: declaration.place(of: type.className == nil ? "Name" : "ClassName"), fields.findings)
        return type
    }

    private func properties(of fields: Fields, typeName: String) -> [PropertyDeclaration] {
        let owner = "the type '\(typeName)'"
        var inherited = DeclaredNames(of: "type property")
        var names = DeclaredNames(of: "type property", beside: .object)
        let all = fields.dictionaries("INTypeProperties", of: "a property of \(owner)")
        let properties = all.enumerated().compactMap { index, fields in
            let property = PropertyDecoder(owner: owner, position: index + 1).decode(typeProperty: fields)
            if let property, property.isInherited {
                inherited.declare(property.name, at: fields.location, fields.findings)
            } else if let property {
                names.declare(property.name, at: fields.location, fields.findings)
            }
            return property
        }
        return DisplayOrder.sorted(properties, by: \.displayPriority)
    }
}
