// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the name a person probably meant.
package enum NearestName {
    /// The name with the fewest edits to `word`, capitals aside, else the only one that begins with it, if it has three
    /// letters; nil if all are too far off to be a slip: more than a third of the word, at least one.
    package static func to(_ word: String, among names: some Sequence<String>) -> String? {
        nearest(to: word, among: names) ?? begun(by: word, among: names)
    }

    private static func begun(by word: String, among names: some Sequence<String>) -> String? {
        guard word.filter(\.isLetter).count >= 3 else { return nil }
        let begun = Set(names.filter { $0.lowercased().hasPrefix(word.lowercased()) })
        return begun.count == 1 ? begun.first : nil
    }

    private static func nearest(to word: String, among names: some Sequence<String>) -> String? {
        let bound = max(1, word.count / 3)
        return names.lazy
            .map { (name: $0, distance: distance(Array(word.lowercased()), Array($0.lowercased()))) }
            .filter { $0.distance <= bound }
            .min { $0.distance < $1.distance }?
            .name
    }

    /// Edits between two words, a swap of neighbors counted as one (optimal
    /// string alignment).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var older: [Int] = []
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
                var best = min(substitution, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, older[column - 1] + 1)
                }
                current.append(best)
            }
            (older, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
