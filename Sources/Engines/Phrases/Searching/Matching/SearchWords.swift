// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words of something that may be looked for.
struct SearchWords: Sendable {
    /// Of texts that apps give, more is not looked at.
    private static let longestTitle = 200
    private static let longestText = 600
    private static let mostTitles = 24
    private static let mostKeywords = 32

    /// In all languages, the one that is shown first.
    private let titles: [FoldedWords]
    /// How titles sound that are written in characters, and the first letters of their syllables.
    private let sounds: [FoldedWords]
    private let keywords: [FoldedWords]
    private let text: FoldedWords?
    /// Whether a title can be all that is looked for: what is to be continued with never is.
    private let isComplete: Bool

    init(_ entry: SearchEntry) {
        isComplete = entry.kind != .beginning
        let all = ([entry.title] + entry.otherTitles).prefix(Self.mostTitles).map {
            String($0.prefix(Self.longestTitle))
        }
        var known: Set<String> = []
        let different = all.filter { known.insert($0).inserted }
        titles = different.map { FoldedWords($0) }
        sounds = different.flatMap(Self.sounds)
        keywords = entry.keywords.prefix(Self.mostKeywords).map { FoldedWords(String($0.prefix(Self.longestTitle))) }
        text = entry.text.map { FoldedWords(String($0.prefix(Self.longestText))) }
    }

    /// A title by the usual reading of its characters, and by their first letters, which are typed from the first on;
    /// nothing where it has none.
    private static func sounds(of title: String) -> [FoldedWords] {
        var (spelling, initials): ([UInt8], [UInt8]) = ([], [])
        var starts: [Int] = []
        var hasCharacters = false
        for token in FoldedText(title).tokens {
            var sound = token.text[...]
            if token.isIdeograph, let scalar = token.text.unicodeScalars.first,
                let syllable = Pinyin.syllables(of: scalar).first
            {
                sound = syllable
                hasCharacters = true
            }
            guard sound.utf8.allSatisfy({ $0 < 0x80 }), let first = sound.utf8.first else { continue }
            starts.append(spelling.count)
            spelling += sound.utf8
            initials.append(first)
        }
        guard hasCharacters else { return [] }
        return [FoldedWords(spelling, starts: starts), FoldedWords(initials, starts: [0])]
    }

    /// How well it matches; nil if a word is missing.
    func match(of wanted: SearchedText) -> SearchMatch? {
        let length = titles[0].bytes.count
        if let place = bestTitle(of: wanted.whole) {
            let isWhole = isComplete && place.isAtStart && titles.contains { $0.bytes == wanted.whole.bytes }
            return SearchMatch(
                quality: isWhole ? .whole : place.isStart ? .word : .inside, isAtStart: place.isAtStart, length: length
            ).better(than: wanted, sounds: sounds, length: length)
        }
        var worst = SearchMatch(quality: .word, isAtStart: false, length: length)
        for (number, word) in wanted.words.enumerated() {
            guard let found = match(ofWord: word, length: length) else { return nil }
            if found.quality > worst.quality { worst.quality = found.quality }
            if number == 0 { worst.isAtStart = found.isAtStart }
        }
        return worst
    }

    private func bestTitle(of words: FoldedWords) -> (isStart: Bool, isAtStart: Bool)? {
        var best: (isStart: Bool, isAtStart: Bool)?
        for title in titles {
            guard let place = title.place(of: words) else { continue }
            if place.index == 0 { return (true, true) }
            if best == nil || place.isStart { best = (place.isStart, false) }
        }
        return best
    }

    private func match(ofWord word: FoldedWords, length: Int) -> SearchMatch? {
        if let place = bestTitle(of: word), place.isStart {
            return SearchMatch(quality: .word, isAtStart: place.isAtStart, length: length)
        }
        if let sound = Self.sound(of: word, in: sounds, length: length) { return sound }
        if bestTitle(of: word) != nil { return SearchMatch(quality: .inside, length: length) }
        if keywords.contains(where: { $0.place(of: word) != nil }) {
            return SearchMatch(quality: .keyword, length: length)
        }
        if text?.place(of: word, isWhole: word.isSpelled) != nil { return SearchMatch(quality: .text, length: length) }
        return nil
    }

    /// What is typed by sound begins at a syllable, however the letters are parted.
    fileprivate static func sound(of word: FoldedWords, in sounds: [FoldedWords], length: Int) -> SearchMatch? {
        guard word.isSpelled else { return nil }
        for sound in sounds {
            if let place = sound.place(of: word, isWhole: true) {
                return SearchMatch(quality: .sound, isAtStart: place.index == 0, length: length)
            }
        }
        return nil
    }
}

extension SearchMatch {
    /// What is inside a title may sound like the beginning of a word of it.
    fileprivate func better(than wanted: SearchedText, sounds: [FoldedWords], length: Int) -> SearchMatch {
        guard quality == .inside else { return self }
        return SearchWords.sound(of: wanted.whole, in: sounds, length: length) ?? self
    }
}
