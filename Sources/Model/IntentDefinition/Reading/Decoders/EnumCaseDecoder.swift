// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the cases of an enumeration, `INEnumValues`.
struct EnumCaseDecoder {
    static let keys = KeyTable(
        "a case of an enumeration",
        [
            "INEnumValueDisplayName": .text,
            "INEnumValueDisplayNameID": .text,
            "INEnumValueIndex": .integer,
            "INEnumValueName": .text,
            "INEnumValueSynonyms": .list,
        ])

    private static let synonymKeys = KeyTable(
        "a synonym",
        [
            "INEnumValueSynonymSynonym": .text,
            "INEnumValueSynonymSynonymID": .text,
            "INEnumValueSynonymPronunciationHint": .text,
            "INEnumValueSynonymPronunciationHintID": .text,
        ])

    func decode(_ list: [Fields]) -> [EnumCaseDeclaration] {
        guard let findings = list.first?.findings else { return [] }
        var names = NameRegister("case", findings: findings)
        var owners: [Int: String] = [:]
        return list.compactMap { fields in
            let mend = "add it, such as 'large'"
            guard let name = fields.required("INEnumValueName", of: "a case of an enumeration", mend: mend),
                names.claim(name, at: fields.place(of: "INEnumValueName"))
            else { return nil }
            // The first case, `unknown`, is written without its index.
            let index = fields.integer("INEnumValueIndex") ?? 0
            if let other = owners.updateValue(name, forKey: index) {
                findings.error(
                    at: fields.place(of: "INEnumValueIndex"),
                    "the cases '\(other)' and '\(name)' both have the index \(index)",
                    mend: "give one another 'INEnumValueIndex'")
            }
            return EnumCaseDeclaration(
                name: name, index: index, displayName: fields.text("INEnumValueDisplayName"),
                synonyms: fields.list("INEnumValueSynonyms", keys: Self.synonymKeys)
                    .compactMap { $0.text("INEnumValueSynonymSynonym") })
        }
    }
}
