// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A person's own phrases as a grammar: words, and anything at all in the place of a slot.
package struct PhraseGrammar: Sendable {
    private static let anything = "anything"

    private let patterns: [PhrasePattern]
    private let recognizer: Recognizer

    /// - Throws: ``TemplateError`` where they are too many for a grammar.
    package init(_ patterns: [PhrasePattern]) throws(TemplateError) {
        self.patterns = patterns
        var builder = GrammarBuilder()
        try builder.add(.freeText, named: Self.anything)
        for (meaning, pattern) in patterns.enumerated() {
            try builder.add(Self.template(of: pattern), text: pattern.text, meaning: meaning)
        }
        recognizer = Recognizer(builder.grammar())
    }

    private static func template(of pattern: PhrasePattern) -> PhraseTemplate {
        let parts: [PhraseTemplate] = pattern.pieces.map { piece in
            switch piece {
            case .literal(let word): .text(word)
            case .slot(let name): .slot(list: anything, name: name)
            }
        }
        return .sequence(Array(parts.map { [$0] }.joined(separator: [.text(" ")])))
    }

    /// The phrase that a text is, to the letter: the one with the most words of its own, then the fewest slots, then
    /// slots that end sooner.
    package func match(_ text: String) -> PhraseMatch? {
        recognizer.readings(of: Utterance(text)).min(by: Self.isBetter).map(match)
    }

    private static func isBetter(_ first: Reading, than second: Reading) -> Bool {
        if first.cost.open != second.cost.open { return first.cost.open < second.cost.open }
        if first.slots.count != second.slots.count { return first.slots.count < second.slots.count }
        let (words, others) = (first.slots.map(\.words.count), second.slots.map(\.words.count))
        return words == others ? first.meaning < second.meaning : words.lexicographicallyPrecedes(others)
    }

    /// What a text may be that is not a phrase to the letter.
    package func understanding(of text: String) -> Understanding<PhraseMatch> {
        recognizer.understanding(of: Utterance(text)).map(match)
    }

    private func match(_ reading: Reading) -> PhraseMatch {
        PhraseMatch(
            index: reading.meaning,
            slots: Dictionary(reading.slots.map { ($0.name, $0.words) }) { first, _ in first })
    }
}
