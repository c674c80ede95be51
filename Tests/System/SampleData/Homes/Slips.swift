// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One slip of the fingers in a sentence: a letter that is wrong, missing, doubled or changed about with the next.
///
/// It is in a word of four letters or more that is no free text, and the word does not become another one of the sentences'
/// own. Of Chinese characters any may be it but numerals: half of the slips are another character of the same sound, as who
/// types by sound chooses the wrong one.
struct Slips {
    private enum Kind: CaseIterable {
        case wrong, missing, doubled, swapped
    }

    /// Lowercase words of all the sentences.
    let vocabulary: Set<String>

    private static let fewestLetters = 4
    private static let numerals = Set("零一二三四五六七八九十百千万两半点")

    func sentence(_ marked: MarkedSentence, using random: inout SeededRandom) -> String? {
        guard !marked.isUnclear else { return nil }
        let places = places(in: marked)
        for _ in 0..<20 {
            let kind = Kind.allCases.randomElement(using: &random)
            guard let place = places.randomElement(using: &random), let kind else { return nil }
            if let characters = slipped(marked, at: place, kind, using: &random) { return String(characters) }
        }
        return nil
    }

    /// Where a slip may be.
    private func places(in marked: MarkedSentence) -> [Int] {
        marked.characters.indices.filter { place in
            guard !marked.isFree(place) else { return false }
            if marked.characters[place].isIdeograph { return !Self.numerals.contains(marked.characters[place]) }
            return Self.word(at: place, in: marked.characters).count >= Self.fewestLetters
        }
    }

    private func slipped(
        _ marked: MarkedSentence, at place: Int, _ kind: Kind, using random: inout SeededRandom
    ) -> [Character]? {
        var characters = marked.characters
        let letter = characters[place]
        let word = Self.word(at: place, in: characters)
        let next = place + 1
        switch letter.isIdeograph && Bool.random(using: &random) ? .wrong : kind {
        case .wrong:
            guard let other = Self.other(than: letter, using: &random) else { return nil }
            characters[place] = other
        case .missing: characters.remove(at: place)
        case .doubled: characters.insert(letter, at: place)
        case .swapped:
            let isMovable = letter.isIdeograph ? !marked.isFree(next) : word.contains(next)
            guard next < characters.count, isMovable, characters[next].isLetter, characters[next] != letter,
                !Self.numerals.contains(characters[next])
            else { return nil }
            characters.swapAt(place, next)
        }
        let start = letter.isIdeograph ? place : word.lowerBound
        let changed = String(characters[Self.word(at: min(start, characters.count - 1), in: characters)])
        return vocabulary.contains(changed.lowercased()) ? nil : characters
    }

    /// The letters without a gap around a place; none around a Chinese character.
    static func word(at place: Int, in characters: [Character]) -> Range<Int> {
        func isInWord(_ index: Int) -> Bool { characters[index].isLetter && !characters[index].isIdeograph }
        guard characters.indices.contains(place), isInWord(place) else { return place..<place }
        var start = place
        var end = place + 1
        while start > 0, isInWord(start - 1) { start -= 1 }
        while end < characters.count, isInWord(end) { end += 1 }
        return start..<end
    }

    private static func other(than letter: Character, using random: inout SeededRandom) -> Character? {
        let others = letter.isIdeograph ? Homophones.of(letter) : Array("abcdefghijklmnopqrstuvwxyz")
        return others.filter { $0 != Character(letter.lowercased()) }.randomElement(using: &random)
    }
}

extension Character {
    /// Whether it is a word of its own, as Chinese characters are.
    var isIdeograph: Bool { unicodeScalars.first.map(\.properties.isIdeographic) ?? false }
}
