// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the elements of `INEnums`.
struct EnumDecoder {
    let classes: ClassNameRegister

    static let keys = KeyTable(
        "an enumeration",
        [
            "INEnumClassName": .text,
            "INEnumDisplayName": .text,
            "INEnumDisplayNameID": .text,
            "INEnumGeneratesHeader": .flag,
            "INEnumName": .text,
            "INEnumType": .text,
            "INEnumValues": .list,
        ])

    func decode(_ list: [Fields]) -> [EnumDeclaration] {
        var names = Set<String>()
        return list.compactMap { fields in
            guard let declaration = decode(fields) else { return nil }
            let place = fields.place(of: "INEnumName")
            guard names.insert(declaration.name).inserted else {
                fields.findings.error(
                    at: place, "there are two enumerations '\(declaration.name.shortened)'",
                    mend: "rename one, or remove it")
                return nil
            }
            classes.check(ClassNames().enumeration(declaration), at: place)
            if declaration.generatesOwnFile {
                classes.claim(
                    ClassNames().enumeration(declaration), suffixes: ["ResolutionResult"],
                    for: "the enumeration '\(declaration.name)'", at: place)
            }
            return declaration
        }
    }

    private func decode(_ fields: Fields) -> EnumDeclaration? {
        let cases = EnumCaseDecoder().decode(fields.list("INEnumValues", keys: EnumCaseDecoder.keys))
        if !fields.has("INEnumValues") {
            fields.findings.error(
                at: fields.place, "an enumeration has no 'INEnumValues'", mend: "add it with an array of cases")
        }
        guard let name = fields.required("INEnumName", of: "an enumeration", mend: "add it, such as 'CupSize'") else {
            return nil
        }
        var declaration = EnumDeclaration(
            name: name, generatesOwnFile: fields.flag("INEnumGeneratesHeader"), cases: cases)
        declaration.className = fields.string("INEnumClassName")
        declaration.displayName = fields.text("INEnumDisplayName")
        return declaration
    }
}
