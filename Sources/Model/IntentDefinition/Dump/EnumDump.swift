// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An enumeration with the name it has in Swift.
struct EnumDump: Encodable, Hashable, Sendable {
    /// One case.
    struct Case: Encodable, Hashable, Sendable {
        let name: String
        let index: Int
        let displayName: TextDump?
        let synonyms: [TextDump]
    }

    let name: String
    let className: String
    let displayName: TextDump?
    let generatesOwnFile: Bool
    let cases: [Case]

    init(_ enumeration: EnumDeclaration, _ classNames: ClassNames) {
        name = enumeration.name
        className = classNames.enumeration(enumeration)
        displayName = enumeration.displayName.map(TextDump.init)
        generatesOwnFile = enumeration.generatesOwnFile
        cases = enumeration.cases.map {
            Case(
                name: $0.name, index: $0.index, displayName: $0.displayName.map(TextDump.init),
                synonyms: $0.synonyms.map(TextDump.init))
        }
    }
}
