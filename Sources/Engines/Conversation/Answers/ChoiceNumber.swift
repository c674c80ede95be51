// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

/// Reads which place in a list a person means: "2", "the second one", "number
/// two", "第二个", "the last one".
struct ChoiceNumber: Hashable {
    enum Place: Hashable {
        /// From 1.
        case position(Int)
        case last
    }

    let place: Place
    /// Whether the words name a place and nothing else; "2" may be a value as well.
    let isOrdinal: Bool

    init?(_ text: String) {
        // "-5" is no place, though folding would leave its sign out.
        guard !["-", "−"].contains(AnswerText(text).plain.prefix(1)) else { return nil }
        let tokens = FoldedText(text).tokens.map(\.text)
        guard !Self.isCount(tokens) else { return nil }
        var words = tokens.filter { !Self.fillers.contains($0) }
        if words.count == 2, words[1] == "one" || words[1] == "一", Self.isOrdinal(words[0]) { words.removeLast() }
        let isChinese = words.first?.first.map { !$0.isASCII } ?? false
        let phrase = words.joined(separator: isChinese ? "" : " ")
        if Self.lasts.contains(phrase) {
            place = .last
        } else if let position = Self.position(phrase), position > 0 {
            place = .position(position)
        } else {
            return nil
        }
        isOrdinal = Self.isOrdinal(phrase) || tokens.contains(where: Self.markers.contains)
    }

    private static let fillers: Set<String> = [
        "the", "option", "number", "no", "choice", "please", "第", "个", "项", "种", "号", "条", "款", "位", "选",
    ]
    /// Fillers that go with places alone.
    private static let markers: Set<String> = ["option", "number", "choice", "第", "号", "选"]
    /// Words after which a number counts things, unless a word before it makes a place of it: 两个, but 第二个.
    private static let measures: Set<String> = ["个", "项", "种", "条", "款", "位"]
    private static let lasts: Set<String> = ["last", "最后", "最后一"]
    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]

    private static func isCount(_ tokens: [String]) -> Bool {
        guard let last = tokens.last, measures.contains(last) else { return false }
        return !tokens.contains("第") && !tokens.starts(with: ["最", "后"])
    }

    private static func isOrdinal(_ word: String) -> Bool {
        ordinals.contains(word) || lasts.contains(word) || ending(of: word) != nil
    }

    private static func position(_ phrase: String) -> Int? {
        if let ordinal = ordinals.firstIndex(of: phrase) { return ordinal + 1 }
        return ending(of: phrase) ?? AnswerValues(language: "en").wholeNumber(phrase)
    }

    /// `2nd`.
    private static func ending(of word: String) -> Int? {
        word.wholeMatch(of: /([0-9]{1,4})(?:st|nd|rd|th)/).flatMap { Int($0.1) }
    }
}
