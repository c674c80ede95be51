// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the word that was meant.
package enum Spelling {
    /// The candidate that differs least, in letters changed, left out or added;
    /// capitals do not count. The first in alphabetical order where several do.
    package static func nearest(to word: String, in candidates: some Sequence<String>, within limit: Int) -> String? {
        guard word.utf8.count <= 128 else { return nil }
        let letters = Array(word.lowercased().utf8)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let others = Array(candidate.lowercased().utf8)
            guard abs(others.count - letters.count) <= limit else { continue }
            let distance = distance(letters, others)
            guard distance <= limit, (distance, candidate) < best ?? (Int.max, "") else { continue }
            best = (distance, candidate)
        }
        return best?.candidate
    }

    /// Levenshtein's distance, two rows at a time.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let substituted = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
