// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Decodes one entry of `INEnums`.
struct EnumDecoder {
    let classNames: ClassNames

    func decode(_ fields: Fields) -> EnumDeclaration? {
        defer { fields.finish() }
        let declaration = fields.prefixed("INEnum")
        // `Regular` in all but one of the files; nothing follows from it.
        fields.ignore("INEnumType")
        let name = declaration.requiredString("Name", of: "an enum", example: "Size")
        let shownName = SwiftIdentifier.shown(name ?? "unnamed")
        var enumeration = EnumDeclaration(
            name: name ?? "", generatesOwnFile: declaration.flag("GeneratesHeader"),
            cases: cases(of: fields, enumName: shownName))
        enumeration.className = declaration.string("ClassName").flatMap { $0.isEmpty ? nil : $0 }
        enumeration.displayName = declaration.text("DisplayName")
        guard name != nil else { return nil }
        let className = classNames.enumeration(enumeration)
        var names = DeclaredNames(of: "enum")
        names.declare(
            className, at: declaration.place(of: enumeration.className == nil ? "Name" : "ClassName"), fields.findings)
        return enumeration
    }

    private func cases(of fields: Fields, enumName: String) -> [EnumCaseDeclaration] {
        var names = DeclaredNames(of: "enum case")
        var indices: [Int: String] = [:]
        let cases = fields.dictionaries("INEnumValues", of: "a case of the enum '\(enumName)'").compactMap { fields in
            decode(case: fields, enumName: enumName, &names, &indices)
        }
        if fields.count("INEnumValues") == 0 {
            fields.findings.error(
                at: fields.place(of: "INEnumValues"), "the enum '\(enumName)' has no cases",
                remedy: "add INEnumValues with at least one INEnumValueName")
        }
        return cases
    }

    private func decode(
        case fields: Fields, enumName: String, _ names: inout DeclaredNames, _ indices: inout [Int: String]
    ) -> EnumCaseDeclaration? {
        defer { fields.finish() }
        let value = fields.prefixed("INEnumValue")
        let given = value.integer("Index")
        // A value that is not a number was reported; it does not count as a missing one, which is 0.
        let isKnown = given != nil || value.node("Index") == nil
        let index = given ?? 0
        let displayName = value.text("DisplayName")
        let synonyms = fields.dictionaries("INEnumValueSynonyms", of: "a synonym").compactMap { synonym in
            synonym.text("INEnumValueSynonymSynonym")
        }
        let name = value.requiredString("Name", of: "a case of the enum '\(enumName)'", example: "large")
        guard let name else { return nil }
        names.declare(name, at: value.place(of: "Name"), fields.findings)
        if isKnown, let other = indices.updateValue(name, forKey: index), other != name {
            fields.findings.error(
                at: value.place(of: "Index"),
                "the cases '\(SwiftIdentifier.shown(other))' and '\(SwiftIdentifier.shown(name))' of the enum "
                    + "'\(enumName)' both have the index \(index)",
                remedy: "give each case an INEnumValueIndex of its own")
        }
        return EnumCaseDeclaration(name: name, index: index, displayName: displayName, synonyms: synonyms)
    }
}
