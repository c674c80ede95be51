// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that a person reads: the words in English, as they are written where it is said, and the values in them.
///
/// A literal is a sentence, as with `String(localized:)`. Its English is also the key under which other languages have
/// it: `"\(name) is given twice"` is `${1} is given twice` there. So a text stays beside what it is about, and a
/// language is a folder of tables (`SystemTexts`).
///
/// ```swift
/// let reason: Sentence = "'\(path)' cannot be read: \(error)"
/// ```
///
/// A value that is a sentence itself, or an error that is ``PersonReadable``, is put into the person's language with
/// it.
package struct Sentence: Hashable, Sendable, Codable {
    fileprivate enum Value: Sendable, Codable {
        case text(String)
        case sentence(Sentence)
    }

    /// What stands before, between and behind the values: one more than there are values.
    private var words: [String]
    private var values: [Value]

    fileprivate init(words: [String], values: [Value]) {
        self.words = words
        self.values = values
    }

    /// Words that are the same in all languages: a name, a path, what somebody else has written.
    package init(verbatim text: String) {
        self.init(words: ["", ""], values: [.text(text)])
    }

    /// Reads one that was written as such.
    ///
    /// - Throws: Where it is not whole: it may come from a process that is not trusted.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        words = try container.decode([String].self, forKey: .words)
        values = try container.decode([Value].self, forKey: .values)
        guard words.count == values.count + 1 else {
            throw DecodingError.dataCorruptedError(
                forKey: .words, in: container, debugDescription: "\(words.count)/\(values.count)")
        }
    }

    /// What tables call it: the English with `${1}`, `${2}`, … for the values.
    package var key: String {
        words[0] + zip(words.dropFirst(), 1...).map { "${\($1)}\($0)" }.joined()
    }

    package var isEmpty: Bool { description.isEmpty }

    /// Sentences are the same that read the same, in whatever pieces they were put together.
    package static func == (left: Sentence, right: Sentence) -> Bool { left.description == right.description }

    package func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// The sentence in some language.
    ///
    /// - Parameter translation: Gives what stands for a key, its values as `${1}`, `${2}`, … in any order; nil if
    ///   the English stands.
    package func text(_ translation: (_ key: String) -> String?) -> String {
        // One of which a part has no translation is in English as a whole: no sentence is in two languages.
        filled(isTranslated(translation) ? translation : { _ in nil })
    }

    private func isTranslated(_ translation: (_ key: String) -> String?) -> Bool {
        let isOwn = !isProse || translation(key) != nil
        return isOwn
            && values.allSatisfy { value in
                if case .sentence(let sentence) = value { sentence.isTranslated(translation) } else { true }
            }
    }

    /// Whether it has words that one language has: a name, a mark or a unit stands in all of them.
    private var isProse: Bool {
        words.contains { $0.split { $0 == " " }.count { $0.contains(where: \.isLowercase) } > 1 }
    }

    fileprivate func filled(_ translation: (_ key: String) -> String?) -> String {
        let texts = values.map { value in
            switch value {
            case .text(let text): text
            case .sentence(let sentence): sentence.filled(translation)
            }
        }
        guard words.contains(where: { !$0.isEmpty }), let translated = translation(key) else {
            var text = words[0]
            for (place, value) in texts.enumerated() {
                text += value
                Self.add(words[place + 1], to: &text, isEnd: place == texts.count - 1)
            }
            return text
        }
        return Self.fill(translated, with: texts)
    }

    /// Puts the words behind a value.
    ///
    /// What somebody else has said may have its mark at the end, and what stands around it has one of its own there:
    /// `that.; look at it`. One of the two is enough. Between the values of a list all marks stay: they are what is
    /// told.
    private static func add(_ next: some StringProtocol, to text: inout String, isEnd: Bool) {
        guard let end = text.last, ".。!?！？".contains(end), goesOnOrEnds(next, isEnd: isEnd) else {
            text += next
            return
        }
        guard end == "." || end == "。" else {
            text += next.dropFirst()
            return
        }
        // The dots of an ellipsis and of a folder are no full stops.
        if let before = text.dropLast().last, before.isLetter || before.isNumber || ")]’”»".contains(before) {
            text.removeLast()
        }
        text += next
    }

    /// Whether a text begins with a mark between sentences or at their end, and not with that of a number or an ending.
    private static func goesOnOrEnds(_ text: some StringProtocol, isEnd: Bool) -> Bool {
        switch text.first {
        case "；", "。": true
        case ";": text.dropFirst().first?.isWhitespace ?? false
        case ".": text.dropFirst().first?.isWhitespace ?? isEnd
        default: false
        }
    }

    /// The sentence about the same with another name: a path that a person knows, say.
    package func replacing(_ name: String, with other: String) -> Sentence {
        let values = values.map { value -> Value in
            switch value {
            case .text(let text): .text(text.replacing(name, with: other))
            case .sentence(let sentence): .sentence(sentence.replacing(name, with: other))
            }
        }
        return Sentence(words: words, values: values)
    }

    private static func fill(_ template: String, with texts: [String]) -> String {
        var parts = template.components(separatedBy: "${")[...]
        var filled = parts.popFirst() ?? ""
        for (index, part) in zip(1..., parts) {
            let isEnd = index == parts.count
            let number = part.prefix { $0 != "}" }
            if let place = Int(number), texts.indices.contains(place - 1), number.endIndex < part.endIndex {
                filled += texts[place - 1]
                add(part[part.index(after: number.endIndex)...], to: &filled, isEnd: isEnd)
            } else {
                filled += "${" + part
            }
        }
        return filled
    }
}

