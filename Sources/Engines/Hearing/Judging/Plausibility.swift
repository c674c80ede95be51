// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much better a sentence fits what was heard than the best of all words do.
///
/// A recognizer that knows nothing but a grammar takes everything for one of its sentences. So the same audio is also
/// taken for any words of the language: a sentence that was said fits about as well, in each of its words, and one that
/// was not, far worse. The bounds are measured, see Documentation/Voice.md.
package struct Plausibility: Hashable, Sendable {
    /// The sentence's advantage over any words, for each hundredth of a second.
    package let whole: Double
    /// That of its least plausible word.
    package let least: Double

    /// A sentence is meant whose words fit at least so well.
    package static let leastWhole = -18.0
    /// Each of them.
    package static let leastWord = -55.0
    /// Words so short tell nothing by themselves, in hundredths of a second; nor do those that fill a gap.
    private static let shortest = 6

    /// Nil if there is no word.
    package init?(of sentence: Hypothesis, against words: Hypothesis) {
        let usual = Self.scores(of: words)
        var advantage = 0.0
        var frames = 0
        var least = Double.infinity
        for piece in sentence.pieces where piece.isWord {
            let all = piece.frames.map { usual[$0] ?? 0 }.reduce(0, +)
            let difference = Double(piece.score) - all
            advantage += difference
            frames += piece.frames.count
            guard piece.frames.count >= Self.shortest, piece.word.first != FillerWord.mark else { continue }
            least = min(least, difference / Double(piece.frames.count))
        }
        guard frames > 0 else { return nil }
        whole = advantage / Double(frames)
        self.least = min(least, whole)
    }

    /// Whether the sentence was said, rather than something else.
    package var isMeant: Bool { whole >= Self.leastWhole && least >= Self.leastWord }

    private static func scores(of words: Hypothesis) -> [Int: Double] {
        var scores: [Int: Double] = [:]
        for piece in words.pieces {
            for frame in piece.frames { scores[frame] = Double(piece.score) / Double(piece.frames.count) }
        }
        return scores
    }
}
