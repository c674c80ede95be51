// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Decodes one entry of `INTypes`.
struct TypeDecoder {
    let classNames: ClassNames

    func decode(_ fields: Fields) -> TypeDeclaration? {
        defer { fields.finish() }
        let declaration = fields.prefixed("INType")
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
        let owner: Sentence = "the type '\(typeName)'"
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

/// Decodes a property of a response or of a custom type.
struct PropertyDecoder {
    /// What the property belongs to, for messages.
    let owner: Sentence
    /// The place in the file, from 1, that counts where it writes none.
    let position: Int

    /// A property of a response; one version of Xcode spelled the keys in a second way.
    func decode(responseProperty fields: Fields) -> PropertyDeclaration? {
        decode(fields.prefixed("INIntentResponseParameter", or: "INIntentResponseProperty"))
    }

    /// A property of a custom type.
    func decode(typeProperty fields: Fields) -> PropertyDeclaration? {
        decode(fields.prefixed("INTypeProperty"))
    }

    private func decode(_ property: Fields) -> PropertyDeclaration? {
        defer { property.finish() }
        let name = property.requiredString("Name", of: "a property of \(owner)", example: "total")
        let what: Sentence = "the property '\(SwiftIdentifier.shown(name ?? "unnamed"))' of \(owner)"
        let type = ValueTypeDecoder(what: what).decode(property)
        var declaration = PropertyDeclaration(name: name ?? "", type: type ?? .string)
        declaration.tag = property.integer("Tag")
        declaration.displayName = property.text("DisplayName")
        declaration.displayPriority = property.integer("DisplayPriority") ?? position
        declaration.isArray = property.flag("SupportsMultipleValues")
        declaration.isInherited = property.flag("Default")
        declaration.options = ValueOptionsDecoder(type: type).decode(property.section("Metadata"))
        return name == nil || type == nil ? nil : declaration
    }
}