extension Sentence: CustomStringConvertible {
    /// In English, for logs and for programs.
    package var description: String { filled { _ in nil } }
}

extension Sentence: ExpressibleByStringInterpolation {
    /// What a literal with values is put together in.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var words = [""]
        fileprivate var values: [Value] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            words[words.count - 1] += literal
        }

        /// Sentences, durations and errors that have a sentence keep their language; the rest is written as in any
        /// text.
        package mutating func appendInterpolation<T>(_ value: T) {
            switch value {
            case let sentence as Sentence: values.append(.sentence(sentence))
            case let duration as Duration: values.append(.sentence(Self.seconds(duration)))
            case let readable as any PersonReadable: values.append(.sentence(readable.sentence))
            default: values.append(.text(String(describing: value)))
            }
            words.append("")
        }

        /// As Swift writes them, such as `0.5 seconds`.
        private static func seconds(_ duration: Duration) -> Sentence {
            "\("\(duration)".split(separator: " ").first ?? "") seconds"
        }
    }

    package init(stringLiteral text: String) {
        self.init(words: [text], values: [])
    }

    package init(stringInterpolation: StringInterpolation) {
        self.init(words: stringInterpolation.words, values: stringInterpolation.values)
    }
}

extension Sentence {
    /// One text of two, for literals that do not fit on one line.
    package static func + (left: Sentence, right: Sentence) -> Sentence {
        var words = left.words
        words[words.count - 1] += right.words[0]
        words += right.words.dropFirst()
        return Sentence(words: words, values: left.values + right.values)
    }

    /// Names in quotation marks, as `'a', 'b'`.
    package static func names(_ names: some Sequence<String>, separator: Sentence = ", ") -> Sentence {
        names.map { "'\($0)'" }.joined(by: separator)
    }
}

extension Sequence<Sentence> {
    /// One after the other, with the separator between any two.
    package func joined(by separator: Sentence) -> Sentence {
        // Side by side and not in one another: of a list there may be more than can be nested.
        var values: [Sentence.Value] = []
        for sentence in self {
            if !values.isEmpty { values.append(.sentence(separator)) }
            values.append(.sentence(sentence))
        }
        return Sentence(words: Array(repeating: "", count: values.count + 1), values: values)
    }
}
