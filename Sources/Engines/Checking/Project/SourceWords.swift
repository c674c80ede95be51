// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is mentioned anywhere in the sources of a project.
struct SourceWords: Sendable {
    /// Identifiers and keywords.
    private(set) var words: Set<String> = []
    /// Literals that are nothing but text.
    private(set) var literals: Set<String> = []
    /// The last pieces that composed texts may end in.
    private(set) var fragments: Set<String> = []
    /// The cases of enumerations, whose names may be their raw values.
    private(set) var cases: Set<String> = []

    init(_ sources: [SwiftSource]) {
        for source in sources {
            words.formUnion(source.words)
            literals.formUnion(source.literals.keys)
            fragments.formUnion(source.fragments)
            cases.formUnion(source.caseNames)
        }
    }

    /// Whether the sources may form the name at run time: they hold it, or its last part by itself.
    ///
    /// Names such as `org.example.app.search` are put together from the bundle's identifier and
    /// `.search`, or are compared by their last part alone.
    func mayForm(_ name: String) -> Bool {
        if literals.contains(name) { return true }
        guard let last = name.split(separator: ".").last.map(String.init) else { return true }
        let isPiece = { (text: String) in text == last || text.hasSuffix(".\(last)") && name.hasSuffix(text) }
        return literals.contains(where: isPiece) || fragments.contains(where: isPiece) || cases.contains(last)
    }
}
