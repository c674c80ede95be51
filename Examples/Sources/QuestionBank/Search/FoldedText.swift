// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text as it is compared: what recognition mixes up is one and the same in it.
///
/// Letters and digits alone are left, all of one width and case, Chinese in simplified characters.
struct FoldedText: Hashable, Sendable {
    let characters: [Character]
    /// The numbers that stand in the text, in their order.
    let numbers: [String]

    init(_ text: String) {
        let even = Self.evened(text)
        characters = even.lowercased().filter { $0.isLetter || $0.isNumber }.map { Self.twins[$0] ?? $0 }
        numbers = Self.numbers(in: text)
    }

    /// Every run of three characters, each once, in the order of the text.
    var trigrams: [String] {
        guard characters.count >= 3 else { return [] }
        var seen = Set<String>()
        return (0...characters.count - 3).map { String(characters[$0..<$0 + 3]) }.filter { seen.insert($0).inserted }
    }

    /// Of one width, and in simplified characters.
    private static func evened(_ text: String) -> String {
        let even = text.precomposedStringWithCompatibilityMapping
        return even.applyingTransform(StringTransform("Hant-Hans"), reverse: false) ?? even
    }

    /// Digits that stand together, with letters between or beside them that look like digits. Those that are set high
    /// or low do not count: they are rarely read well.
    private static func numbers(in text: String) -> [String] {
        var (numbers, number, hasDigit) = ([String](), "", false)
        func end() {
            if hasDigit { numbers.append(number) }
            (number, hasDigit) = ("", false)
        }
        for character in text {
            if let digit = digits[character] {
                number.append(digit)
                hasDigit = hasDigit || character.isNumber
            } else {
                end()
            }
        }
        end()
        return numbers
    }

    private static let digits: [Character: Character] = {
        var digits: [Character: Character] = ["O": "0", "o": "0", "l": "1", "I": "1", "|": "1"]
        for (digit, wide) in zip("0123456789", "０１２３４５６７８９") { (digits[digit], digits[wide]) = (digit, digit) }
        return digits
    }()

    /// Each character that looks like another, and the one that stands for both.
    private static let twins: [Character: Character] = {
        var twins: [Character: Character] = [:]
        for alike in ["o0〇", "l1i|", "日曰", "己已巳", "未末", "土士", "入人", "干千于", "大太", "的旳"] {
            guard let first = alike.first else { continue }
            for other in alike.dropFirst() { twins[other] = first }
        }
        return twins
    }()
}
