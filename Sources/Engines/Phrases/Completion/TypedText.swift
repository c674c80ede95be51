// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person has typed so far, word by word, as the words of sentences that each may be.
struct TypedText {
    /// One word, or a character that is one.
    struct Word {
        var text: String
        var isDigits: Bool
        var isIdeograph: Bool
        /// Says nothing by itself, as an article does.
        var isFiller: Bool
        /// Whether a sentence that has it not may be meant all the same.
        var mayBeMissing: Bool
        /// Neighbors in the vocabulary.
        var numbers: Range<Int32>
        /// Those that a slip, or the ending of a plural, leads to.
        var others: Set<Int32> = []
        /// The ending that the word has more than one of the others.
        var ending = ""

        func isOne(_ number: Int32) -> Bool { numbers.contains(number) || others.contains(number) }
    }

    let folded: FoldedText
    let words: [Word]

    /// Words that are looked at; who types more is not helped by a proposal.
    static let mostWords = 25

    /// - Parameters:
    ///   - isUnfinished: Whether the last word may go on, unless a gap stands behind it.
    ///   - isForgiving: Whether words with a slip are found too.
    init(
        _ text: String, in completer: Completer, isUnfinished: Bool, isForgiving: Bool
    ) {
        let folded = FoldedText(text)
        let isOpen = isUnfinished && !(text.last.map { CharacterKind($0) == .separator } ?? true)
        self.folded = folded
        var forgiven = 0
        words = folded.tokens.prefix(Self.mostWords + 1).enumerated().map { place, token in
            let word = Self.word(
                token, completer, isUnfinished: isOpen && place == folded.tokens.count - 1,
                isForgiving: isForgiving && forgiven < Self.mostForgiven)
            if word.numbers.isEmpty { forgiven += 1 }
            return word
        }
    }

    /// Words that are compared with all others.
    private static let mostForgiven = 4

    private static func word(
        _ token: FoldedText.Token, _ completer: Completer, isUnfinished: Bool, isForgiving: Bool
    ) -> Word {
        let (text, vocabulary) = (token.text, completer.sayings.vocabulary)
        let isFiller = completer.fillers.contains(text)
        let number = vocabulary.number(of: text)
        var word = Word(
            text: text, isDigits: text.utf8.allSatisfy { (0x30...0x39).contains($0) }, isIdeograph: token.isIdeograph,
            isFiller: isFiller, mayBeMissing: isFiller || completer.around.contains(text),
            numbers: isUnfinished ? vocabulary.numbers(beginning: text) : number.map { $0..<$0 + 1 } ?? 0..<0)
        guard word.numbers.isEmpty, !token.isIdeograph, !word.isDigits else { return word }
        for ending in ["s", "es"] where text.hasSuffix(ending) && word.others.isEmpty {
            guard let single = vocabulary.number(of: String(text.dropLast(ending.count))) else { continue }
            word.others = [single]
            word.ending = ending
        }
        if isForgiving, word.others.isEmpty {
            word.others = Set(vocabulary.numbers(near: text, isUnfinished: isUnfinished))
        }
        return word
    }
}
