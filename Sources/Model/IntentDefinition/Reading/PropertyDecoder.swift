// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Decodes a property of a response or of a custom type.
struct PropertyDecoder {
    /// What the property belongs to, for messages.
    let owner: String
    /// The place in the file, from 1, that counts where it writes none.
    let position: Int

    /// A property of a response; one version of Xcode spelled the keys in a second way.
    func decode(responseProperty fields: Fields) -> PropertyDeclaration? {
        decode(PrefixedFields(fields, prefix: "INIntentResponseParameter", otherPrefix: "INIntentResponseProperty"))
    }

    /// A property of a custom type.
    func decode(typeProperty fields: Fields) -> PropertyDeclaration? {
        decode(PrefixedFields(fields, prefix: "INTypeProperty"))
    }

    private func decode(_ property: PrefixedFields) -> PropertyDeclaration? {
        defer { property.fields.finish() }
        let name = property.requiredString("Name", of: "a property of \(owner)", example: "total")
        let what = "the property '\(SwiftIdentifier.shown(name ?? "unnamed"))' of \(owner)"
        let type = ValueTypeDecoder(what: what).decode(property)
        var declaration = PropertyDeclaration(name: name ?? "", type: type ?? .string)
        declaration.tag = property.integer("Tag")
        declaration.displayName = property.text("DisplayName")
        declaration.displayPriority = property.integer("DisplayPriority") ?? position
        declaration.isArray = property.flag("SupportsMultipleValues")
        declaration.isInherited = property.flag("Default")
        declaration.options = ValueOptionsDecoder(type: type).decode(property.dictionary("Metadata"))
        return name == nil || type == nil ? nil : declaration
    }
}
