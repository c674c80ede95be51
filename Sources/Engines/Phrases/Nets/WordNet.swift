// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a grammar admits, word by word: for those who hear words, not letters.
///
/// From a place each word leads to one other at most, and no word leads back to where one has been. Two places from
/// which the same may be said are one.
package struct WordNet: Hashable, Sendable {
    /// A word, and the places between which it is said.
    package struct Step: Hashable, Sendable {
        package var from: Int
        package var to: Int
        /// Folded.
        package var word: String

        package init(from: Int, to: Int, word: String) {
            self.from = from
            self.to = to
            self.word = word
        }
    }

    /// In the order of the places that they begin at.
    package var steps: [Step]
    /// Places at which a sentence may end. Sentences begin at place 0.
    package var ends: Set<Int>
    /// Places that there are.
    package var size: Int

    package init(steps: [Step], ends: Set<Int>, size: Int) {
        self.steps = steps
        self.ends = ends
        self.size = size
    }

    /// All words in it.
    package var words: Set<String> { Set(steps.map(\.word)) }

    /// The same without what nobody can say: steps with other words, and those that then lead nowhere or that nothing leads to.
    package func admitting(_ isKnown: (String) -> Bool) -> WordNet {
        let known = steps.filter { isKnown($0.word) }
        let leading = Self.places(from: ends, by: Dictionary(grouping: known, by: \.to)) { $0.from }
        let reached = Self.places(from: [0], by: Dictionary(grouping: known, by: \.from)) { $0.to }
        let useful = leading.intersection(reached)
        return WordNet(
            steps: known.filter { useful.contains($0.from) && useful.contains($0.to) },
            ends: ends.intersection(reached),
            size: size)
    }

    /// All places that steps lead to from some, in one direction.
    private static func places(
        from starts: Set<Int>, by steps: [Int: [Step]], to target: (Step) -> Int
    ) -> Set<Int> {
        var found = starts
        var waiting = Array(starts)
        while let place = waiting.popLast() {
            for step in steps[place] ?? [] where found.insert(target(step)).inserted { waiting.append(target(step)) }
        }
        return found
    }
}

/// Why a grammar can't be told word by word.
package struct WordNetError: Error, Hashable, Sendable {
    /// Steps that there may be.
    package var mostSteps: Int
}
