// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SwiftSource {
    /// Which tokens are compiled only under a condition, or belong to a declaration that
    /// `@available(iOSApplicationExtension, unavailable)` keeps out of extensions.
    func guardedTokens() -> Set<Int> {
        var guarded: Set<Int> = []
        var conditions = 0
        var index = 0
        while index < tokens.count {
            if tokens[index].kind == .directive {
                switch text(index) {
                case "#if": conditions += 1
                case "#endif": conditions = max(0, conditions - 1)
                default: break
                }
            }
            if conditions > 0 { guarded.insert(index) }
            if isMark(index, "@"), isWord(index + 1, "available"), let end = endOfUnavailable(from: index + 2) {
                let last = declarationEnd(from: end)
                guarded.formUnion(index...last)
                // Without an end the declaration holds all that follows.
                if last == tokens.count - 1 { return guarded }
            }
            index += 1
        }
        return guarded
    }

    /// The closing parenthesis, where the attribute says that extensions may not use what follows.
    private func endOfUnavailable(from start: Int) -> Int? {
        guard isMark(start, "("), let end = closing(of: start, within: 64) else { return nil }
        let platforms = (start..<end).filter { text($0).hasSuffix("ApplicationExtension") }
        let isUnavailable = (start..<end).contains { isWord($0, "unavailable") }
        return isUnavailable && !platforms.isEmpty ? end : nil
    }

    /// The end of the declaration that begins behind the token: its body's brace, or its line's last token.
    private func declarationEnd(from start: Int) -> Int {
        var index = start + 1
        while index < tokens.count {
            if isMark(index, "{") { return closing(of: index) ?? tokens.count - 1 }
            if isMark(index, "}") { return index }
            if isMark(index, "(") {
                guard let end = closing(of: index) else { return tokens.count - 1 }
                index = end
            }
            index += 1
        }
        return max(start, tokens.count - 1)
    }

    /// The mark that closes the bracket at a token; nil where the file, or so many tokens, end before it.
    func closing(of start: Int, within limit: Int = .max) -> Int? {
        let pairs = ["(": ")", "{": "}", "[": "]"]
        let opening = text(start)
        guard let closing = pairs[opening] else { return nil }
        var depth = 0
        for index in tokens.indices.dropFirst(start).prefix(limit) {
            if isMark(index, opening) { depth += 1 }
            if isMark(index, closing) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
