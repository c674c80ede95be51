// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a recognizer takes some sound for, piece by piece.
package struct Hypothesis: Hashable, Sendable {
    /// A word or sound, and how well the audio fits it.
    package struct Piece: Hashable, Sendable {
        /// As the dictionary has it; `<sil>` and `[NOISE]` are not words.
        package var word: String
        /// Hundredths of a second.
        package var frames: ClosedRange<Int>
        /// A logarithm: the more, the better.
        package var score: Int

        package init(word: String, frames: ClosedRange<Int>, score: Int) {
            self.word = word
            self.frames = frames
            self.score = score
        }

        /// Whether it is something that was said.
        var isWord: Bool { !"<[(+".contains(word.first ?? "<") }
    }

    package var pieces: [Piece]

    package init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// The words with single spaces between them, without those that say nothing.
    package var sentence: String {
        let said = pieces.filter { $0.isWord && $0.word.first != FillerWord.mark }
        // “to(2)” is another way to say “to”.
        return said.map { String($0.word.prefix { $0 != "(" }) }.joined(separator: " ")
    }
}
