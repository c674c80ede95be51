// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Words that people put between others and that say nothing: they are heard, and left out.
enum FillerWord {
    /// Of English; short ones are heard everywhere, so these are few.
    static let all = ["a", "the", "my", "please"]

    /// Those that end a sentence.
    static let endings = ["please"]

    /// Before such a word in a recognizer's dictionary.
    static let mark: Character = "~"

    static func marked(_ word: String) -> String { "\(mark)\(word)" }
}
