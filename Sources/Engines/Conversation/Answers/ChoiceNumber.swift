// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// Reads which place in a list a person means: "2", "the second one", "number
/// two", "第二个", "the last one".
enum ChoiceNumber: Hashable {
    /// From 1.
    case position(Int)
    case last

    init?(_ text: String) {
        var words = FoldedText(text).tokens.map(\.text)
        let isChinese = words.first == "第"
        if isChinese { words.removeFirst() }
        words.removeAll { ["the", "one", "option", "number", "no", "choice", "please"].contains($0) && words.count > 1 }
        if isChinese || words.count > 1 {
            words.removeAll { ["个", "項", "项", "种", "號", "号", "条", "款", "位"].contains($0) }
        }
        let joined = words.joined(separator: words.allSatisfy { $0.utf8.count > 2 } && !words.contains { $0.first?.isASCII == true } ? "" : " ")
        if joined == "last" || joined == "最后" || joined == "最后一" {
            self = .last
        } else if let ordinal = Self.ordinals.firstIndex(of: joined) {
            self = .position(ordinal + 1)
        } else if let number = Self.digitsWithEnding(joined) ?? NumberReader.integer(joined), number > 0,
            NumberWords.number(joined) != nil || joined.first?.isNumber == true && Self.digitsWithEnding(joined) != nil
        {
            self = .position(number)
        } else {
            return nil
        }
    }

    /// `2nd`.
    private static func digitsWithEnding(_ text: String) -> Int? {
        guard let match = text.wholeMatch(of: /(\d{1,4})(?:st|nd|rd|th)/) else { return nil }
        return Int(match.1)
    }

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
}
