// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the name that a misspelt one was probably meant to be.
package struct NearestName: Sendable {
    private let names: [String]

    package init(among names: [String]) {
        self.names = names
    }

    /// The name that takes the fewest changes, if it takes no more than `limit`.
    ///
    /// Inserting, dropping or replacing a character is one change; upper and
    /// lower case are alike.
    ///
    /// - Parameter limit: A third of the name's length unless given.
    package func find(_ name: String, within limit: Int? = nil) -> String? {
        let wanted = Array(name.lowercased().prefix(64))
        let limit = limit ?? max(1, wanted.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in names {
            let letters = Array(candidate.lowercased().prefix(64))
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = Self.distance(wanted, letters)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Levenshtein's distance, one row at a time.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in right.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, min(diagonal, row[column]) + 1)
            }
        }
        return row[right.count]
    }
}
