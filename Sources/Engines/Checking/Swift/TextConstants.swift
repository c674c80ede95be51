// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The constants of a project that hold a text, as far as their names are unambiguous.
struct TextConstants {
    private var values: [String: Set<String>] = [:]

    init(_ sources: [SwiftSource]) {
        for source in sources {
            for (text, indices) in source.literals {
                for index in indices where source.isMark(index - 1, "=") {
                    let name = source.isMark(index - 3, ":") ? index - 4 : index - 2
                    let keyword = source.text(name - 1)
                    if keyword == "let" || keyword == "case" { values[source.text(name), default: []].insert(text) }
                }
            }
        }
    }

    /// The text of the value that begins at a token: a literal, or a chain of names that ends in a constant.
    func text(at start: Int, in source: SwiftSource) -> String? {
        guard source.tokens.indices.contains(start) else { return nil }
        if source.tokens[start].kind == .literal { return source.text(start) }
        guard source.tokens[start].kind == .word else { return nil }
        var index = start
        while source.isMark(index + 1, "."), !source.isWord(index + 2, "rawValue") { index += 2 }
        let found = values[source.text(index)] ?? []
        return found.count == 1 ? found.first : nil
    }
}
