// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Makes the sentences that a person may be shown of the titles of intents, and of what may stand in their gaps.
package struct TitleSayings {
    private struct ListKey: Hashable {
        var language: String
        var values: IntentWording.Values
    }

    private var patterns: [SayingPattern] = []
    private var lists: [GapValues] = []
    /// What is said alike in many titles is one list.
    private var known: [ListKey: Int] = [:]
    private var languages: Set<String> = []
    private var fillers: Set<String> = []
    private var around: Set<String> = []

    package init() {}

    /// Adds the titles of one intent.
    ///
    /// - Parameter meaning: What its sentences are told with.
    package mutating func add(_ wording: IntentWording, meaning: Int) {
        learnFillers(of: wording.language)
        for title in wording.titles { add(title, of: wording, meaning: meaning) }
    }

    /// Adds a sentence with `${parameter}` for the values of an intent.
    ///
    /// One that has a value that can't be said, or nothing but values, is left out.
    package mutating func add(_ title: String, of wording: IntentWording, meaning: Int) {
        learnFillers(of: wording.language)
        var hasWords = false
        var pieces: [SayingPattern.Piece] = []
        for piece in TitleReader.pieces(of: title) {
            switch piece {
            case .words(let words):
                pieces.append(.words(words))
                if !FoldedText(words).tokens.isEmpty { hasWords = true }
            case .value(let name):
                guard let parameter = wording.parameters.first(where: { $0.name == name }) else { return }
                pieces.append(.gap(list: list(parameter.values, wording.language)))
            }
        }
        if hasWords { patterns.append(SayingPattern(pieces, meaning: meaning)) }
    }

    package func completer() -> Completer {
        Completer(patterns, lists: lists, fillers: fillers, around: around)
    }

    private mutating func learnFillers(of language: String) {
        guard languages.insert(language).inserted else { return }
        let words = LanguageWords.of(language)
        fillers.formUnion(words.joining)
        around.formUnion(FillerWords.words(of: language))
        around.formUnion(words.actions.joined())
    }

    private mutating func list(_ values: IntentWording.Values, _ language: String) -> Int {
        let key = ListKey(language: language, values: values)
        if let place = known[key] { return place }
        known[key] = lists.count
        switch values {
        case .names(let names): lists.append(.names(names.filter { !$0.isEmpty }))
        case .numbers:
            let words = LanguageWords.of(language)
            lists.append(.numbers(words: HeardValues(words, language).names, measures: words.measures))
        case .decimals, .duration, .date, .money, .measurement, .freeText: lists.append(.open)
        }
        return lists.count - 1
    }
}
