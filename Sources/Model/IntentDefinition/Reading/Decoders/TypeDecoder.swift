// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the elements of `INTypes`.
struct TypeDecoder {
    let scope: DeclarationScope
    let classes: ClassNameRegister

    static let keys = KeyTable(
        "a type",
        [
            "INTypeClassName": .text,
            "INTypeClassPrefix": .text,
            "INTypeDisplayName": .text,
            "INTypeDisplayNameID": .text,
            "INTypeLastPropertyTag": .integer,
            "INTypeName": .text,
            "INTypeProperties": .list,
        ])

    func decode(_ list: [Fields]) -> [TypeDeclaration] {
        var names = Set<String>()
        return list.compactMap { fields in
            guard let declaration = decode(fields) else { return nil }
            let place = fields.place(of: "INTypeName")
            guard names.insert(declaration.name).inserted else {
                fields.findings.error(
                    at: place, "there are two types '\(declaration.name.shortened)'", mend: "rename one, or remove it")
                return nil
            }
            classes.check(ClassNames().type(declaration), at: place)
            classes.claim(
                ClassNames().type(declaration), suffixes: ["ResolutionResult"],
                for: "the type '\(declaration.name)'", at: place)
            return declaration
        }
    }

    private func decode(_ fields: Fields) -> TypeDeclaration? {
        let properties = PropertyDecoder(.type, scope: scope)
            .decode(fields.list("INTypeProperties", keys: PropertyDecoder.Owner.type.keys))
        guard let name = fields.required("INTypeName", of: "a type", mend: "add it, such as 'Pastry'") else {
            return nil
        }
        var declaration = TypeDeclaration(name: name, properties: properties)
        declaration.className = fields.string("INTypeClassName")
        declaration.classPrefix = fields.string("INTypeClassPrefix")
        declaration.displayName = fields.text("INTypeDisplayName")
        return declaration
    }
}
