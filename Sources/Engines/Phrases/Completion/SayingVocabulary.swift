// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words of many sentences by number, in alphabetical order, so that those with one beginning are neighbors.
struct SayingVocabulary: Sendable {
    /// Folded.
    private let words: [String]
    /// The letters of all of them, one after the other, and for each where they begin; one more at the end.
    private let letters: [UInt32]
    private let starts: [Int32]

    init(_ words: Set<String>) {
        let words = words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var letters: [UInt32] = []
        var starts: [Int32] = [0]
        for word in words {
            letters += word.unicodeScalars.map(\.value)
            starts.append(Int32(letters.count))
        }
        (self.words, self.letters, self.starts) = (words, letters, starts)
    }

    /// The number of a word; nil for one that no sentence has.
    func number(of word: String) -> Int32? {
        let place = firstPlace { !$0.utf8.lexicographicallyPrecedes(word.utf8) }
        return place < words.count && words[place] == word ? Int32(place) : nil
    }

    /// The numbers of the words with a beginning.
    func numbers(beginning: String) -> Range<Int32> {
        let start = firstPlace { !$0.utf8.lexicographicallyPrecedes(beginning.utf8) }
        let end = firstPlace {
            !$0.utf8.lexicographicallyPrecedes(beginning.utf8) && !$0.utf8.starts(with: beginning.utf8)
        }
        return Int32(start)..<Int32(end)
    }

    /// The numbers of the words that one slip makes another one.
    ///
    /// - Parameter isUnfinished: Whether the word may go on.
    func numbers(near word: String, isUnfinished: Bool) -> [Int32] {
        let word = word.unicodeScalars.map(\.value)
        guard (SlipDistance.shortestWord...SlipDistance.longestWord).contains(word.count) else { return [] }
        var found: [Int32] = []
        for place in words.indices {
            let other = letters[Int(starts[place])..<Int(starts[place + 1])]
            // Of a word with one slip the first letter or the second one is as it should be.
            guard let first = other.first,
                first == word[0] || first == word[1] || other.dropFirst().first == word[1]
                    || other.dropFirst().first == word[0],
                SlipDistance.isOneSlip(from: word[...], to: other, isUnfinished: isUnfinished)
            else { continue }
            found.append(Int32(place))
        }
        return found
    }

    /// The first place whose word, and all after it, are so.
    private func firstPlace(where isSo: (String) -> Bool) -> Int {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) >> 1
            if isSo(words[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Tells words apart by one letter that is wrong, missing, too many, or changed about with the next one.
enum SlipDistance {
    /// Letters that a word needs so that one of them may be wrong.
    static let shortestWord = 4
    /// Who types a longer word is not corrected.
    static let longestWord = 40

    static func isOneSlip(
        from word: ArraySlice<UInt32>, to other: ArraySlice<UInt32>, isUnfinished: Bool = false
    ) -> Bool {
        guard other.count >= shortestWord - 1, isUnfinished || abs(word.count - other.count) <= 1,
            other.count >= word.count - 1
        else { return false }
        let same = zip(word, other).prefix { $0 == $1 }.count
        let (word, other) = (word.dropFirst(same), other.dropFirst(same))
        // Both go on after the place where they part, in one of four ways.
        let isAnother = fits(word.dropFirst(), other.dropFirst(), isUnfinished)
        let isMissing = fits(word, other.dropFirst(), isUnfinished)
        let isExtra = fits(word.dropFirst(), other, isUnfinished)
        let isChanged =
            word.prefix(2).reversed().elementsEqual(other.prefix(2))
            && fits(word.dropFirst(2), other.dropFirst(2), isUnfinished)
        return isAnother || isMissing || isExtra || isChanged
    }

    private static func fits(_ rest: ArraySlice<UInt32>, _ other: ArraySlice<UInt32>, _ isUnfinished: Bool) -> Bool {
        guard isUnfinished ? rest.count <= other.count : rest.count == other.count else { return false }
        return other.starts(with: rest)
    }
}
