// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Takes words out where they stand alone; false when they don't.
    ///
    /// Chinese has no spaces, so its words may touch others.
    mutating func take(_ words: String) -> Bool {
        guard !words.isEmpty, let range = firstRange(of: words) else { return false }
        func isInsideWord(_ neighbour: Character?, _ edge: Character?) -> Bool {
            guard let neighbour, let edge, edge.isASCII else { return false }
            return neighbour.isASCII && neighbour.isLetter
        }
        let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
        let after = range.upperBound == endIndex ? nil : self[range.upperBound]
        guard !isInsideWord(before, words.first), !isInsideWord(after, words.last) else { return false }
        replaceSubrange(range, with: " ")
        return true
    }
}
