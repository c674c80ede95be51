// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SwiftSource {
    /// The modules that are imported under no condition, with their places.
    var imports: [(module: String, place: Place)] {
        guard words.contains("import"), path.hasSuffix(".swift") else { return [] }
        var depth = 0
        var found: [(module: String, place: Place)] = []
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        for index in tokens.indices {
            if tokens[index].kind == .directive {
                if text(index) == "#if" { depth += 1 }
                if text(index) == "#endif" { depth -= 1 }
            }
            guard depth == 0, isWord(index, "import"), !isMark(index - 1, ".") else { continue }
            let name = word(index + 1).map(kinds.contains) == true ? index + 2 : index + 1
            if let module = word(name) { found.append((module, place(name))) }
        }
        return found
    }

    /// Whether a token stands between `#if` and `#endif`.
    func isConditional(_ index: Int) -> Bool {
        let directives = tokens.indices.prefix(index).filter { tokens[$0].kind == .directive }.map(text)
        return directives.count { $0 == "#if" } > directives.count { $0 == "#endif" }
    }
}
