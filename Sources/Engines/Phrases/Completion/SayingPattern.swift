// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A title with gaps for values, which sentences are made of.
package struct SayingPattern: Hashable, Sendable {
    /// A part of a title.
    package enum Piece: Hashable, Sendable {
        case words(String)
        /// What stands there is one of a list, by its place among those that a ``Completer`` has.
        case gap(list: Int)
    }

    package var pieces: [Piece]
    /// What a sentence made of it is told with.
    package var meaning: Int

    package init(_ pieces: [Piece], meaning: Int) {
        self.pieces = pieces
        self.meaning = meaning
    }
}

/// What may stand in a gap of a title.
package enum GapValues: Hashable, Sendable {
    /// Known values, each with all its names, the one first that a person reads.
    case names([[String]])
    /// Numbers, in digits or in these words; what counts them may follow.
    case numbers(words: [String], measures: [String])
    /// Anything.
    case open
}
