// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the sources use a name that is written as a literal, such as an activity's type.
enum Mentions {
    /// Neither the name nor anything that could form it.
    case nowhere
    /// It is only given to what makes such things, and never compared with anything.
    case madeOnly
    /// It is used in other ways, or may be.
    case elsewhere

    /// - Parameters:
    ///   - callees: the types whose making does not count, such as `NSUserActivity`.
    ///   - label: of the argument that takes the name there, such as `activityType`.
    init(of name: String, in project: CheckedProject, made callees: String..., label: String) {
        guard project.words.mayForm(name) else {
            self = .nowhere
            return
        }
        let search = MentionSearch(sources: project.sources, callees: callees, label: label)
        self = search.isOnlyMade(name) ? .madeOnly : .elsewhere
    }
}

/// Looks at each place where a literal stands, and where the constants stand that hold it.
private struct MentionSearch {
    let sources: [SwiftSource]
    let callees: [String]
    let label: String

    /// False also where the name stands nowhere as a whole.
    func isOnlyMade(_ name: String) -> Bool {
        var isMade = false
        for source in sources {
            for index in source.literals[name] ?? [] {
                if isArgument(index, in: source) {
                    isMade = true
                } else if let constant = constant(at: index, in: source), isOnlyMade(constant: constant) {
                    isMade = true
                } else {
                    return false
                }
            }
        }
        return isMade
    }

    /// Whether the value that begins at a token is given to a callee under the label.
    private func isArgument(_ index: Int, in source: SwiftSource) -> Bool {
        guard source.isMark(index - 1, ":"), source.isWord(index - 2, label), source.isMark(index - 3, "(") else {
            return false
        }
        return callees.contains { source.isWord(index - 4, $0) }
    }

    /// The name in `let name = "…"` or `let name: String = "…"`; nil for anything else, enumerations included.
    private func constant(at index: Int, in source: SwiftSource) -> String? {
        guard source.isMark(index - 1, "=") else { return nil }
        let name = source.isMark(index - 3, ":") ? index - 4 : index - 2
        guard source.isWord(name - 1, "let") else { return nil }
        return source.text(name)
    }

    private func isOnlyMade(constant: String) -> Bool {
        var isMade = false
        for source in sources {
            for index in source.positions(of: constant) where !source.isWord(index - 1, "let") {
                var start = index
                while source.isMark(start - 1, "."), start > 1 { start -= 2 }
                guard isArgument(start, in: source) else { return false }
                isMade = true
            }
        }
        return isMade
    }
}
