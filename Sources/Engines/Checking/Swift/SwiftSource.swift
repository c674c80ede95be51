// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One Swift file as text: its tokens, and what rules ask about them.
///
/// Objective-C files are held in it too, for the words and literals in them.
package struct SwiftSource: Sendable {
    /// The longest file that is read, in bytes.
    package static let sizeLimit = 8 << 20

    /// As findings show it.
    package let path: String
    let tokens: [SwiftToken]
    /// Every identifier and keyword there is.
    let words: Set<String>
    /// Where string literals stand that are nothing but text, by that text.
    let literals: [String: [Int]]
    /// The pieces of literals that have interpolations.
    let fragments: Set<String>
    /// Rules that a comment switches off: by line, or for the whole file under 0.
    let silenced: [Int: Set<String>]
    private let bytes: [UInt8]
    private let lines: [UInt32]

    /// - Parameter bytes: at most ``sizeLimit`` of them are looked at.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes.count <= Self.sizeLimit ? bytes : Array(bytes.prefix(Self.sizeLimit))
        var lexer = SwiftLexer(self.bytes)
        lexer.run()
        tokens = lexer.tokens
        lines = lexer.lines
        var words: Set<String> = []
        var literals: [String: [Int]] = [:]
        var fragments: Set<String> = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .word: words.insert(Self.text(token, in: self.bytes))
            case .literal: literals[Self.text(token, in: self.bytes), default: []].append(index)
            case .fragment: fragments.insert(Self.text(token, in: self.bytes))
            case .number, .mark, .directive: break
            }
        }
        (self.words, self.literals, self.fragments) = (words, literals, fragments)
        silenced = SilencingComment.rules(lexer.remarks, in: self.bytes, lines: lexer.lines)
    }

    private static func text(_ token: SwiftToken, in bytes: [UInt8]) -> String {
        String(decoding: bytes[token.range], as: UTF8.self)
    }

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

    /// The mark that closes the bracket at a token; nil if the file, or so many tokens, end before it.
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

extension SwiftSource {
    /// The token's text; empty past either end.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? Self.text(tokens[index], in: bytes) : ""
    }

    /// Whether the token is this word, compared without making a text of it.
    func isWord(_ index: Int, _ word: String) -> Bool { `is`(index, .word, word) }

    /// Whether the token is this mark, such as `.` or `(`.
    func isMark(_ index: Int, _ mark: String) -> Bool { `is`(index, .mark, mark) }

    private func `is`(_ index: Int, _ kind: SwiftToken.Kind, _ text: String) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == kind else { return false }
        return bytes[tokens[index].range].elementsEqual(text.utf8)
    }

    /// Where a word stands, as numbers of tokens.
    func positions(of word: String) -> [Int] {
        guard words.contains(word) else { return [] }
        return tokens.indices.filter { isWord($0, word) }
    }

    /// The names behind the keyword `case`: those of enumerations, and with them some of patterns.
    var caseNames: Set<String> {
        var names: Set<String> = []
        for start in positions(of: "case") {
            var index = start + 1
            while tokens.indices.contains(index), tokens[index].kind == .word {
                names.insert(text(index))
                guard isMark(index + 1, ",") else { break }
                index += 2
            }
        }
        return names
    }

    /// Where the words follow one another with dots between them, such as `UIApplication.shared`.
    func positions(ofChain chain: [String]) -> [Int] {
        guard let first = chain.first, chain.allSatisfy(words.contains) else { return [] }
        return positions(of: first).filter { start in
            chain.indices.dropFirst().allSatisfy { link in
                isMark(start + link * 2 - 1, ".") && isWord(start + link * 2, chain[link])
            }
        }
    }

    /// The line and column of a token.
    func place(_ index: Int) -> Place {
        guard tokens.indices.contains(index) else { return Place(path: path) }
        let start = tokens[index].start
        let low = Self.line(of: start, in: lines)
        let column = bytes[Int(lines[low])..<Int(start)].count { $0 & 0xC0 != 0x80 } + 1
        // A literal begins at its quotation mark.
        let isLiteral = tokens[index].kind == .literal || tokens[index].kind == .fragment
        return Place(path: path, line: low + 1, column: max(1, isLiteral ? column - 1 : column))
    }

    /// The last line that begins at or before an offset, from 0.
    static func line(of offset: UInt32, in lines: [UInt32]) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

extension SwiftSource {
    /// The modules that are imported under no condition, with their places.
    var imports: [(module: String, place: Place)] {
        var (depth, last, found) = (0, 0, [(module: String, place: Place)]())
        for (module, index) in allImports {
            for directive in tokens[last..<index] where directive.kind == .directive {
                let text = Self.text(directive, in: bytes)
                depth += text == "#if" ? 1 : text == "#endif" ? -1 : 0
            }
            if depth == 0 { found.append((module, place(index))) }
            last = index
        }
        return found
    }

    /// The modules that are imported, with the tokens that name them.
    var allImports: [(module: String, index: Int)] {
        guard path.hasSuffix(".swift") else { return [] }
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        return positions(of: "import").filter { !isMark($0 - 1, ".") }.compactMap { index in
            let name = word(index + 1).map(kinds.contains) == true ? index + 2 : index + 1
            return word(name).map { ($0, name) }
        }
    }

    /// The first token that begins on another line than this one.
    func endOfLine(after index: Int) -> Int {
        guard tokens.indices.contains(index) else { return tokens.count }
        let next = Self.line(of: tokens[index].start, in: lines) + 1
        guard next < lines.count else { return tokens.count }
        return tokens[index...].firstIndex { $0.start >= lines[next] } ?? tokens.count
    }

    /// Whether a token stands between `#if` and `#endif`.
    func isConditional(_ index: Int) -> Bool {
        let directives = tokens.indices.prefix(index).filter { tokens[$0].kind == .directive }.map(text)
        return directives.count { $0 == "#if" } > directives.count { $0 == "#endif" }
    }
}

/// `// beckon:disable RULE…` on a line of its own or behind code: that line and the next stay
/// without findings of these rules. `// beckon:disable-file RULE…` is for the whole file.
enum SilencingComment {
    /// The identifiers by line, from 1; under 0 those of the whole file.
    static func rules(_ remarks: [Range<Int>], in bytes: [UInt8], lines: [UInt32]) -> [Int: Set<String>] {
        var rules: [Int: Set<String>] = [:]
        for remark in remarks {
            let words = String(decoding: bytes[remark], as: UTF8.self).split { $0 == " " || $0 == "," || $0 == "\r" }
            let names = Set(words.dropFirst().map(String.init))
            let line = SwiftSource.line(of: UInt32(remark.lowerBound), in: lines) + 1
            switch words.first {
            case "beckon:disable": for line in [line, line + 1] { rules[line, default: []].formUnion(names) }
            case "beckon:disable-file": rules[0, default: []].formUnion(names)
            default: break
            }
        }
        return rules
    }
}
