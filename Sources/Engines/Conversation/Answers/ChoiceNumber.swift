// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases
import SpokenValues

/// A place in a list that an answer names: "2", "the second one", "Nummer zwei", 第二个, "la dernière".
struct ChoiceNumber: Hashable {
    /// From 1; from the end, -1 is the last one.
    let place: Int
    /// Whether the words name a place and nothing else; "2" may be a value as well.
    let isOrdinal: Bool

    /// Nil for words that are neither a place nor a whole number above 0.
    init?(_ words: String, _ values: AnswerValues = AnswerValues(language: "en")) {
        let words = Self.withoutFillers(words)
        if case .ordinal(let place)? = values.reading(of: words, as: .ordinal)?.value {
            (self.place, isOrdinal) = (place, true)
        } else if let number = values.wholeNumber(words), number > 0 {
            (place, isOrdinal) = (number, false)
        } else {
            return nil
        }
    }

    /// Without a "please" behind it.
    private static func withoutFillers(_ words: String) -> String {
        var parts = words.split(separator: " ")
        while let last = parts.last, fillers.contains(last.lowercased()) { parts.removeLast() }
        return parts.joined(separator: " ").trimmingCharacters(in: [",", "，"])
    }

    private static let fillers = Set(SpokenValueReader.languages.flatMap(FillerWords.words))

    /// A place that was read before.
    init(at place: Int) { (self.place, isOrdinal) = (place, true) }

    /// The place as an index of a list, from 0; nil if the list doesn't have it.
    func index(in count: Int) -> Int? {
        let index = place < 0 ? count + place : place - 1
        return (0..<count).contains(index) ? index : nil
    }
}
