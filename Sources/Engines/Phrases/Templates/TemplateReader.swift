// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the notation of templates.
///
/// `[x]` may be left out, `(a|b)` is one of several, `(a;b)` both in any order,
/// `{list}` or `{list:slot}` a value of a list, `<rule>` another template by its
/// name, `\x` the character x itself. What touches without a space is one word: `word[s]`.
package struct TemplateReader {
    private let text: String
    private var rest: Substring
    private var depth = 0

    /// Groups that may stand in one another.
    package static let deepest = 64

    private init(_ text: String) {
        self.text = text
        rest = text[...]
    }

    /// Reads a template.
    ///
    /// - Throws: ``TemplateError`` with the place where it can't be read.
    package static func template(_ text: String) throws(TemplateError) -> PhraseTemplate {
        var reader = TemplateReader(text)
        let template = try reader.choice(until: nil)
        return template
    }

    /// Everything up to a closing mark, which is read too.
    private mutating func choice(until closing: Character?) throws(TemplateError) -> PhraseTemplate {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw error(.tooDeep) }
        var branches: [PhraseTemplate] = []
        var separator: Character?
        while true {
            branches.append(try sequence())
            guard let mark = rest.popFirst() else {
                guard let closing else { break }
                throw error(.unclosed(closing))
            }
            if mark == closing { break }
            guard mark == "|" || mark == ";", separator ?? mark == mark else { throw error(.unexpected(mark)) }
            separator = mark
        }
        guard branches.count > 1 else { return branches[0] }
        guard separator == ";" else { return .alternatives(branches) }
        guard branches.count <= PhraseTemplate.mostPermuted else { throw error(.tooManyPermuted) }
        return .permutation(branches)
    }

    /// Everything up to a mark that ends a branch, which is left.
    private mutating func sequence() throws(TemplateError) -> PhraseTemplate {
        var parts: [PhraseTemplate] = []
        var words = ""
        func flush() {
            if !words.isEmpty { parts.append(.text(words)) }
            words = ""
        }
        while let next = rest.first, !"|;)]".contains(next) {
            rest.removeFirst()
            if "([{<".contains(next) { flush() }
            switch next {
            case "(": parts.append(try choice(until: ")"))
            case "[": parts.append(.optional(try choice(until: "]")))
            case "{": parts.append(try slot())
            case "<": parts.append(.rule(try name(until: ">")))
            case "}", ">": throw error(.unexpected(next))
            case "\\": words.append(rest.popFirst() ?? "\\")
            default: words.append(next)
            }
        }
        flush()
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func slot() throws(TemplateError) -> PhraseTemplate {
        let name = try name(until: "}")
        guard let colon = name.firstIndex(of: ":") else { return .slot(list: name, name: name) }
        return .slot(list: String(name[..<colon]), name: String(name[name.index(after: colon)...]))
    }

    private mutating func name(until closing: Character) throws(TemplateError) -> String {
        guard let end = rest.firstIndex(of: closing) else { throw error(.unclosed(closing)) }
        let name = rest[..<end].trimming(while: \.isWhitespace)
        guard !name.isEmpty else { throw error(.nameless) }
        rest = rest[rest.index(after: end)...]
        return String(name)
    }

    private func error(_ reason: TemplateError.Reason) -> TemplateError {
        TemplateError(reason, template: text, offset: text.distance(from: text.startIndex, to: rest.startIndex))
    }
}

extension Substring {
    fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
        let start = drop(while: isTrimmed)
        guard let last = start.lastIndex(where: { !isTrimmed($0) }) else { return start.prefix(0) }
        return start[...last]
    }
}
