// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much is forgiven in a sentence that no template has to the letter.
struct Forgiveness: Hashable, Sendable {
    /// What letters read as others may cost together.
    var slips: Int32 = 0
    /// What words left out may cost together.
    var words: Int32 = 0

    static let none = Forgiveness()
    /// One slip, or a word.
    static let little = Forgiveness(slips: Weight.letter, words: Weight.unknownWord)
    static let much = Forgiveness(slips: 2 * Weight.letter, words: 2 * Weight.unknownWord)

    /// Letters that a word needs so that one of them may be wrong.
    static let shortestWord = 3
}
