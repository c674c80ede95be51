// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How well a question is found in a text that has other things before and after it, and mistakes within.
struct Likeness: Sendable {
    /// From 0 for nothing in common to 1 for each character in its place.
    let value: Double
    /// How many characters of the question are there.
    let matched: Int

    /// - Parameter whole: What was recognized. It may be less than the question, where a picture is cut off.
    init(of question: FoldedText, in whole: FoldedText) {
        let distance = Self.distance(of: question.characters, in: whole.characters)
        let count = question.characters.count
        matched = count - distance
        value = count == 0 ? 0 : Double(matched) / Double(count)
    }

    /// The least number of characters to change, add or drop until one text stands somewhere in the other.
    static func distance(of pattern: [Character], in text: [Character]) -> Int {
        // Row by row of the text, so that each may start over.
        var column = Array(0...pattern.count)
        var least = pattern.count
        for character in text {
            var diagonal = column[0]
            for (index, other) in pattern.enumerated() {
                let above = column[index + 1]
                column[index + 1] = min(
                    diagonal + (character == other ? 0 : 1), min(above, column[index]) + 1)
                diagonal = above
            }
            least = min(least, column[pattern.count])
        }
        return least
    }
}
