// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an intent's titles say is done, and with what.
struct TitleWords {
    /// Words for the action, its own first.
    private(set) var action: [String] = []
    /// Words for the thing.
    private(set) var things: [PhraseTemplate] = []
    /// The titles' words for the thing, each title's on a line of its own.
    private(set) var thingTexts = ""
    /// Whether the action says all: who checks in does it with nothing.
    private(set) var isWhole = false

    init(_ wording: IntentWording, _ words: LanguageWords) {
        let texts = wording.titles.map { title in
            TitleReader.pieces(of: title).map { piece in
                if case .words(let words) = piece { words } else { " " }
            }.joined()
        }
        guard let first = texts.first else { return }
        let category =
            words.categories[wording.category].flatMap { name in words.actions.first { $0[0] == name } } ?? []
        let all = (category + words.actions.flatMap { $0 }).map { FoldedText($0).tokens.map(\.text) }
        let own = Self.action(of: FoldedText(first), among: all, words)
        func isOwn(_ action: String) -> Bool { FoldedText(action).tokens.map(\.text) == own }
        // A word may be one for several actions: the category says for which.
        let same = category.contains(where: isOwn) ? category : words.actions.first { $0.contains(where: isOwn) } ?? []
        let whole = own.joined(separator: words.isUnspaced ? "" : " ")
        action = (whole.isEmpty ? [] : [whole]) + same + category.filter { !same.contains($0) }
        isWhole = words.whole.contains { category.first == $0 }
        let joining = Set(words.joining.map { FoldedText($0).key })
        var seen: Set<[String]> = []
        for text in texts {
            let rest = Self.rest(of: FoldedText(text), without: own, joining: joining, words)
            guard !rest.isEmpty, seen.insert(rest).inserted else { continue }
            things.append(Self.thing(rest, words))
            thingTexts += rest.joined(separator: " ") + "\n"
        }
    }

    /// The words of a title that say what is done: known ones, else the first.
    private static func action(of title: FoldedText, among known: [[String]], _ words: LanguageWords) -> [String] {
        let tokens = title.tokens.map(\.text)
        let longestFirst = known.sorted { $0.count > $1.count }
        if let start = longestFirst.first(where: { !$0.isEmpty && tokens.starts(with: $0) }) { return start }
        guard words.hasActionLast else { return tokens.prefix(1).map { $0 } }
        let end = longestFirst.first {
            !$0.isEmpty && tokens.count >= $0.count && tokens.suffix($0.count).elementsEqual($0)
        }
        return end ?? (words.isUnspaced ? [] : Array(tokens.suffix(1)))
    }

    private static func rest(
        of title: FoldedText, without action: [String], joining: Set<String>, _ words: LanguageWords
    ) -> [String] {
        var tokens = title.tokens.map(\.text)
        if let range = tokens.firstRange(of: action), !action.isEmpty { tokens.removeSubrange(range) }
        // A character by itself may be part of a word, unless none of them says anything.
        guard words.isUnspaced else { return tokens.filter { !joining.contains($0) } }
        let empty = joining.union(words.measures)
        return tokens.allSatisfy(empty.contains) ? [] : tokens
    }

    /// The word, and others for the same.
    private static func same(_ word: String, _ words: LanguageWords) -> [String] {
        let gap = words.isUnspaced ? "" : " "
        let all = words.things.first { same in
            same.contains { FoldedText($0).tokens.map(\.text).joined(separator: gap) == word }
        }
        return [word] + (all ?? []).filter { $0 != word }
    }

    /// The last word names the thing, those before it may be left out.
    private static func thing(_ tokens: [String], _ words: LanguageWords) -> PhraseTemplate {
        if words.isUnspaced { return .alternatives(same(tokens.joined(), words).map { .text($0) }) }
        let heads = same(tokens[tokens.count - 1], words).map { PhraseTemplate.text($0) }
        let head: PhraseTemplate = .sequence([
            .alternatives(heads), .optional(.alternatives(words.plurals.map { .text($0) })),
        ])
        return .sequence(tokens.dropLast().map { .optional(.text($0 + " ")) } + [head])
    }
}
